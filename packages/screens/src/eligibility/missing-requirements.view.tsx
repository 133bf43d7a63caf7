import type { MissingRequirement, VerificationEmailState } from "@broker/hooks";
import { Checklist, Inline, Link, Stack, Text } from "@broker/ui";
import type { ComponentType } from "react";
import type { ErrorDialogProps } from "../failure/error-dialog.view.tsx";
import { CompanyContact, RefusedDocuments } from "../frame/company-contact.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { eligibilityMessages } from "./eligibility.messages.ts";
import { ResendEmail } from "./resend-email.view.tsx";
import { useRemedies } from "./use-remedies.ts";

const words = {
  email: { title: "email", text: "emailText" },
  kyc: { title: "kyc", text: "kycText", way: "verify" },
  bankSettings: { title: "bankSettings", text: "bankSettingsText", way: "addBank" },
} as const;
const cancelled = { title: "kycCancelled", text: "kycCancelledText", way: "seeStatus" } as const;
const pending = { title: "kycPending", text: "kycPendingText", way: "seeStatus" } as const;

interface MissingRequirementsProps {
  missing: readonly MissingRequirement[];
  mail: VerificationEmailState;
  /** `ErrorDialog`, or a component that loads it late. */
  alert: ComponentType<ErrorDialogProps>;
}

/** The missing requirements as one checklist, in the order in which to meet them, each with a link. */
export function MissingRequirements({ missing, mail, alert }: MissingRequirementsProps) {
  const t = useMessages(eligibilityMessages);
  const remedies = useRemedies();
  // The first that the user can meet has the primary action.
  const next = missing.find(({ isUnderReview, fixAt }) => !isUnderReview && fixAt !== "support");
  return (
    <Checklist
      look="list"
      steps={missing.map(({ requirement, fixAt, isUnderReview }) => {
        const said = isUnderReview ? pending : fixAt === "support" ? cancelled : words[requirement];
        const look = requirement === next?.requirement ? "primary" : "secondary";
        const content = (
          <>
            <Stack gap={1}>
              <Text weight="medium">{t(said.title)}</Text>
              <Text tone="muted">{t(said.text)}</Text>
            </Stack>
            {fixAt === "support" && <CompanyContact />}
            <Inline>
              {"way" in said ? (
                <Link href={remedies[fixAt]} look={look}>
                  {t(said.way)}
                </Link>
              ) : mail.step === "sent" ? (
                <output>
                  <Text as="span" tone="positive">
                    {t("resent")}
                  </Text>
                </output>
              ) : (
                <ResendEmail mail={mail} alert={alert} incomplete={t("incomplete")} variant={look} />
              )}
            </Inline>
          </>
        );
        const children =
          fixAt === "support" ? (
            <RefusedDocuments look="item" isLead={!next}>
              {content}
            </RefusedDocuments>
          ) : (
            content
          );
        return { id: requirement, state: "ahead", children };
      })}
    />
  );
}

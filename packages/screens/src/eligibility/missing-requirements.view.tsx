import type { MissingRequirement, VerificationEmail } from "@broker/hooks";
import { Button, Link, Notice, Stack, Text } from "@broker/ui";
import { type ComponentType, Suspense, useState } from "react";
import type { ErrorDialogProps } from "../failure/error-dialog.view.tsx";
import { failureMessages } from "../failure/failure.messages.ts";
import { failureText } from "../failure/failure-text.ts";
import { useMessages } from "../i18n/translation.tsx";
import { eligibilityMessages } from "./eligibility.messages.ts";

const places = {
  myAccount: "/my-account",
  support: "/my-account",
  withdrawalSettings: "/profile?tab=withdrawal-settings",
} as const;

const words = {
  email: { title: "email", text: "emailText" },
  kyc: { title: "kyc", text: "kycText", way: "verify" },
  bankSettings: { title: "bankSettings", text: "bankSettingsText", way: "addBank" },
} as const;
const cancelled = { title: "kycCancelled", text: "kycCancelledText", way: "seeStatus" } as const;
const pending = { title: "kycPending", text: "kycPendingText", way: "seeStatus" } as const;

interface ResendProps {
  mail: VerificationEmail;
  /** `ErrorDialog`, perhaps with code that comes later. */
  alert: ComponentType<ErrorDialogProps>;
}

/** The way to verify an e-mail address: the message once more. */
function ResendEmail({ mail, alert: Alert }: ResendProps) {
  const t = useMessages(eligibilityMessages);
  const f = useMessages(failureMessages);
  const [isIncomplete, setIncomplete] = useState(false);
  if (mail.step === "sent") {
    return (
      <output>
        <Text as="span" tone="positive">
          {t("resent")}
        </Text>
      </output>
    );
  }
  const isReady = mail.step === "ready";
  const failed = isReady && mail.failure ? failureText(f, mail.failure) : null;
  const problem = isIncomplete ? t("incomplete") : failed;
  return (
    <Stack gap={2} align="start">
      <Button
        variant="secondary"
        isPending={!isReady}
        pendingLabel={t("resending")}
        onPress={() => {
          if (!isReady) return;
          if (mail.canResend) mail.resend();
          else setIncomplete(true);
        }}
      >
        {t("resend")}
      </Button>
      {problem !== null && (
        <Suspense fallback={null}>
          <Alert text={problem} onRead={() => setIncomplete(false)} />
        </Suspense>
      )}
    </Stack>
  );
}

/** What the account still lacks, in the order in which to put it right, each with the way there. */
export function MissingRequirements(props: ResendProps & { missing: readonly MissingRequirement[] }) {
  const t = useMessages(eligibilityMessages);
  return (
    <Stack gap={3}>
      {props.missing.map(({ requirement, fixAt, isUnderReview }) => {
        const said = isUnderReview ? pending : fixAt === "support" ? cancelled : words[requirement];
        return (
          <Notice
            key={requirement}
            tone={isUnderReview ? "information" : "warning"}
            role="none"
            title={t(said.title)}
            actions={
              "way" in said ? (
                <Link href={places[fixAt]} look="secondary">
                  {t(said.way)}
                </Link>
              ) : (
                <ResendEmail mail={props.mail} alert={props.alert} />
              )
            }
          >
            {t(said.text)}
          </Notice>
        );
      })}
    </Stack>
  );
}

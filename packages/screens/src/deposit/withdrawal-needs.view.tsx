import type { EligibilityState, MissingRequirement } from "@broker/hooks";
import { Link, Notice, Stack, Text } from "@broker/ui";
import { eligibilityMessages } from "../eligibility/eligibility.messages.ts";
import { useRemedies } from "../eligibility/use-remedies.ts";
import { CompanyContact, RefusedDocuments } from "../frame/company-contact.tsx";
import { useMessages } from "../i18n/translation.tsx";

const words = {
  email: { title: "email", way: "seeStatus" },
  kyc: { title: "kyc", way: "verify" },
  bankSettings: { title: "bankSettings", way: "addBank" },
} as const;
const pending = { title: "kycPending", way: "seeStatus" } as const;
const cancelled = { title: "kycCancelled", way: "seeStatus" } as const;

function Need({ requirement, fixAt, isUnderReview }: MissingRequirement) {
  const t = useMessages(eligibilityMessages);
  const remedies = useRemedies();
  const { title, way } = isUnderReview ? pending : fixAt === "support" ? cancelled : words[requirement];
  const content = (
    <Text>
      {t(title)} <Link href={remedies[fixAt]}>{t(way)}</Link>
    </Text>
  );
  if (fixAt !== "support") return <li>{content}</li>;
  return (
    <li>
      <RefusedDocuments look="link">
        {content}
        <CompanyContact />
      </RefusedDocuments>
    </li>
  );
}

/** Shows the requirements of a later withdrawal before the user deposits. */
export function WithdrawalNeeds({ eligibility }: { eligibility: EligibilityState }) {
  const t = useMessages(eligibilityMessages);
  if (eligibility.status === "failed") {
    return (
      <Notice tone="information" role="none" title={t("deposit")}>
        {t("depositUnknown")}
      </Notice>
    );
  }
  if (eligibility.status === "loading" || eligibility.missing.length === 0) return null;
  const isStuck = eligibility.missing.some(({ fixAt }) => fixAt === "support");
  return (
    <Notice tone={isStuck ? "warning" : "information"} role="none" title={t("deposit")}>
      <Stack gap={3}>
        <Text>{t("depositText")}</Text>
        <Stack as="ul" gap={2}>
          {eligibility.missing.map((lack) => (
            <Need key={lack.requirement} {...lack} />
          ))}
        </Stack>
      </Stack>
    </Notice>
  );
}

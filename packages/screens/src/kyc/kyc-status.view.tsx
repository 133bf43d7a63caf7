import type { KycVerification } from "@broker/hooks";
import { BadgeCheck, Card, CircleX, Clock, DescriptionList, EmptyState, Stack, Text } from "@broker/ui";
import { CompanyContact } from "../frame/company-contact.tsx";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { kycMessages } from "./kyc.messages.ts";

/** What was verified, for whom and when. */
export function KycApproved({ kyc }: { kyc: Extract<KycVerification, { step: "approved" }> }) {
  const t = useMessages(kycMessages);
  const { locale } = useLanguage();
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: "long" });
  return (
    <Card padding="large">
      <Stack gap={6}>
        <EmptyState title={t("approved")} level={2} icon={BadgeCheck}>
          {t("approvedText")}
        </EmptyState>
        <DescriptionList
          items={[
            { term: t("verifiedName"), details: kyc.fullName },
            { term: t("verifiedWhat"), details: t("verifiedWhatText") },
            ...(kyc.approvedAt ? [{ term: t("approvedAt"), details: dates.format(kyc.approvedAt) }] : []),
          ]}
        />
      </Stack>
    </Card>
  );
}

/** Submitted: the sentence, and no more (spec 2.8). What becomes of a submission, the page notices by itself. */
export function KycPending() {
  const t = useMessages(kycMessages);
  return (
    <Card padding="large">
      <EmptyState title={t("pendingApproval")} level={2} icon={Clock} />
    </Card>
  );
}

/** Cancelled: the sentence (spec 2.8), why, and who can open the check again. */
export function KycCancelled({ reason }: { reason: string | null }) {
  const t = useMessages(kycMessages);
  return (
    <Card padding="large">
      <EmptyState title={t("cancelledByAdmin")} level={2} icon={CircleX}>
        <Stack gap={3} align="center">
          {reason !== null && <Text>{t("cancelledReason", { reason })}</Text>}
          <Text tone="muted">{t("cancelledText")}</Text>
          <CompanyContact />
        </Stack>
      </EmptyState>
    </Card>
  );
}

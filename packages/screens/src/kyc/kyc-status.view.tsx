import type { KycVerification } from "@broker/hooks";
import { BadgeCheck, Card, CircleX, Clock, DescriptionList, EmptyState, Stack } from "@broker/ui";
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

const icons = { pendingApproval: Clock, cancelledByAdmin: CircleX } as const;

/** Submitted, or cancelled: the sentence, and no more (spec 2.8). What becomes of a submission, the page notices by itself. */
export function KycSentence({ status }: { status: keyof typeof icons }) {
  const t = useMessages(kycMessages);
  return (
    <Card padding="large">
      <EmptyState title={t(status)} level={2} icon={icons[status]} />
    </Card>
  );
}

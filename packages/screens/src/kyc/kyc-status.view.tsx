import type { KycVerification } from "@broker/hooks";
import { BadgeCheck, Button, Card, CircleX, Clock, DescriptionList, EmptyState, Stack } from "@broker/ui";
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

/** Submitted, and looked at by the provider. */
export function KycPending({ kyc }: { kyc: Extract<KycVerification, { step: "pendingApproval" }> }) {
  const t = useMessages(kycMessages);
  return (
    <Card padding="large">
      <EmptyState
        title={t("pendingApproval")}
        level={2}
        icon={Clock}
        action={
          <Button
            variant="secondary"
            onPress={kyc.refresh}
            isPending={kyc.isRefreshing}
            pendingLabel={t("refreshing")}
          >
            {t("refresh")}
          </Button>
        }
      >
        {t("pendingText")}
      </EmptyState>
    </Card>
  );
}

/** Cancelled: the sentence, and no more (spec 2.8). */
export function KycCancelled() {
  const t = useMessages(kycMessages);
  return (
    <Card padding="large">
      <EmptyState title={t("cancelledByAdmin")} level={2} icon={CircleX} />
    </Card>
  );
}

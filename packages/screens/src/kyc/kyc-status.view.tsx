import type { KycState } from "@broker/hooks";
import { BadgeCheck, Card, CircleX, Clock, DescriptionList, EmptyState, Grid, Stack, Text } from "@broker/ui";
import { CompanyContact } from "../frame/company-contact.tsx";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { kycMessages } from "./kyc.messages.ts";

/** The approved identity: the verified data, and the date. */
export function KycApproved({ kyc }: { kyc: Extract<KycState, { step: "approved" }> }) {
  const t = useMessages(kycMessages);
  const { locale } = useLanguage();
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: "long" });
  return (
    <Card padding="large">
      <Grid columns={2} gap={6} align="center">
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
      </Grid>
    </Card>
  );
}

/** Submitted: only the sentence of spec 2.8. The page updates itself after the decision. */
export function KycPending() {
  const t = useMessages(kycMessages);
  return (
    <Card padding="large">
      <EmptyState title={t("pendingApproval")} level={2} icon={Clock} />
    </Card>
  );
}

/** Cancelled: the sentence of spec 2.8, the reason, and the contact that can reopen the check. */
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

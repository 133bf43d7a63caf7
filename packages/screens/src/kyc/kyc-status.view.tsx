import type { KycState } from "@broker/hooks";
import {
  Card,
  DescriptionList,
  Grid,
  Heading,
  Inline,
  type OutcomeKind,
  OutcomeSign,
  Stack,
  Text,
} from "@broker/ui";
import type { ReactNode } from "react";
import { CompanyContact } from "../frame/company-contact.tsx";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { kycMessages } from "./kyc.messages.ts";

interface DecisionProps {
  outcome: OutcomeKind;
  /** The status in a sentence. */
  title: string;
  children?: ReactNode;
}

/** The status of the check, at the top of its page: the sign, the sentence, and further content. */
function Decision({ outcome, title, children }: DecisionProps) {
  return (
    <Inline gap={5} align={children ? "start" : "center"}>
      <OutcomeSign outcome={outcome} />
      <Stack gap={2} fills>
        <Heading level={2}>{title}</Heading>
        {children}
      </Stack>
    </Inline>
  );
}

/** The approved identity: the verified data, and the date. */
export function KycApproved({ kyc }: { kyc: Extract<KycState, { step: "approved" }> }) {
  const t = useMessages(kycMessages);
  const { locale } = useLanguage();
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: "long" });
  return (
    <Card padding="large">
      <Grid columns={2} gap={6} align="center">
        <Decision outcome="success" title={t("approved")}>
          <Text tone="muted">{t("approvedText")}</Text>
        </Decision>
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
      <Decision outcome="waiting" title={t("pendingApproval")} />
    </Card>
  );
}

/** Cancelled: the sentence of spec 2.8, the reason, and the contact that can reopen the check. */
export function KycCancelled({ reason }: { reason: string | null }) {
  const t = useMessages(kycMessages);
  return (
    <Card padding="large">
      <Decision outcome="failure" title={t("cancelledByAdmin")}>
        {reason !== null && <Text>{t("cancelledReason", { reason })}</Text>}
        <Text tone="muted" measure="prose">
          {t("cancelledText")}
        </Text>
        <CompanyContact />
      </Decision>
    </Card>
  );
}

import { Card, Link, Section } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { ReferralLink } from "../referral/referral-link.view.tsx";
import { dashboardMessages } from "./dashboard.messages.ts";

/** The referral link on the dashboard, and the way to who came by it. */
export function ReferralCard({ referralLink }: { referralLink: string }) {
  const t = useMessages(dashboardMessages);
  return (
    <Card padding="large">
      <Section heading={t("referral")} level={2} description={t("referralText")}>
        <ReferralLink referralLink={referralLink} />
        <Link href="/referrals?tab=history" look="standalone">
          {t("referralHistory")}
        </Link>
      </Section>
    </Card>
  );
}

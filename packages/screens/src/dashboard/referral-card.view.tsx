import { Card, Link, Section } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { usePlaces } from "../places/host.tsx";
import { ReferralLink } from "../referral/referral-link.view.tsx";
import { dashboardMessages } from "./dashboard.messages.ts";

/** The referral link on the dashboard, with a link to the history of referrals; a placeholder while it is loading. */
export function ReferralCard({ referralLink }: { referralLink: string | undefined }) {
  const t = useMessages(dashboardMessages);
  const places = usePlaces();
  return (
    <Card padding="large">
      <Section heading={t("referral")} level={2} description={t("referralText")}>
        <ReferralLink referralLink={referralLink} isLoading={referralLink === undefined} />
        <Link href={places.referrals("history")} look="standalone">
          {t("referralHistory")}
        </Link>
      </Section>
    </Card>
  );
}

import type { UserInfoState } from "@broker/hooks";
import { Card, Checklist, Grid, Section, Text } from "@broker/ui";
import { Unavailable } from "../failure/unavailable.view.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { ReferralLink } from "./referral-link.view.tsx";
import { referralMessages } from "./referral.messages.ts";

const steps = ["stepShare", "stepRegister", "stepFollow"] as const;

/** The tab for inviting: the link, and an explanation. */
export function InviteView({ user }: { user: UserInfoState }) {
  const t = useMessages(referralMessages);
  if (user.status === "failed") return <Unavailable failure={user.failure} retry={user.retry} />;
  return (
    <Grid columns={2} gap={6} align="start">
      <Card padding="large">
        <Section heading={t("inviteHeading")} level={2} description={t("inviteText")}>
          <ReferralLink
            referralLink={user.status === "loaded" ? user.info.referralLink : undefined}
            isLoading={user.status === "loading"}
          />
        </Section>
      </Card>
      <Section heading={t("stepsHeading")} level={2}>
        <Checklist
          look="list"
          steps={steps.map((step) => ({
            id: step,
            state: "ahead",
            children: <Text tone="muted">{t(step)}</Text>,
          }))}
        />
      </Section>
    </Grid>
  );
}

import { Grid, TallCell } from "@broker/ui";
import { ActivityPlace } from "./activity-place.view.tsx";
import { Balances } from "./balances.view.tsx";
import { HeroPlace } from "./hero-place.view.tsx";
import { ReferralCard } from "./referral-card.view.tsx";
import { StepsPlace } from "./steps-place.view.tsx";

/** The placeholder of the dashboard while the account is loading; a newcomer's begins with the next steps. */
export function DashboardPlace({ isNewcomer }: { isNewcomer: boolean }) {
  return (
    <>
      {isNewcomer && <StepsPlace />}
      <HeroPlace />
      <Grid columns="beside" gap={6}>
        <Balances info={undefined} />
        <TallCell>
          <ActivityPlace />
        </TallCell>
        <ReferralCard referralLink={undefined} />
      </Grid>
    </>
  );
}

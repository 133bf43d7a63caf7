import { Grid, TallCell } from "@broker/ui";
import { ActivityPlace } from "./activity-place.view.tsx";
import { Balances } from "./balances.view.tsx";
import type { PlaceProps } from "./curve-place.view.tsx";
import { HeroPlace } from "./hero-place.view.tsx";
import { ReferralCard } from "./referral-card.view.tsx";
import { StepsPlace } from "./steps-place.view.tsx";

/** The placeholder of the dashboard while the account is loading; a newcomer's begins with the next steps. */
export function DashboardPlace({ isNewcomer }: PlaceProps) {
  return (
    <>
      {isNewcomer && <StepsPlace />}
      <HeroPlace isNewcomer={isNewcomer} />
      <Grid columns="beside" gap={6}>
        <Balances info={undefined} />
        <TallCell>
          <ActivityPlace isNewcomer={isNewcomer} />
        </TallCell>
        <ReferralCard referralLink={undefined} />
      </Grid>
    </>
  );
}

import { Actions, Avatar, Card, FigureTile, Grid, Inline, Skeleton, Stack } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { CurvePlace, type PlaceProps } from "./curve-place.view.tsx";
import { dashboardMessages } from "./dashboard.messages.ts";

/** One per action of the account. */
const actions = [1, 2, 3];

/** The placeholder of the account. */
export function HeroPlace({ isNewcomer }: PlaceProps) {
  const t = useMessages(dashboardMessages);
  return (
    <Card padding="large">
      <Stack gap={5}>
        <Inline justify="between" gap={3}>
          <Inline gap={3} wrap="nowrap">
            <Avatar name="" size="large" />
            <Stack gap={0}>
              <Skeleton height="title" width="line" />
              <Skeleton height="small" width="half" />
            </Stack>
          </Inline>
          <Skeleton height="target" width="line" />
        </Inline>
        <Grid columns={2} gap={6}>
          <Stack gap={4}>
            <FigureTile label={t("accountBalance")} value={undefined} currency="USD" look="lead" />
            <Actions>
              {actions.map((action) => (
                <Skeleton key={action} height="target" width="button" />
              ))}
            </Actions>
          </Stack>
          <CurvePlace isNewcomer={isNewcomer} />
        </Grid>
      </Stack>
    </Card>
  );
}

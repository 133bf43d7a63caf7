import { Card, Section, Skeleton, Stack } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import type { PlaceProps } from "./curve-place.view.tsx";
import { dashboardMessages } from "./dashboard.messages.ts";

/** One row per movement in recent activity. */
const rows = [1, 2, 3, 4, 5];

/** The placeholder of recent activity, which newcomers do not have. */
export function ActivityPlace({ isNewcomer }: PlaceProps) {
  const t = useMessages(dashboardMessages);
  return (
    <Card padding="large">
      <Section heading={t("activity")} level={2}>
        {isNewcomer ? (
          <Skeleton height="block" />
        ) : (
          <>
            <Skeleton height="chart" />
            <Stack gap={4}>
              {rows.map((row) => (
                <Skeleton key={row} height="target" />
              ))}
            </Stack>
          </>
        )}
        <Skeleton height="target" width="third" />
      </Section>
    </Card>
  );
}

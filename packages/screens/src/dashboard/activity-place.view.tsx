import { Card, Section, Skeleton, Stack } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { dashboardMessages } from "./dashboard.messages.ts";

/** One row per movement in recent activity. */
const rows = [1, 2, 3, 4, 5];

/** The placeholder of recent activity. */
export function ActivityPlace() {
  const t = useMessages(dashboardMessages);
  return (
    <Card padding="large">
      <Section heading={t("activity")} level={2}>
        <Skeleton height="chart" />
        <Stack gap={4}>
          {rows.map((row) => (
            <Skeleton key={row} height="target" />
          ))}
        </Stack>
        <Skeleton height="target" width="third" />
      </Section>
    </Card>
  );
}

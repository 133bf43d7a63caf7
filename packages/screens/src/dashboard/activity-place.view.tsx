import { Card, Section, Skeleton } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { dashboardMessages } from "./dashboard.messages.ts";

/** Keeps the place of recent activity while it is on its way. */
export function ActivityPlace() {
  const t = useMessages(dashboardMessages);
  return (
    <Card padding="large">
      <Section heading={t("activity")} level={2}>
        <Skeleton height="block" />
      </Section>
    </Card>
  );
}

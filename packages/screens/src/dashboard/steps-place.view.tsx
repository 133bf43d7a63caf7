import { Card, Checklist, type ChecklistStep, Section, Skeleton } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { dashboardMessages } from "./dashboard.messages.ts";

const open = (
  <>
    <Skeleton height="title" width="half" />
    <Skeleton width="most" />
    <Skeleton height="target" width="half" />
  </>
);

const steps: readonly ChecklistStep[] = [
  { id: "1", state: "current", children: open },
  ...["2", "3", "4"].map((id) => ({ id, state: "ahead" as const, children: <Skeleton width="half" /> })),
];

/** The placeholder of a newcomer's next steps. */
export function StepsPlace() {
  const t = useMessages(dashboardMessages);
  return (
    <Card padding="large">
      <Section heading={t("nextSteps")} level={2} size="body">
        <Checklist steps={steps} completeLabel="" />
      </Section>
    </Card>
  );
}

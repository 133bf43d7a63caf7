import { FigureTile, Skeleton, Stack } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { dashboardMessages } from "./dashboard.messages.ts";

/** The placeholder of the curve of the last months. */
export function CurvePlace() {
  const t = useMessages(dashboardMessages);
  return (
    <Stack gap={3}>
      <FigureTile label={t("netDeposits")} value={undefined} currency="USD" look="plain" />
      <Skeleton height="curve" />
    </Stack>
  );
}

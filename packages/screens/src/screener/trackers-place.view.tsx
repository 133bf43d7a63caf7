import { Card, Section, Skeleton, Stack } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { screenerMessages } from "./screener.messages.ts";
import { ScreenerView } from "./screener.view.tsx";

/** Keeps the place of the market trackers while their code is on its way. */
export function TrackersPlace() {
  const t = useMessages(screenerMessages);
  return (
    <Card padding="large">
      <Section heading={t("title")} level={2}>
        <Stack gap={4}>
          <Skeleton height="target" />
          <Skeleton height="target" />
          <ScreenerView list={t("allStocks")} status="waiting" />
        </Stack>
      </Section>
    </Card>
  );
}

import { Card, Section, Stack, TabsPlace, ToggleGroupPlace } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { screenerMessages } from "./screener.messages.ts";
import { ScreenerPlace } from "./screener-loading.view.tsx";

/** The placeholder of the market trackers while their code is loading, at their size. */
export function TrackersPlace() {
  const t = useMessages(screenerMessages);
  return (
    <Card padding="large">
      <Section heading={t("title")} level={2}>
        <Stack gap={4}>
          <ToggleGroupPlace labels={[t("stocks"), t("crypto")]} />
          <TabsPlace>
            <ScreenerPlace />
          </TabsPlace>
        </Stack>
      </Section>
    </Card>
  );
}

import { Embed, Spinner, Stack, Text } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { screenerMessages } from "./screener.messages.ts";

/** The height of the third party's widget (spec 2.5). */
export const SCREENER_HEIGHT = 600;

/** The placeholder in a list's frame. */
export function ScreenerLoading() {
  const t = useMessages(screenerMessages);
  return (
    <Stack gap={3} align="center">
      <Spinner size="large" />
      <Text tone="muted">{t("loading")}</Text>
    </Stack>
  );
}

/** The placeholder of a list while its code is loading. */
export function ScreenerPlace() {
  const t = useMessages(screenerMessages);
  return (
    <Embed title={t("frame", { list: t("allStocks") })} height={SCREENER_HEIGHT} isShown={false}>
      <ScreenerLoading />
    </Embed>
  );
}

import { Embed, Spinner, Stack, Text } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { screenerMessages } from "./screener.messages.ts";

/** Height of the third party's widget (spec 2.5). */
export const SCREENER_HEIGHT = 600;

/** What stands in a list's frame until it is loaded. */
export function ScreenerLoading() {
  const t = useMessages(screenerMessages);
  return (
    <Stack gap={3} align="center">
      <Spinner size="large" />
      <Text tone="muted">{t("loading")}</Text>
    </Stack>
  );
}

/** Keeps the place of a list's frame while its code is on its way. */
export function ScreenerPlace() {
  const t = useMessages(screenerMessages);
  return (
    <Embed title={t("frame", { list: t("allStocks") })} height={SCREENER_HEIGHT} isShown={false}>
      <ScreenerLoading />
    </Embed>
  );
}

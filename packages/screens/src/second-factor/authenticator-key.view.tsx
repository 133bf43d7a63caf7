import { Code, CopyButton, Inline, QrCode, Stack, Text } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { secondFactorMessages } from "./second-factor.messages.ts";

/** The edge of the QR code in px, which a phone reads from a laptop's screen. */
const SIZE = 176;

/** The key of an authenticator app: as a QR code, and as text for a phone that cannot read its own screen. */
export function AuthenticatorKey({ uri, secret }: { uri: string; secret: string }) {
  const t = useMessages(secondFactorMessages);
  return (
    <Inline gap={5}>
      <QrCode text={uri} label={t("qr")} size={SIZE} />
      <Stack gap={2}>
        <Text tone="muted">{t("secret")}</Text>
        <Inline gap={2}>
          <Code isGrouped>{secret}</Code>
          <CopyButton
            text={secret}
            label={t("copySecret")}
            copiedLabel={t("copied")}
            failedLabel={t("copyFailed")}
          />
        </Inline>
      </Stack>
    </Inline>
  );
}

import { Button, Download, downloadQrCode, QrCode, Stack } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { referralMessages } from "./referral.messages.ts";

/** The link as a QR code of 96 px, to be scanned or downloaded. */
export function ReferralQr({ link }: { link: string }) {
  const t = useMessages(referralMessages);
  return (
    <Stack gap={3} align="start">
      <QrCode text={link} label={t("qr")} size={96} />
      <Button variant="quiet" icon={Download} onPress={() => void downloadQrCode(link, "referral-qr.png")}>
        {t("download")}
      </Button>
    </Stack>
  );
}

import { downloadQrCode, QrCode } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { referralMessages } from "./referral.messages.ts";

/** The link as a QR code of 96 px. */
export function ReferralQr({ link }: { link: string }) {
  const t = useMessages(referralMessages);
  return <QrCode text={link} label={t("qr")} size={96} />;
}

const NAME = "referral-qr.png";

/** Saves the QR code as an image, and returns its file name. */
export async function saveReferralQr(link: string): Promise<string> {
  await downloadQrCode(link, NAME);
  return NAME;
}

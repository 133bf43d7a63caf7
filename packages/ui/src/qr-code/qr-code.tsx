import { useMemo } from "react";
import { downloadBlob } from "../download/download-blob.ts";
import { qrCode } from "./qr-code.css.ts";
import { drawQrCode, paintQrCode } from "./qr-matrix.ts";

/** The properties of {@link QrCode}. */
export interface QrCodeProps {
  /** The encoded text. */
  text: string;
  /** A description, such as "Your referral link as a QR code". */
  label: string;
  /** The edge in px; 96 by default. */
  size?: number;
}

/**
 * A text as a QR code.
 *
 * @example
 * <QrCode text="https://portal.example/sign-up?referralCode=AMIRA7" label="Your referral link as a QR code" />
 */
export function QrCode({ text, label, size = 96 }: QrCodeProps) {
  const drawing = useMemo(() => drawQrCode(text), [text]);
  return (
    <svg
      className={qrCode}
      width={size}
      height={size}
      viewBox={`0 0 ${drawing.size} ${drawing.size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path fill="currentColor" d={drawing.path} />
    </svg>
  );
}

/**
 * Saves a QR code as a PNG file on the user's device.
 *
 * @example
 * <Button onPress={() => void downloadQrCode("https://portal.example", "referral-qr.png")}>Download</Button>
 */
export async function downloadQrCode(text: string, fileName: string, pixels = 768): Promise<void> {
  downloadBlob(await paintQrCode(text, pixels), fileName);
}

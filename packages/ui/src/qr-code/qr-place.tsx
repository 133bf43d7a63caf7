import { qrCode } from "./qr-code.css.ts";

/**
 * Keeps the place of a {@link QrCode} that is on its way, at its size; without the library that draws it.
 *
 * @example
 * <Suspense fallback={<QrPlace />}><LazyQrCode text={link} label="Referral link as a QR code" /></Suspense>
 */
export function QrPlace({ size = 96 }: { size?: number }) {
  return <svg className={qrCode} width={size} height={size} aria-hidden />;
}

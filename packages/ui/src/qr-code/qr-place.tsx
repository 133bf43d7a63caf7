import { qrCode } from "./qr-code.css.ts";

/**
 * Reserves the space of a {@link QrCode} that is loading, without the library that draws it.
 *
 * @example
 * <Suspense fallback={<QrPlace />}><LazyQrCode text={link} label="Referral link as a QR code" /></Suspense>
 */
export function QrPlace({ size = 96 }: { size?: number }) {
  return <svg className={qrCode} width={size} height={size} aria-hidden />;
}

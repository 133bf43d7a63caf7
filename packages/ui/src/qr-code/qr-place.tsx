import { qrPlace } from "./qr-code.css.ts";

/** The properties of `QrPlace`. */
interface QrPlaceProps {
  /** The width and the height of the code in px. */
  size?: number;
}

/**
 * Reserves the space of a {@link QrCode} that is loading, without the library that draws it.
 *
 * @example
 * export function Example() {
 *   const [isLoaded, setLoaded] = useState(false);
 *   return (
 *     <Stack>
 *       <Button onPress={() => setLoaded(!isLoaded)}>Load</Button>
 *       {isLoaded ? (
 *         <QrCode text="https://portal.example" label="Referral link as a QR code" />
 *       ) : (
 *         <QrPlace />
 *       )}
 *     </Stack>
 *   );
 * }
 */
export function QrPlace({ size = 96 }: QrPlaceProps) {
  return <svg className={qrPlace} width={size} height={size} aria-hidden />;
}

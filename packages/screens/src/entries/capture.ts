import type { Broker } from "@broker/hooks";
import { lateExtension } from "../frame/late-extension.tsx";
import { screenOptions } from "../frame/late-screen.tsx";
import { preloadCompany } from "../frame/preload-company.ts";

/**
 * The page that takes the photo of a document on a phone, behind the link of a QR code; for providers with the capability
 * `kycCapture`. It needs no session. `hash` is the fragment of its address, which holds the token of the link.
 *
 * @example
 * <CaptureScreen hash={location.hash} />
 */
export const CaptureScreen = lateExtension<{ hash: string }>(
  async () => (await import("../kyc/capture.screen.tsx")).CaptureScreen,
  screenOptions,
);

/** Preloads the screen's code. Resolves when it has loaded or failed. */
export const preloadCode = (): Promise<void> => CaptureScreen.load();

/** Preloads the screen's code, the company, and the provider's capabilities. */
export function preload(broker: Broker): void {
  void preloadCode();
  preloadCompany(broker);
}

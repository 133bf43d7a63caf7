import type { Broker } from "@broker/hooks";
import { lateExtension } from "../frame/late-extension.tsx";
import { screenOptions } from "../frame/late-screen.tsx";
import { preloadCompany } from "../frame/preload-company.ts";
import type { Search } from "../places/places.ts";

/**
 * The page behind the link of an e-mail about a sign-in from a new device, which has a `token` in its query; for providers
 * with the capability `signInAlert`. Opening it sends nothing.
 *
 * @example
 * <SignInReportScreen search={searchParams} />
 */
export const SignInReportScreen = lateExtension<{ search: Search }>(
  async () => (await import("../security/sign-in-report.screen.tsx")).SignInReportScreen,
  screenOptions,
);

/** Preloads the screen's code. Resolves when it has loaded or failed. */
export const preloadCode = (): Promise<void> => SignInReportScreen.load();

/** Preloads the screen's code, the company, and the provider's capabilities. */
export function preload(broker: Broker): void {
  void preloadCode();
  preloadCompany(broker);
}

import { SpinnerOverlay } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { frameMessages } from "./frame.messages.ts";

/**
 * The full-screen grey overlay, shown until the user's data are loaded (spec 2.5).
 *
 * @example
 * <Suspense fallback={<LoadingScreen />}><App /></Suspense>
 */
export function LoadingScreen() {
  const t = useMessages(frameMessages);
  return <SpinnerOverlay label={t("loading")} />;
}

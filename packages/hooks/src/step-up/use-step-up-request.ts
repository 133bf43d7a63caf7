import { useSyncExternalStore } from "react";
import { useBroker } from "../provider.tsx";
import { type StepUpRequest, stepUpsOf } from "./step-up-requests.ts";

const none = () => null;

/**
 * Returns the call that waits for a code of the second factor; null if no call waits. Use it once, on every page of the client
 * area, and show a dialog with `useStepUp` for the call. Without this hook such a call fails with its refusal. For providers
 * with the capability `stepUp`.
 *
 * @example
 * const request = useStepUpRequest();
 * return request && <StepUpDialog request={request} />;
 */
export function useStepUpRequest(): StepUpRequest | null {
  const { subscribe, current } = stepUpsOf(useBroker());
  return useSyncExternalStore(subscribe, current, none);
}

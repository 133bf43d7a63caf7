import { useQuery } from "@tanstack/react-query";
import { useCapability } from "../capability/use-capability.ts";
import { useBroker } from "../provider.tsx";
import { freezeQuery } from "./freeze.queries.ts";

/** Whether withdrawals are frozen after a change of the password or of the second factor. */
export type WithdrawalFreezeState =
  | { readonly status: "loading" }
  | {
      readonly status: "loaded";
      /** The end of the freeze; null while withdrawals are possible, and where it cannot be read. */
      readonly frozenUntil: Date | null;
    };

/**
 * Reads until when the user's withdrawals are frozen. Without the capability `freeze` withdrawals are never frozen, and nothing
 * is read. `useWithdrawal` does not stop during a freeze, and the provider refuses its requests; a screen must disable its
 * commands.
 *
 * @example
 * const freeze = useWithdrawalFreeze();
 * if (freeze.status === "loaded" && freeze.frozenUntil) return <p>Paused until {freeze.frozenUntil.toLocaleString()}</p>;
 */
export function useWithdrawalFreeze(): WithdrawalFreezeState {
  const broker = useBroker();
  const isOn = useCapability("freeze");
  const { data } = useQuery({ ...freezeQuery(broker), enabled: isOn }, broker.queryClient);
  if (!isOn) return { status: "loaded", frozenUntil: null };
  return data === undefined ? { status: "loading" } : { status: "loaded", frozenUntil: data };
}

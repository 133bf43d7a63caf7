import { useEffect, useRef, useState } from "react";
import { useBroker } from "../provider.tsx";
import { prepareRepeat, type RepeatedDeposit, type RepeatHindrance } from "./repeat-deposit.ts";

/** What the user can do at every step. */
interface Repeating {
  /** Prepares a deposit like an earlier one, and then calls `onReady`. Nothing is sent. It does nothing while it runs. */
  repeat(item: RepeatedDeposit): void;
}

/** The state of the preparation of a deposit like an earlier one. */
export type RepeatDepositState = Repeating &
  (
    | { readonly step: "idle" }
    | { readonly step: "preparing" }
    | Exclude<RepeatHindrance, { readonly step: "begun" }>
    | (Extract<RepeatHindrance, { readonly step: "begun" }> & {
        /** Prepares the deposit in place of the one that was begun. */
        replace(): void;
      })
  );

/**
 * Prepares a deposit with the platform and the amount of an earlier one: the next `useDeposit` opens at the amount, or, where
 * a gateway asks for an option, at the platform; an amount beyond today's limits is its issue, and another rate than the
 * earlier one is its `hasRateChanged`. In `onReady` go to the page of deposits. What hinders it is the step: the platform is
 * `gone`, another deposit is `underWay` and comes first, or was `begun` and would be lost, or nothing could be read or stored.
 *
 * @example
 * const again = useRepeatDeposit({ onReady: () => navigate("/deposit") });
 * if (again.step === "gone") return <a href="/deposit">Choose another method</a>;
 * if (again.step === "begun") return <button onClick={again.replace}>Replace what I have begun</button>;
 * return <button disabled={again.step === "preparing"} onClick={() => again.repeat(deposit)}>Deposit again</button>;
 */
export function useRepeatDeposit({ onReady }: { onReady?: () => void } = {}): RepeatDepositState {
  const broker = useBroker();
  const [state, setState] = useState<RepeatHindrance | { step: "idle" } | { step: "preparing" }>({
    step: "idle",
  });
  /** The attempt that is running, which ends with the component; two presses before a render start one. */
  const attempt = useRef<AbortController | null>(null);
  const last = useRef<RepeatedDeposit | null>(null);
  useEffect(
    () => () => {
      attempt.current?.abort();
      // A component that is mounted again, as in React's strict mode, can begin again.
      attempt.current = null;
    },
    [],
  );
  const prepare = async (item: RepeatedDeposit, isReplacing: boolean) => {
    if (attempt.current) return;
    const { signal } = (attempt.current = new AbortController());
    last.current = item;
    setState({ step: "preparing" });
    const outcome = await prepareRepeat(broker, item, { isReplacing, signal });
    if (signal.aborted) return;
    attempt.current = null;
    setState(outcome.step === "ready" ? { step: "idle" } : outcome);
    if (outcome.step === "ready") onReady?.();
  };
  const repeat = (item: RepeatedDeposit) => void prepare(item, false);
  if (state.step !== "begun") return { ...state, repeat };
  return { ...state, repeat, replace: () => void (last.current && prepare(last.current, true)) };
}

import { useEffect, useRef, useState } from "react";
import { useBroker } from "../provider.tsx";
import { prepareRepeat, type RepeatedDeposit, type RepeatHindrance } from "./repeat-deposit.ts";

/** The command that every step has. */
interface Repeating {
  /** Prepares a deposit like an earlier one, and then calls `onReady`. Nothing is sent. A call while a preparation runs does nothing. */
  repeat(item: RepeatedDeposit): void;
}

/** The state of the preparation of a deposit like an earlier one. */
export type RepeatDepositState = Repeating &
  (
    | { readonly step: "idle" }
    | { readonly step: "preparing" }
    | Exclude<RepeatHindrance, { readonly step: "begun" }>
    | (Extract<RepeatHindrance, { readonly step: "begun" }> & {
        /** Prepares the deposit in place of the deposit that the user has begun. */
        replace(): void;
      })
  );

/**
 * Prepares a deposit with the platform and the amount of an earlier one: the next `useDeposit` opens at the amount, or, where
 * a gateway asks for an option, at the platform. An amount beyond today's limits is an issue of that state, and a rate that has
 * changed since the earlier deposit is its `hasRateChanged`. In `onReady` go to the page of deposits. The step says why no deposit was
 * prepared: the platform is `gone`, another deposit is `underWay` and comes first, the user has `begun` another deposit, which
 * would be lost, or the preparation has `failed` to read or to store something.
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
      // React's strict mode mounts a component twice: the second mount can start an attempt too.
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

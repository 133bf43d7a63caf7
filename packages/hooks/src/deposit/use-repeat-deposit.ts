import { useEffect, useRef, useState } from "react";
import { useBroker } from "../provider.tsx";
import type { RepeatedDeposit } from "./repeat-deposit.ts";

/** The state of the command that prepares a deposit like an earlier one. */
export interface RepeatDepositState {
  /** Whether the deposit is being prepared; the command does nothing meanwhile. */
  readonly isPending: boolean;
  /** Whether the platform of the last attempt is not offered any more, so that nothing was prepared. */
  readonly isGone: boolean;
  /** Prepares a deposit like an earlier one, and then calls `onReady`. Nothing is sent. */
  repeat(item: RepeatedDeposit): void;
}

/**
 * Prepares a deposit with the platform and the amount of an earlier one: the next `useDeposit` opens at the amount, or, where
 * a gateway asks for an option, at the platform; an amount beyond today's limits is its issue. A deposit that is still to be
 * paid or proved comes first. In `onReady` go to the page of deposits. Where the platform is not offered any more, `isGone`
 * says so, and `onReady` is not called; where the platforms cannot be read or nothing can be stored, the wizard begins with
 * nothing chosen.
 *
 * @example
 * const { repeat, isPending, isGone } = useRepeatDeposit({ onReady: () => navigate("/deposit") });
 * if (isGone) return <a href="/deposit">Choose another method</a>;
 * return <button disabled={isPending} onClick={() => repeat(deposit)}>Deposit again</button>;
 */
export function useRepeatDeposit({ onReady }: { onReady?: () => void } = {}): RepeatDepositState {
  const broker = useBroker();
  const [step, setStep] = useState<"idle" | "preparing" | "gone">("idle");
  /** The attempt that is running, which ends with the component; two presses before a render start one. */
  const attempt = useRef<AbortController | null>(null);
  useEffect(() => () => attempt.current?.abort(), []);
  const prepare = async (item: RepeatedDeposit, { signal }: AbortController) => {
    const outcome = await import("./repeat-deposit.ts")
      .then(({ prepareRepeat }) => prepareRepeat(broker, item, signal))
      // Without the code, the wizard opens as usual.
      .catch(() => "ready" as const);
    attempt.current = null;
    if (signal.aborted) return;
    setStep(outcome === "gone" ? "gone" : "idle");
    if (outcome === "ready") onReady?.();
  };
  return {
    isPending: step === "preparing",
    isGone: step === "gone",
    repeat: (item) => {
      if (attempt.current) return;
      attempt.current = new AbortController();
      setStep("preparing");
      void prepare(item, attempt.current);
    },
  };
}

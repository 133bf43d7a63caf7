import { useMutation } from "@tanstack/react-query";
import { type Failure, toFailure } from "../failure.ts";
import { useBroker } from "../provider.tsx";
import { isUnderWay } from "../run-mutation.ts";
import { cancelCalls, type CancelKind, cancelMutations } from "./cancel.mutations.ts";

/** The cancellation of one transaction. */
export interface CancelState {
  /** Whether the call is under way; `cancel` does nothing meanwhile. */
  readonly isCancelling: boolean;
  /** Why the last attempt failed; null otherwise. */
  readonly failure: Failure | null;
  cancel(): void;
}

/**
 * Cancels a pending transaction of the signed-in user; for providers with the capability `cancel`. The list and the
 * balances are read again, whatever the outcome. `onCancelled` is called after a success, once the list has been read.
 *
 * @example
 * const { cancel, isCancelling } = useCancel({ kind: "deposit", transactionId: "DP-100231" });
 * return <button disabled={isCancelling} onClick={cancel}>Cancel deposit</button>;
 */
export function useCancel({
  kind,
  transactionId,
  onCancelled,
}: {
  kind: CancelKind;
  transactionId: string;
  onCancelled?: () => void;
}): CancelState {
  const broker = useBroker();
  const options = cancelMutations.cancel(broker, kind);
  const mutation = useMutation(options, broker.queryClient);
  return {
    isCancelling: mutation.isPending,
    failure: mutation.error && toFailure(mutation.error, cancelCalls[kind]),
    cancel: () => {
      if (isUnderWay(broker, options.mutationKey)) return;
      mutation.mutate(transactionId, { onSuccess: () => onCancelled?.() });
    },
  };
}

import { useMutation, useQuery } from "@tanstack/react-query";
import { type Failure, toFailure } from "../failure.ts";
import { profileMutations } from "../profile/profile.mutations.ts";
import { profileQueries } from "../profile/profile.queries.ts";
import { useBroker } from "../provider.tsx";
import { isUnderWay } from "../run-mutation.ts";
import { payeeMutations } from "./payees.mutations.ts";
import type { PayeeItem } from "./use-payees.ts";

/** The commands that change the user's saved accounts. */
export interface PayeeChangesState {
  /** Whether an account is being removed or set; commands do nothing meanwhile. */
  readonly isChanging: boolean;
  /** Why the last command failed; null otherwise. */
  readonly failure: Failure | null;
  /** Removes an account. */
  remove(payee: PayeeItem): void;
  /** Makes a bank account the destination of withdrawals; does nothing for a wallet. Null until the user is loaded. */
  readonly use: ((payee: PayeeItem) => void) | null;
}

/**
 * Removes saved accounts of the user, and sets the bank account to which withdrawals are paid; for providers with the
 * capability `payees`. With `stepUp` another account for withdrawals waits for a code of the second factor. `onChanged` is
 * called after a command that succeeded.
 *
 * @example
 * const changes = usePayeeChanges();
 * return <button disabled={changes.isChanging} onClick={() => changes.remove(payee)}>Remove {payee.name}</button>;
 */
export function usePayeeChanges({ onChanged }: { onChanged?: () => void } = {}): PayeeChangesState {
  const broker = useBroker();
  const info = useQuery(profileQueries.userInfo(broker), broker.queryClient).data;
  const commands = {
    remove: payeeMutations.remove(broker),
    set: profileMutations.updateWithdrawalSettings(broker),
  };
  const removal = useMutation(commands.remove, broker.queryClient);
  const setting = useMutation(commands.set, broker.queryClient);
  const isChanging = removal.isPending || setting.isPending;
  // Also true after a press whose render has not run yet, so that a double press starts one command.
  const isBusy = () => Object.values(commands).some(({ mutationKey }) => isUnderWay(broker, mutationKey));
  const onSuccess = () => onChanged?.();
  return {
    isChanging,
    failure:
      (removal.error && toFailure(removal.error, "RemovePayee")) ??
      (setting.error && toFailure(setting.error, "UpdateUserWithdrawalInfo")),
    remove: ({ id }) => {
      if (isBusy()) return;
      setting.reset();
      removal.mutate(id, { onSuccess });
    },
    use: info
      ? ({ bank }) => {
          if (isBusy() || !bank) return;
          removal.reset();
          const { code: bankCode, accountNumber: bankAccountNumber, accountName: bankAccountName } = bank;
          const values = { bankCode, bankAccountNumber, bankAccountName };
          setting.mutate({ values, currencyCode: info.currencyCode }, { onSuccess });
        }
      : null,
  };
}

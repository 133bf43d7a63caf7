import { useUserInfo, useVerificationEmail, useWithdrawal, useWithdrawalSettings } from "@broker/hooks";
import { WithdrawalView } from "./withdrawal.view.tsx";

/**
 * A withdrawal, connected: account, amount and one-time code, review. `onDone` is called when the user has read that it
 * was submitted.
 *
 * @example
 * <WithdrawalScreen onDone={() => navigate("/transactions?tab=withdrawal")} />
 */
export function WithdrawalScreen({ onDone }: { onDone: () => void }) {
  const user = useUserInfo();
  const settings = useWithdrawalSettings();
  return (
    <WithdrawalView
      wizard={useWithdrawal()}
      info={user.status === "loaded" ? user.info : null}
      bankName={"savedBankName" in settings ? settings.savedBankName : null}
      mail={useVerificationEmail()}
      onDone={onDone}
    />
  );
}

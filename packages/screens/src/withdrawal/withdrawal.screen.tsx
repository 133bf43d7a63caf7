import { useSavedBankName, useUserInfo, useVerificationEmail, useWithdrawal } from "@broker/hooks";
import { ContactProvider } from "../frame/company-contact.tsx";
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
  return (
    <ContactProvider>
      <WithdrawalView
        wizard={useWithdrawal()}
        info={user.status === "loaded" ? user.info : null}
        bankName={useSavedBankName()}
        mail={useVerificationEmail()}
        onDone={onDone}
      />
    </ContactProvider>
  );
}

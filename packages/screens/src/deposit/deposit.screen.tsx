import { useDepositWizard, useEligibility } from "@broker/hooks";
import { ContactProvider } from "../frame/company-contact.tsx";
import { DepositView } from "./deposit.view.tsx";

/**
 * The deposit wizard, connected. `onDone` is called when the user has read that the deposit was submitted.
 *
 * @example
 * <DepositScreen onDone={() => navigate("/transactions?tab=deposit")} />
 */
export function DepositScreen({ onDone }: { onDone: () => void }) {
  return (
    <ContactProvider>
      <DepositView wizard={useDepositWizard()} eligibility={useEligibility("deposit")} onDone={onDone} />
    </ContactProvider>
  );
}

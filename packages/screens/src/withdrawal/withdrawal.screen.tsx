import {
  useCapability,
  useSavedBankName,
  useUserInfo,
  useVerificationEmail,
  useWithdrawal,
  useWithdrawalFreeze,
} from "@broker/hooks";
import { ContactProvider } from "../frame/company-contact.tsx";
import { useNavigate, usePlaces } from "../places/host.tsx";
import { FollowWithdrawal } from "../transaction/follow-request.screen.tsx";
import { WithdrawalView } from "./withdrawal.view.tsx";

/** The properties of {@link WithdrawalScreen}. */
export interface WithdrawalScreenProps {
  /** Called with the provider's reference when the withdrawal is requested. */
  onSettled?: (transactionId: string) => void;
}

/**
 * The withdrawal wizard, connected: account, amount and one-time code, review. It navigates to the withdrawals once the
 * user has confirmed the result.
 *
 * @example
 * <WithdrawalScreen />
 */
export function WithdrawalScreen(props: WithdrawalScreenProps) {
  const places = usePlaces();
  const navigate = useNavigate();
  const user = useUserInfo();
  const wizard = useWithdrawal(props);
  const freeze = useWithdrawalFreeze();
  return (
    <ContactProvider>
      <WithdrawalView
        // A notice above the steps would move the steps.
        wizard={freeze.status === "loading" ? { step: "loading" } : wizard}
        frozenUntil={freeze.status === "loaded" ? freeze.frozenUntil : null}
        hasPayees={useCapability("payees")}
        info={user.status === "loaded" ? user.info : null}
        bankName={useSavedBankName()}
        mail={useVerificationEmail()}
        Follow={FollowWithdrawal}
        onDone={() => navigate(places.transactions("withdrawal"))}
      />
    </ContactProvider>
  );
}

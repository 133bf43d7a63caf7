import { useDeposit, useEligibility } from "@broker/hooks";
import { ContactProvider } from "../frame/company-contact.tsx";
import { lateExtension } from "../frame/late-extension.tsx";
import { MissingDialog } from "../frame/missing-dialog.view.tsx";
import { useNavigate, usePlaces } from "../places/host.tsx";
import { FollowDeposit } from "../transaction/follow-request.screen.tsx";
import { DepositView } from "./deposit.view.tsx";
import { GatewaysProvider } from "./gateways.tsx";
import type { RepeatDepositProps } from "./repeat-deposit.screen.tsx";

/** Prepares a deposit like an earlier one. It is loaded from here, so that its rules stay in the wizard's chunk, which opens next. */
export const RepeatDeposit = lateExtension<RepeatDepositProps>(
  async () => (await import("./repeat-deposit.screen.tsx")).RepeatDepositScreen,
  { while: null, whenMissing: MissingDialog },
);

/** The properties of {@link DepositScreen}. */
export interface DepositScreenProps {
  /** Called with the provider's reference when the deposit is requested with its proof, or paid at a gateway. */
  onSettled?: (transactionId: string) => void;
}

/**
 * The connected deposit wizard. It navigates to the deposits once the user has confirmed the result.
 *
 * @example
 * <DepositScreen />
 */
export function DepositScreen(props: DepositScreenProps) {
  const places = usePlaces();
  const navigate = useNavigate();
  return (
    <ContactProvider>
      <GatewaysProvider>
        <DepositView
          wizard={useDeposit(props)}
          eligibility={useEligibility("deposit")}
          Follow={FollowDeposit}
          onDone={() => navigate(places.transactions("deposit"))}
        />
      </GatewaysProvider>
    </ContactProvider>
  );
}

import { useDeposit, useEligibility } from "@broker/hooks";
import { ContactProvider } from "../frame/company-contact.tsx";
import { useNavigate, usePlaces } from "../places/host.tsx";
import { DepositView } from "./deposit.view.tsx";
import { GatewaysProvider } from "./gateways.tsx";

/**
 * The connected deposit wizard. It navigates to the deposits once the user has confirmed the result.
 *
 * @example
 * <DepositScreen />
 */
export function DepositScreen() {
  const places = usePlaces();
  const navigate = useNavigate();
  return (
    <ContactProvider>
      <GatewaysProvider>
        <DepositView
          wizard={useDeposit()}
          eligibility={useEligibility("deposit")}
          onDone={() => navigate(places.transactions("deposit"))}
        />
      </GatewaysProvider>
    </ContactProvider>
  );
}

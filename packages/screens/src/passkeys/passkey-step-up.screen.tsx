import { type StepUpRequest, usePasskeyStepUp } from "@broker/hooks";
import { PasskeyUseView } from "./passkey-use.view.tsx";

/** The button that confirms a call by a passkey in place of a code, connected; nothing for a user without passkeys. */
export function PasskeyStepUpScreen({ request }: { request: StepUpRequest }) {
  const passkey = usePasskeyStepUp(request);
  return passkey && <PasskeyUseView state={passkey} use="stepUp" />;
}

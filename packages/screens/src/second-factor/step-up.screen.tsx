import { type StepUpRequest, useCapability, useStepUp } from "@broker/hooks";
import { lateExtension } from "../frame/late-extension.tsx";
import { StepUpView } from "./step-up.view.tsx";

/** The properties of `StepUpScreen`. */
export interface StepUpScreenProps {
  request: StepUpRequest;
  /** Whether a passkey can be used in place of a code; not in the frame of another site. */
  takesPasskeys: boolean;
}

// Late code, for providers with passkeys. Without it a code confirms the call.
const Passkey = lateExtension<{ request: StepUpRequest }>(
  async () => (await import("../passkeys/passkey-step-up.screen.tsx")).PasskeyStepUpScreen,
  { while: null, whenMissing: () => null },
);

/** The dialog that asks for a code or a passkey, connected; the guard of the session loads it when a call waits for one. */
export function StepUpScreen({ request, takesPasskeys }: StepUpScreenProps) {
  const hasPasskeys = useCapability("passkeys");
  return (
    <StepUpView
      state={useStepUp(request)}
      passkey={hasPasskeys && takesPasskeys && <Passkey request={request} />}
    />
  );
}

import { type StepUpRequest, useStepUp } from "@broker/hooks";
import { StepUpView } from "./step-up.view.tsx";

/** The dialog that asks for a code, connected; the guard of the session loads it when a call waits for one. */
export function StepUpScreen({ request }: { request: StepUpRequest }) {
  return <StepUpView state={useStepUp(request)} />;
}

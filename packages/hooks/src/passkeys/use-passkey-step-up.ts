import { useQuery } from "@tanstack/react-query";
import { useCapability } from "../capability/use-capability.ts";
import { useBroker } from "../provider.tsx";
import type { StepUpRequest } from "../step-up/step-up-requests.ts";
import { askForPasskey } from "./authenticator.ts";
import { passkeyQueries } from "./passkeys.queries.ts";
import { type PasskeyMachineState, usePasskeyMachine } from "./use-passkey-machine.ts";

/** The state of the proof of a passkey before a call. */
export type PasskeyStepUpState = PasskeyMachineState;

/**
 * Proves a passkey for the call of `useStepUpRequest`, in place of a code; after it the same call is sent again. For
 * providers with the capabilities `stepUp` and `passkeys`. Null where the user has no passkey, or the list is loading.
 *
 * @example
 * const passkey = usePasskeyStepUp(request);
 * if (passkey?.step === "resting") return <button onClick={passkey.begin}>Use a passkey</button>;
 */
export function usePasskeyStepUp(request: StepUpRequest): PasskeyStepUpState | null {
  const broker = useBroker();
  const { client } = broker;
  const { purpose } = request;
  const isOffered = useCapability("passkeys");
  const { data } = useQuery({ ...passkeyQueries.list(broker), enabled: isOffered }, broker.queryClient);
  const state = usePasskeyMachine(
    () => ({
      operations: { begin: "BeginPasskeyStepUp", complete: "CompletePasskeyStepUp" },
      begin: () => client.call("BeginPasskeyStepUp", { purpose }),
      ask: askForPasskey,
      complete: (assertion) => client.call("CompletePasskeyStepUp", { purpose, ...assertion }),
    }),
    () => request.resume(),
  );
  return data?.passkeys.length ? state : null;
}

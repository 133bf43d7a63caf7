import { useMachine } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import type { Failure } from "../failure.ts";
import type { PasskeyIssue } from "./authenticator.ts";
import { createPasskeyUseMachine, type PasskeyUsePorts } from "./passkey-use.machine.ts";

/** The state of a use of a passkey. */
export type PasskeyMachineState =
  | {
      readonly step: "resting";
      /** Why the provider did not accept the passkey; null otherwise. */
      readonly failure: Failure | null;
      /** Why the browser gave no passkey; null otherwise. */
      readonly issue: PasskeyIssue | null;
      begin(): void;
    }
  /** A request runs, or the browser asks its user. */
  | { readonly step: "beginning" | "asking" | "completing" | "completed" };

/** Runs the machine of a use of a passkey; `accept` is called with the provider's result. */
export function usePasskeyMachine<Result>(
  createPorts: () => PasskeyUsePorts<Result>,
  accept: (result: Result) => void,
): PasskeyMachineState {
  const [machine] = useState(() => createPasskeyUseMachine(createPorts()));
  const [{ value, context }, send, actor] = useMachine(machine);
  const accepted = useEffectEvent(accept);
  useEffect(() => {
    const subscription = actor.on("passkey.accepted", ({ result }) => accepted(result));
    return () => subscription.unsubscribe();
  }, [actor]);
  if (value !== "resting") return { step: value };
  const { failure, issue } = context;
  return { step: value, failure, issue, begin: () => send({ type: "passkey.use" }) };
}

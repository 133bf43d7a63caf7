import { useMachine } from "@xstate/react";
import { useEffect, useState } from "react";
import type { Failure } from "../failure.ts";
import type { Form } from "../form/use-form.ts";
import { useBroker } from "../provider.tsx";
import { type CodeValues, createCodeForm } from "../second-factor/code-form.ts";
import type { FactorCode } from "../second-factor/second-factor.rules.ts";
import { createStepUpMachine } from "./step-up.machine.ts";
import type { StepUpPurpose, StepUpRequest } from "./step-up-requests.ts";

/** The state of a proof of the second factor, with the commands that are legal in it. */
export type StepUpState = {
  readonly purpose: StepUpPurpose;
  readonly form: Form<CodeValues, FactorCode>;
} & (
  | {
      readonly step: "enteringCode";
      readonly failure: Failure | null;
      submit(): void;
      /** Fails the call that waits; it can be sent again from its form. */
      cancel(): void;
    }
  /** The code is sent, or the call that waited is sent again. */
  | { readonly step: "proving" | "ended" }
);

/**
 * Asks for a code of the authenticator app or a recovery code, for the call of `useStepUpRequest`; after it the same call
 * is sent again. For providers with the capability `stepUp`.
 *
 * @example
 * const stepUp = useStepUp(request);
 * if (stepUp.step === "enteringCode") return <button onClick={stepUp.submit}>Confirm</button>;
 */
export function useStepUp(request: StepUpRequest): StepUpState {
  const { client } = useBroker();
  const { purpose } = request;
  const [machine] = useState(() =>
    createStepUpMachine({ prove: (code) => client.call("CompleteStepUp", { purpose, code }) }),
  );
  const [{ value, context }, send, actor] = useMachine(machine);
  useEffect(() => {
    const proved = actor.on("stepUp.proved", request.resume);
    const cancelled = actor.on("stepUp.cancelled", request.cancel);
    return () => {
      proved.unsubscribe();
      cancelled.unsubscribe();
    };
  }, [actor, request]);
  const { failure } = context;
  const form = createCodeForm(context, send);
  switch (value) {
    case "enteringCode":
      return {
        step: value,
        purpose,
        form,
        failure,
        submit: () => send({ type: "code.submit" }),
        cancel: () => send({ type: "stepUp.cancel" }),
      };
    case "proving":
      return { step: value, purpose, form };
    case "proved":
    case "cancelled":
      return { step: "ended", purpose, form };
  }
}

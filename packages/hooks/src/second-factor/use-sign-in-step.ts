import { type Data, parseProviderDate } from "@broker/sdk";
import { useMachine } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import type { EventFromLogic, SnapshotFrom } from "xstate";
import type { Failure } from "../failure.ts";
import type { Form } from "../form/use-form.ts";
import { useBroker } from "../provider.tsx";
import { type CodeValues, createCodeForm } from "./code-form.ts";
import type { FactorCode } from "./second-factor.rules.ts";
import { createSignInStepMachine } from "./sign-in-step.machine.ts";

/** The state of a sign-in's second step, with the commands that are legal in it. */
export type SignInStepState = { readonly form: Form<CodeValues, FactorCode> } & (
  | {
      readonly step: "enteringCode";
      readonly failure: Failure | null;
      submit(): void;
      /** Opens the request of a removal, for a user who has lost the app and all recovery codes. */
      beginRemoval(): void;
    }
  | { readonly step: "checking" | "completed" }
  | { readonly step: "confirmingRemoval"; readonly failure: Failure | null; confirm(): void; cancel(): void }
  | { readonly step: "requestingRemoval" }
  /** Staff decide at `decidedFrom` at the earliest; null where the provider does not say when. */
  | { readonly step: "removalRequested"; readonly decidedFrom: Date | null }
  /** The sign-in took too long or had too many wrong codes: the user signs in again. */
  | { readonly step: "over" }
);

type Machine = ReturnType<typeof createSignInStepMachine>;

function toSignInStep(
  { value, context }: SnapshotFrom<Machine>,
  send: (event: EventFromLogic<Machine>) => void,
): SignInStepState {
  const { failure, decidedFrom } = context;
  const form = createCodeForm(context, send);
  switch (value) {
    case "enteringCode":
      return {
        step: value,
        form,
        failure,
        submit: () => send({ type: "code.submit" }),
        beginRemoval: () => send({ type: "removal.begin" }),
      };
    case "confirmingRemoval":
      return {
        step: value,
        form,
        failure,
        confirm: () => send({ type: "removal.confirm" }),
        cancel: () => send({ type: "removal.cancel" }),
      };
    case "removalRequested":
      return { step: value, form, decidedFrom };
    case "checking":
    case "completed":
    case "requestingRemoval":
    case "over":
      return { step: value, form };
  }
}

/**
 * Finishes a sign-in that the provider refused with a challenge, in the step `challenged` of `useSignIn` and
 * `useSessionRenewal`; for providers with the capability `secondFactor`.
 *
 * @example
 * const step = useSignInStep({ challenge: "from the state challenged", onCompleted: () => navigate("/dashboard") });
 * if (step.step === "over") return <p>Please sign in again.</p>;
 */
export function useSignInStep(options: {
  readonly challenge: string;
  readonly onCompleted?: (user: Data<"CompleteLogin">) => void;
}): SignInStepState {
  const { client } = useBroker();
  const [machine] = useState(() => {
    const { challenge } = options;
    return createSignInStepMachine({
      complete: (code) => client.call("CompleteLogin", { challenge, code }),
      requestRemoval: async () =>
        parseProviderDate((await client.call("RequestFactorRemoval", { challenge })).decidedFrom),
    });
  });
  const [snapshot, send, actor] = useMachine(machine);
  const complete = useEffectEvent((user: Data<"CompleteLogin">) => options.onCompleted?.(user));
  useEffect(() => {
    const subscription = actor.on("step.completed", ({ user }) => complete(user));
    return () => subscription.unsubscribe();
  }, [actor]);
  return toSignInStep(snapshot, send);
}

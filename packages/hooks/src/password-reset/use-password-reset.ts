import { useMachine } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import type { EventFromLogic, SnapshotFrom } from "xstate";
import type { Failure } from "../failure.ts";
import type { Form } from "../form/use-form.ts";
import { useBroker } from "../provider.tsx";
import { runMutation } from "../run-mutation.ts";
import { emailIssue } from "../session/session.rules.ts";
import { createPasswordResetMachine } from "./password-reset.machine.ts";
import { passwordResetMutations } from "./password-reset.mutations.ts";

/** The values of the reset form. */
export interface PasswordResetValues {
  readonly email: string;
}

/** The codes of a reset form that cannot be sent (spec 5.1). */
export type PasswordResetCode = "emailRequired" | "emailInvalid";

/** The state of the password reset, with the commands that are legal in it. */
export type PasswordResetState = { readonly form: Form<PasswordResetValues, PasswordResetCode> } & (
  | { readonly step: "enteringEmail"; submit(): void }
  | { readonly step: "requesting" }
  | { readonly step: "failed"; readonly failure: Failure | null; submit(): void }
  /** The cooldown after the last mail, or after the provider was asked too often; then the failure is given. */
  | { readonly step: "coolingDown"; readonly failure: Failure | null; readonly secondsLeft: number }
  | {
      readonly step: "sent";
      readonly email: string;
      /** Whole seconds until the mail may be requested again. */
      readonly secondsLeft: number;
      /** Opens an empty form again. */
      restart(): void;
    }
  | { readonly step: "repeatable"; readonly email: string; repeat(): void; restart(): void }
);

type Machine = ReturnType<typeof createPasswordResetMachine>;

function toPasswordReset(
  { value, context }: SnapshotFrom<Machine>,
  send: (event: EventFromLogic<Machine>) => void,
): PasswordResetState {
  const { email, isLeft, attempts, failure, secondsLeft } = context;
  const issue = emailIssue(email);
  const form: PasswordResetState["form"] = {
    values: { email },
    issues: issue && (isLeft || attempts > 0) ? { email: issue } : {},
    attempts,
    change: (_field, text) => send({ type: "email.change", email: text }),
    leave: () => send({ type: "email.leave" }),
  };
  const submit = () => send({ type: "reset.request" });
  const restart = () => send({ type: "reset.restart" });
  const sentTo = context.sentTo ?? email;
  switch (value) {
    case "enteringEmail":
      return { step: value, form, submit };
    case "requesting":
      return { step: value, form };
    case "failed":
      return { step: value, form, failure, submit };
    case "coolingDown":
      return { step: value, form, failure, secondsLeft };
    case "sent":
      return { step: value, form, email: sentTo, secondsLeft, restart };
    case "repeatable":
      return { step: value, form, email: sentTo, repeat: submit, restart };
  }
}

/**
 * Requests a link to set a new password. Keep the hook mounted while its dialog opens and closes, so that the
 * cooldown holds.
 *
 * @example
 * const reset = usePasswordReset({ onSent: () => closeDialog() });
 * if (reset.step === "sent") return <p>{t("resetSent", { email: reset.email })}</p>;
 */
export function usePasswordReset(options: { onSent?: (email: string) => void } = {}): PasswordResetState {
  const broker = useBroker();
  const [machine] = useState(() =>
    createPasswordResetMachine({
      now: broker.clock,
      requestReset: (email, signal) =>
        runMutation(broker, passwordResetMutations.request(broker), { email, signal }),
    }),
  );
  const [snapshot, send, actor] = useMachine(machine);
  const sent = useEffectEvent((email: string) => options.onSent?.(email));
  useEffect(() => {
    const subscription = actor.on("reset.requested", ({ email }) => sent(email));
    return () => subscription.unsubscribe();
  }, [actor]);
  return toPasswordReset(snapshot, send);
}

import { useMachine } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import type { EventFromLogic, SnapshotFrom } from "xstate";
import type { Failure } from "../failure.ts";
import { useBroker } from "../provider.tsx";
import { runMutation } from "../run-mutation.ts";
import { createEmailVerificationMachine } from "./email-verification.machine.ts";
import { registrationMutations } from "./registration.mutations.ts";

/** The state of the e-mail verification, with the commands that are legal in it. */
export type EmailVerificationState =
  | { readonly step: "tokenMissing" }
  | { readonly step: "verifying" }
  | { readonly step: "counting"; readonly secondsLeft: number; pause(): void }
  | { readonly step: "paused"; readonly secondsLeft: number; resume(): void }
  | { readonly step: "finished" }
  | { readonly step: "failed"; readonly failure: Failure | null; retry(): void };

type Machine = ReturnType<typeof createEmailVerificationMachine>;

function toEmailVerification(
  { value, context }: SnapshotFrom<Machine>,
  send: (event: EventFromLogic<Machine>) => void,
): EmailVerificationState {
  const { secondsLeft, failure } = context;
  switch (value) {
    case "opening":
    case "verifying":
      return { step: "verifying" };
    case "counting":
      return { step: value, secondsLeft, pause: () => send({ type: "countdown.pause" }) };
    case "paused":
      return { step: value, secondsLeft, resume: () => send({ type: "countdown.resume" }) };
    case "failed":
      return { step: value, failure, retry: () => send({ type: "verification.retry" }) };
    case "tokenMissing":
    case "finished":
      return { step: value };
  }
}

/**
 * Verifies the token of an e-mail link. `onFinished` is called ten seconds after success, to go to the login page.
 *
 * @example
 * const verification = useEmailVerification({ token: params.get("token"), onFinished: () => navigate("/login") });
 * if (verification.step === "counting") return <p>{verification.secondsLeft}</p>;
 */
export function useEmailVerification(options: {
  token: string | null;
  onFinished?: () => void;
}): EmailVerificationState {
  const broker = useBroker();
  const [machine] = useState(() =>
    createEmailVerificationMachine({
      verifyEmail: (token, signal) =>
        runMutation(broker, registrationMutations.verifyEmail(broker), { token, signal }),
    }),
  );
  const [snapshot, send, actor] = useMachine(machine, { input: { token: options.token } });
  const finish = useEffectEvent(() => options.onFinished?.());
  useEffect(() => {
    const subscription = actor.on("verification.finished", () => finish());
    return () => subscription.unsubscribe();
  }, [actor]);
  return toEmailVerification(snapshot, send);
}

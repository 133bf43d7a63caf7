import type { Data } from "@broker/sdk";
import { useMutation } from "@tanstack/react-query";
import { challengeOf, type Failure, toFailure } from "../failure.ts";
import { type Form, useForm } from "../form/use-form.ts";
import { useBroker } from "../provider.tsx";
import { isUnderWay } from "../run-mutation.ts";
import { beginSessionOf, sessionMutations } from "./session.mutations.ts";
import { type SignInCode, type SignInValues, validateSignIn } from "./session.rules.ts";

/** A sign-in whose password was right, and which needs a code of the second factor: `useSignInStep` finishes it. */
export interface ChallengedState {
  readonly step: "challenged";
  readonly challenge: string;
  /** Begins the session of the user for whom the code was right. */
  complete(user: Data<"UserLogin">): void;
  /** Shows the form with the password again. */
  restart(): void;
}

/** The state of the sign-in form. A failure keeps every input. */
export type SignInState = { readonly form: Form<SignInValues, SignInCode> } & (
  | { readonly step: "editing"; readonly failure: Failure | null; submit(): void }
  | { readonly step: "submitting" }
  | ChallengedState
);

/**
 * Signs a user in. Navigate in `onSignedIn`.
 *
 * @example
 * const signIn = useSignIn({ onSignedIn: () => navigate("/dashboard") });
 * <form onSubmit={() => signIn.step === "editing" && signIn.submit()}>…</form>
 */
export function useSignIn(options: { onSignedIn?: () => void } = {}): SignInState {
  const broker = useBroker();
  const { form, check } = useForm<SignInValues, SignInCode>({ email: "", password: "" }, validateSignIn);
  const signIn = sessionMutations.signIn(broker);
  const mutation = useMutation(signIn, broker.queryClient);
  if (mutation.isPending) return { step: "submitting", form };
  const challenge = challengeOf(mutation.error);
  if (challenge !== null)
    return {
      step: "challenged",
      form,
      challenge,
      complete: (user) => {
        beginSessionOf(broker, user);
        options.onSignedIn?.();
      },
      restart: mutation.reset,
    };
  return {
    step: "editing",
    form,
    failure: mutation.error && toFailure(mutation.error, "UserLogin"),
    submit: () => {
      if (check() && !isUnderWay(broker, signIn.mutationKey))
        mutation.mutate(form.values, { onSuccess: () => options.onSignedIn?.() });
    },
  };
}

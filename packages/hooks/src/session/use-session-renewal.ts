import { useMutation } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import { challengeOf, type Failure, toFailure } from "../failure.ts";
import { useBroker } from "../provider.tsx";
import { isUnderWay } from "../run-mutation.ts";
import { sessionMutations } from "./session.mutations.ts";
import type { RenewableUser } from "./session.ts";
import type { ChallengedState } from "./use-sign-in.ts";

/** A renewal of the session: its user, and the state of the password form. A failure keeps the password. */
export type SessionRenewalState = RenewableUser & { readonly password: string } & (
    | {
        readonly step: "editing";
        /** True once the form was submitted without a password. */
        readonly isMissing: boolean;
        readonly failure: Failure | null;
        change(password: string): void;
        submit(): void;
      }
    | { readonly step: "submitting" }
    | ChallengedState
  );

/**
 * Lets the user of this page renew the session by entering their password, shortly before its limit from login is
 * over or after that. Nothing on the page is lost. Null while no user can renew, such as while the e-mail is unknown.
 *
 * @example
 * const renewal = useSessionRenewal();
 * if (renewal?.step === "editing") return <button onClick={renewal.submit}>Stay signed in</button>;
 */
export function useSessionRenewal(options: { onRenewed?: () => void } = {}): SessionRenewalState | null {
  const broker = useBroker();
  const { session } = broker;
  const who = useSyncExternalStore(session.subscribe, session.renewable, () => null);
  const [password, setPassword] = useState("");
  const [isMissing, setMissing] = useState(false);
  const renew = sessionMutations.renew(broker);
  const mutation = useMutation(renew, broker.queryClient);
  const finish = () => {
    setPassword("");
    options.onRenewed?.();
  };
  if (!who) return null;
  if (mutation.isPending) return { ...who, password, step: "submitting" };
  const challenge = challengeOf(mutation.error);
  if (challenge !== null)
    return {
      ...who,
      password,
      step: "challenged",
      challenge,
      complete: (user) => {
        broker.session.signIn(user, user.email);
        mutation.reset();
        finish();
      },
      restart: () => {
        setPassword("");
        mutation.reset();
      },
    };
  return {
    ...who,
    password,
    step: "editing",
    isMissing: isMissing && password === "",
    failure: mutation.error && toFailure(mutation.error, "UserLogin"),
    change: setPassword,
    submit: () => {
      setMissing(password === "");
      if (password !== "" && !isUnderWay(broker, renew.mutationKey))
        mutation.mutate({ email: who.email, password }, { onSuccess: () => finish() });
    },
  };
}

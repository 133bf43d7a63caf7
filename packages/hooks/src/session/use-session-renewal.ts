import { useMutation } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import { type Failure, toFailure } from "../failure.ts";
import { useBroker } from "../provider.tsx";
import { isUnderWay } from "../run-mutation.ts";
import { sessionMutations } from "./session.mutations.ts";
import type { Renewable } from "./session.store.ts";

/** A new sign-in in place: who goes on, and where their password stands. A failure keeps it. */
export type SessionRenewal = Renewable & { readonly password: string } & (
    | {
        readonly step: "editing";
        /** True once it was sent empty. */
        readonly isMissing: boolean;
        readonly failure: Failure | null;
        change(password: string): void;
        submit(): void;
      }
    | { readonly step: "submitting" }
  );

/**
 * Lets the user of this page go on by entering their password, shortly before the session's 30 minutes are over or
 * after: a new sign-in in place, in which nothing on the page is lost. Null while nobody can, as where their e-mail is
 * not known yet.
 *
 * @example
 * const renewal = useSessionRenewal();
 * if (renewal?.step === "editing") return <button onClick={renewal.submit}>Stay signed in</button>;
 */
export function useSessionRenewal(options: { onRenewed?: () => void } = {}): SessionRenewal | null {
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

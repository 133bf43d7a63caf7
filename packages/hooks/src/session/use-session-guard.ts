import { useMachine } from "@xstate/react";
import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import type { EventFromLogic, SnapshotFrom } from "xstate";
import { readProvider } from "../capability/capability.queries.ts";
import { useBroker } from "../provider.tsx";
import { createSessionMachine } from "./session.machine.ts";
import { forgetAnswers } from "./session.mutations.ts";
import { createSessionPorts } from "./session.ports.ts";
import { returnPath } from "./session.rules.ts";
import type { SessionEnd, SessionExpiry } from "./session.store.ts";

/** How the session of this page stands, with the commands that are legal there. */
export type SessionGuard =
  | { readonly step: "signedOut" | "active" }
  /** 30 minutes from login are nearly over; nothing but a new sign-in goes beyond them (`useSessionRenewal`). */
  | { readonly step: "endingByTimeLimit"; readonly secondsLeft: number }
  | { readonly step: "endingByInactivity"; readonly secondsLeft: number; staySignedIn(): void }
  /** They are over. The page waits for the password (`useSessionRenewal`), or for the wish to go to the sign-in. */
  | { readonly step: "locked"; readonly returnTo: string; leave(): void }
  | {
      readonly step: "expired";
      readonly end: SessionExpiry;
      /** Where the user was: a path of this site, for the way back after the next sign-in. */
      readonly returnTo: string;
      dismiss(): void;
    }
  | { readonly step: "signedOutElsewhere"; readonly returnTo: string; dismiss(): void }
  /** Another user is signed in in this browser: only a page load leads on. */
  | { readonly step: "replaced" };

type Machine = ReturnType<typeof createSessionMachine>;

function toSessionGuard(
  { value, context: { standing, location } }: SnapshotFrom<Machine>,
  send: (event: EventFromLogic<Machine>) => void,
): SessionGuard {
  const secondsLeft = standing.status === "ending" ? standing.secondsLeft : 0;
  const end = standing.status === "signedOut" ? standing.end : undefined;
  const returnTo = returnPath(location);
  const dismiss = () => send({ type: "notice.dismiss" });
  switch (value) {
    case "opening":
    case "judging":
    case "signedOut":
      return { step: "signedOut" };
    case "active":
    case "replaced":
      return { step: value };
    case "endingByTimeLimit":
      return { step: value, secondsLeft };
    case "endingByInactivity":
      return { step: value, secondsLeft, staySignedIn: () => send({ type: "session.extend" }) };
    case "locked":
      return { step: value, returnTo, leave: () => send({ type: "session.leave" }) };
    case "signedOutElsewhere":
      return { step: value, returnTo, dismiss };
    case "expired": {
      const why = end === "timeLimit" || end === "inactivity" ? end : "unauthenticated";
      return { step: value, end: why, returnTo, dismiss };
    }
  }
}

/**
 * Watches over the session of this page: a countdown before it ends, its end by time, by the provider or in another
 * tab, each told once. `location` is where the user is; each change of it is a check, and after an expiry it is where
 * they come back to. Mount it once, around everything that needs a session.
 *
 * @example
 * const guard = useSessionGuard({
 *   location: pathname + search,
 *   onEnded: (end, returnTo) => end !== "inactivity" && location.replace(`/login?from=${encodeURIComponent(returnTo)}`),
 * });
 * if (guard.step === "endingByInactivity") return <button onClick={guard.staySignedIn}>{guard.secondsLeft}</button>;
 */
export function useSessionGuard(
  options: { location?: string; onEnded?: (end: SessionEnd, returnTo: string) => void } = {},
): SessionGuard {
  const broker = useBroker();
  const { session } = broker;
  const { location = "/" } = options;
  const [machine] = useState(() => createSessionMachine(createSessionPorts(session)));
  const [snapshot, send, actor] = useMachine(machine, { input: { location } });
  const tell = useEffectEvent((end: SessionEnd, returnTo: string) => options.onEnded?.(end, returnTo));
  // Before the machine starts, in an effect of its own: the session may be over already.
  useLayoutEffect(() => {
    const ending = actor.on("session.ended", ({ end, returnTo }) => tell(end, returnTo));
    // Whoever comes by finds nothing of the user in memory, either.
    const locking = actor.on("session.locked", () => forgetAnswers(broker));
    return () => {
      ending.unsubscribe();
      locking.unsubscribe();
    };
  }, [actor, broker]);
  useEffect(() => void readProvider(broker), [broker]);
  useEffect(() => send({ type: "page.go", location }), [send, location]);
  return toSessionGuard(snapshot, send);
}

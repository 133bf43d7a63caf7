import { useMachine } from "@xstate/react";
import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import type { EventFromLogic, SnapshotFrom } from "xstate";
import { readProvider } from "../capability/capability.queries.ts";
import { useBroker } from "../provider.tsx";
import { createSessionMachine } from "./session.machine.ts";
import { forgetAnswers } from "./session.mutations.ts";
import { createSessionPorts } from "./session.ports.ts";
import { toReturnPath } from "./session.rules.ts";
import type { SessionEnd, SessionExpiry } from "./session.ts";

/** The state of this page's session, with the commands that are legal in it. */
export type SessionGuardState =
  | { readonly step: "signedOut" | "active" }
  /** The limit from login is nearly over; only a new sign-in extends it (`useSessionRenewal`). */
  | { readonly step: "endingByTimeLimit"; readonly secondsLeft: number }
  | { readonly step: "endingByInactivity"; readonly secondsLeft: number; staySignedIn(): void }
  /** The limit from login is over. The page waits for the password (`useSessionRenewal`), or for a command to go to the sign-in page. */
  | { readonly step: "locked"; readonly returnTo: string; leave(): void }
  | {
      readonly step: "expired";
      readonly end: SessionExpiry;
      /** The path at which the session ended, for the return after the next sign-in; always of this site. */
      readonly returnTo: string;
      dismiss(): void;
    }
  | { readonly step: "signedOutElsewhere"; readonly returnTo: string; dismiss(): void }
  /** Another user is signed in in this browser: the page must be reloaded. */
  | { readonly step: "replaced" };

type Machine = ReturnType<typeof createSessionMachine>;

function toSessionGuard(
  { value, context: { standing, location } }: SnapshotFrom<Machine>,
  send: (event: EventFromLogic<Machine>) => void,
): SessionGuardState {
  const secondsLeft = standing.status === "ending" ? standing.secondsLeft : 0;
  const end = standing.status === "signedOut" ? standing.end : undefined;
  const returnTo = toReturnPath(location);
  const dismiss = () => send({ type: "notice.dismiss" });
  switch (value) {
    case "opening":
    case "evaluating":
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
 * Watches the session of this page: counts down before it ends, and reports its end, by time, by the provider or in
 * another tab, once. `location` is the current path: each change of it checks the session, and the next sign-in
 * returns to it. Mount the hook once, around everything that needs a session.
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
): SessionGuardState {
  const broker = useBroker();
  const { session } = broker;
  const { location = "/" } = options;
  const [machine] = useState(() => createSessionMachine(createSessionPorts(session)));
  const [snapshot, send, actor] = useMachine(machine, { input: { location } });
  const tell = useEffectEvent((end: SessionEnd, returnTo: string) => options.onEnded?.(end, returnTo));
  // This effect runs before the machine starts, since the session may be over already.
  useLayoutEffect(() => {
    const ending = actor.on("session.ended", ({ end, returnTo }) => tell(end, returnTo));
    // No data of the user stays in memory either.
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

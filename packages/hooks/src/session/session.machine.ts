import { assign, emit, fromCallback, sendTo, setup } from "xstate";
import { toReturnPath } from "./session.rules.ts";
import type { SessionEnd, SessionStanding } from "./session.ts";

/** The ports of the session machine. Ports that take a listener return a function that removes it. */
export interface SessionPorts {
  /** Checks the session by the wall clock and by what other tabs stored, and ends it when it is over. */
  check(): SessionStanding;
  /** Records activity of the user; true when it was recorded. */
  touch(): boolean;
  /** Calls back when a user signed in or the session ended. */
  subscribe(listener: () => void): () => void;
  /** Calls back at each activity of the user. */
  activity(listener: () => void): () => void;
  /** Calls back when the page becomes visible or the computer wakes up, and when another tab changed the storage. */
  wake(listener: () => void): () => void;
}

/** The events of the machine that guards a session. */
type SessionEvent =
  | { type: "session.checked"; standing: SessionStanding }
  | { type: "session.extend" }
  | { type: "session.leave" }
  | { type: "user.act" }
  | { type: "page.go"; location: string }
  | { type: "notice.dismiss" };

/** The data of the machine that guards a session. */
interface SessionContext {
  readonly standing: SessionStanding;
  /** The path of the page; once the session is over, the last path before. */
  readonly location: string;
}

const endOf = ({ standing }: SessionContext): SessionEnd | undefined =>
  standing.status === "signedOut" ? standing.end : undefined;
const limitOf = ({ standing }: SessionContext) => (standing.status === "ending" ? standing.limit : undefined);

const checked = { target: "evaluating", actions: "note" } as const;
/** An ended session stays ended; only a sign-in begins another. */
const begun = {
  guard: ({ event }: { event: SessionEvent }) =>
    event.type === "session.checked" && event.standing.status !== "signedOut",
  ...checked,
} as const;

/** Sets up the machine with its actors, guards and actions. */
function setUpSession(ports: SessionPorts) {
  return setup({
    types: {
      input: {} as { location: string },
      context: {} as SessionContext,
      events: {} as SessionEvent,
      emitted: {} as
        | { type: "session.locked" }
        | { type: "session.ended"; end: SessionEnd; returnTo: string },
    },
    actors: {
      watch: fromCallback<{ type: "look" | "touch" }>(({ sendBack, receive }) => {
        const look = () => sendBack({ type: "session.checked", standing: ports.check() });
        receive(({ type }) => {
          if (type === "touch") ports.touch();
          look();
        });
        const stops = [
          ports.subscribe(look),
          ports.wake(look),
          ports.activity(() => {
            if (ports.touch()) sendBack({ type: "user.act" });
          }),
        ];
        look();
        return () => {
          for (const stop of stops) stop();
        };
      }),
    },
    guards: {
      isLive: ({ context }) => context.standing.status === "live",
      isEndingByTimeLimit: ({ context }) => limitOf(context) === "timeLimit",
      isEndingByInactivity: ({ context }) => limitOf(context) === "inactivity",
      isTimedOut: ({ context }) => endOf(context) === "timeLimit",
      isSignedOutElsewhere: ({ context }) => endOf(context) === "signedOutElsewhere",
      isReplaced: ({ context }) => endOf(context) === "otherUser",
      isExpired: ({ context }) => endOf(context) !== undefined,
    },
    actions: {
      note: assign({
        standing: ({ context, event }) =>
          event.type === "session.checked" ? event.standing : context.standing,
      }),
      go: assign({
        location: ({ context, event }) => (event.type === "page.go" ? event.location : context.location),
      }),
      look: sendTo("watch", { type: "look" }),
      touch: sendTo("watch", { type: "touch" }),
      emitLocked: emit({ type: "session.locked" as const }),
      emitEnded: emit(({ context }) => ({
        type: "session.ended" as const,
        end: endOf(context) ?? "unauthenticated",
        returnTo: toReturnPath(context.location),
      })),
    },
    delays: {
      lookAgain: ({ context }) =>
        context.standing.status === "signedOut" ? 0 : context.standing.lookAgainIn,
      minute: 60_000,
    },
  });
}

/**
 * Watches the session of a page: warns before one of its limits ends it, detects after a wake-up that it is over, and
 * follows other tabs. Activity extends the inactivity limit. The limit from login is extended by a new sign-in only:
 * when it is over, the page is locked and waits for the password until the inactivity limit is over too.
 *
 * Timers only trigger a check; the check decides by the wall clock.
 */
export function createSessionMachine(ports: SessionPorts) {
  return setUpSession(ports).createMachine({
    id: "session",
    context: ({ input }) => ({ standing: { status: "signedOut" }, location: input.location }),
    invoke: { id: "watch", src: "watch" },
    initial: "opening",
    states: {
      opening: { on: { "session.checked": checked } },
      evaluating: {
        always: [
          { guard: "isLive", target: "active" },
          { guard: "isEndingByTimeLimit", target: "endingByTimeLimit" },
          { guard: "isEndingByInactivity", target: "endingByInactivity" },
          { guard: "isTimedOut", target: "locked" },
          { guard: "isSignedOutElsewhere", target: "signedOutElsewhere" },
          { guard: "isReplaced", target: "replaced" },
          { guard: "isExpired", target: "expired" },
          { target: "signedOut" },
        ],
      },
      signedOut: { on: { "session.checked": begun, "page.go": { actions: "go" } } },
      active: {
        after: { lookAgain: { actions: "look" } },
        on: { "session.checked": checked, "page.go": { actions: ["go", "look"] } },
      },
      endingByTimeLimit: {
        after: { lookAgain: { actions: "look" } },
        on: { "session.checked": checked, "page.go": { actions: ["go", "look"] } },
      },
      endingByInactivity: {
        after: { lookAgain: { actions: "look" } },
        on: {
          "session.checked": checked,
          "page.go": { actions: ["go", "look"] },
          "user.act": { actions: "look" },
          "session.extend": { actions: "touch" },
        },
      },
      // The user can enter the password here; after the inactivity limit they must start at the sign-in page.
      locked: {
        entry: "emitLocked",
        after: { minute: { actions: "look" } },
        on: {
          "session.checked": { target: "evaluating", actions: "note" },
          "session.leave": { target: "expired" },
        },
      },
      expired: {
        entry: "emitEnded",
        on: { "session.checked": begun, "notice.dismiss": "signedOut" },
      },
      signedOutElsewhere: {
        entry: "emitEnded",
        on: { "session.checked": begun, "notice.dismiss": "signedOut" },
      },
      // Only a page load leads out of this state: no data of the first user may stay in memory for the second.
      replaced: { type: "final", entry: "emitEnded" },
    },
  });
}

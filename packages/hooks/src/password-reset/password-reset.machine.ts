import { isApiError } from "@broker/sdk";
import { assign, emit, fromPromise, setup } from "xstate";
import { type Failure, toFailure } from "../failure.ts";
import { emailIssue } from "../session/session.rules.ts";

/** The ports of the password-reset machine. */
export interface PasswordResetPorts {
  requestReset(email: string, signal: AbortSignal): Promise<unknown>;
  /** Returns the current time in milliseconds. */
  now(): number;
}

/** The context of the password-reset machine. */
interface PasswordResetContext {
  readonly email: string;
  /** True once the field was blurred; from then on its issue is shown. */
  readonly isLeft: boolean;
  readonly attempts: number;
  /** The address that the last mail was sent to. */
  readonly sentTo: string | null;
  /** When the next mail may be requested (ms), by the wall clock: a throttled tab or a sleeping computer does not delay it. */
  readonly readyAt: number;
  readonly secondsLeft: number;
  readonly failure: Failure | null;
}

/** The cooldown between two mails to the same address. */
const COOLDOWN_MS = 60_000;

const isTooMany = (error: unknown) => isApiError(error) && error.kind === "rateLimited";
const retryAt = (error: unknown, now: number) => (isApiError(error) ? (error.retryAt ?? now) : now);
const wait = (readyAt: number, now: number) => ({
  readyAt,
  secondsLeft: Math.max(1, Math.ceil((readyAt - now) / 1000)),
});

/** Sets up the machine with its actors, guards and actions. */
function setUpPasswordReset(ports: PasswordResetPorts) {
  return setup({
    types: {
      context: {} as PasswordResetContext,
      events: {} as
        | { type: "email.change"; email: string }
        | { type: "email.leave" }
        | { type: "reset.request" }
        | { type: "reset.restart" },
      emitted: {} as { type: "reset.requested"; email: string },
    },
    actors: {
      requestReset: fromPromise<unknown, string>(({ input, signal }) => ports.requestReset(input, signal)),
    },
    guards: {
      isEmail: ({ context }) => emailIssue(context.email) === undefined,
      isTooSoon: ({ context }) => context.email.trim() === context.sentTo && ports.now() < context.readyAt,
      isReady: ({ context }) => ports.now() >= context.readyAt,
    },
    actions: {
      leave: assign({ isLeft: true }),
      refuse: assign({ attempts: ({ context }) => context.attempts + 1 }),
      tick: assign(({ context }) => wait(context.readyAt, ports.now())),
      stopWaiting: assign({ secondsLeft: 0 }),
      dropFailure: assign({ failure: null }),
      startAnew: assign({ email: "", isLeft: false, attempts: 0 }),
    },
    delays: { second: 1000 },
  });
}

/** The state of the request: a mail is sent, or refused for a while. */
function requestingState(
  machine: ReturnType<typeof setUpPasswordReset>,
  ports: Pick<PasswordResetPorts, "now">,
) {
  return machine.createStateConfig({
    invoke: {
      id: "requestReset",
      src: "requestReset",
      input: ({ context }) => context.email.trim(),
      onDone: {
        target: "sent",
        actions: [
          assign(({ context }) => ({
            sentTo: context.email.trim(),
            ...wait(ports.now() + COOLDOWN_MS, ports.now()),
          })),
          emit(({ context }) => ({ type: "reset.requested" as const, email: context.email.trim() })),
        ],
      },
      onError: [
        {
          guard: ({ event }) => isTooMany(event.error),
          target: "coolingDown",
          actions: assign(({ event }) => ({
            failure: toFailure(event.error, "ResetUserPassword"),
            ...wait(retryAt(event.error, ports.now()), ports.now()),
          })),
        },
        {
          target: "failed",
          actions: assign({ failure: ({ event }) => toFailure(event.error, "ResetUserPassword") }),
        },
      ],
    },
  });
}

/**
 * Requests a reset link by e-mail. A further link to the same address has a cooldown, and so has every address after too many
 * requests. Emits `reset.requested`.
 */
export function createPasswordResetMachine(ports: PasswordResetPorts) {
  const machine = setUpPasswordReset(ports);
  return machine.createMachine({
    id: "passwordReset",
    context: {
      email: "",
      isLeft: false,
      attempts: 0,
      sentTo: null,
      readyAt: 0,
      secondsLeft: 0,
      failure: null,
    },
    initial: "enteringEmail",
    states: {
      enteringEmail: {
        on: {
          "email.change": { actions: assign({ email: ({ event }) => event.email }) },
          "email.leave": { actions: "leave" },
          "reset.request": [
            { guard: "isTooSoon", target: "coolingDown", actions: "tick" },
            { guard: "isEmail", target: "requesting" },
            { actions: "refuse" },
          ],
        },
      },
      requesting: requestingState(machine, ports),
      // Another mail does no harm, since only the newest link counts: after an unknown outcome the mail may be
      // requested again.
      failed: {
        exit: "dropFailure",
        on: {
          "email.change": {
            target: "enteringEmail",
            actions: assign({ email: ({ event }) => event.email }),
          },
          "reset.request": "requesting",
        },
      },
      coolingDown: {
        on: { "email.change": { actions: assign({ email: ({ event }) => event.email }) } },
        after: {
          second: [
            { guard: "isReady", target: "enteringEmail", actions: ["stopWaiting", "dropFailure"] },
            { target: "coolingDown", reenter: true, actions: "tick" },
          ],
        },
      },
      sent: {
        on: { "reset.restart": { target: "enteringEmail", actions: ["stopWaiting", "startAnew"] } },
        after: {
          second: [
            { guard: "isReady", target: "repeatable", actions: "stopWaiting" },
            { target: "sent", reenter: true, actions: "tick" },
          ],
        },
      },
      repeatable: {
        on: {
          "reset.request": "requesting",
          "reset.restart": { target: "enteringEmail", actions: "startAnew" },
        },
      },
    },
  });
}

import { isApiError } from "@broker/sdk";
import { assign, emit, fromPromise, setup } from "xstate";
import { type Failure, toFailure } from "../failure.ts";
import { emailIssue } from "../session/session.rules.ts";

/** What the machine needs from outside. */
export interface PasswordResetPorts {
  requestReset(email: string, signal: AbortSignal): Promise<unknown>;
  /** Wall clock in milliseconds. */
  now(): number;
}

/** What the machine remembers. */
interface PasswordResetContext {
  readonly email: string;
  /** True once the field was left, so that what is wrong with it is shown. */
  readonly isLeft: boolean;
  readonly attempts: number;
  /** The address that the last mail went to. */
  readonly sentTo: string | null;
  /** When the next mail may be asked for (ms); a throttled tab or a sleeping machine does not move it. */
  readonly readyAt: number;
  readonly secondsLeft: number;
  readonly failure: Failure | null;
}

/** From one mail to the next to the same address. */
const COOLDOWN_MS = 60_000;

const isTooMany = (error: unknown) => isApiError(error) && error.kind === "rateLimited";
const retryAt = (error: unknown, now: number) => (isApiError(error) ? (error.retryAt ?? now) : now);
const wait = (readyAt: number, now: number) => ({
  readyAt,
  secondsLeft: Math.max(1, Math.ceil((readyAt - now) / 1000)),
});

/**
 * Asks for a reset link by e-mail. The next one to the same address has to wait, and so has everybody whom the
 * provider sends away for asking too often. Emits `reset.requested`.
 */
export function createPasswordResetMachine(ports: PasswordResetPorts) {
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
  }).createMachine({
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
      requesting: {
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
      },
      // A further mail does no harm, the newest link counts: so what may have been sent may simply be asked for again.
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

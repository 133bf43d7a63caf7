import { assign, emit, fromPromise, setup } from "xstate";
import { type Failure, toFailure } from "../failure.ts";

/** The ports of the e-mail verification machine. */
export interface EmailVerificationPorts {
  verifyEmail(token: string, signal: AbortSignal): Promise<unknown>;
}

/** Seconds from success to the login page (spec 9). */
const REDIRECT_SECONDS = 10;

/** Sets up the machine with its actors, guards and actions. */
function setUpEmailVerification(ports: EmailVerificationPorts) {
  return setup({
    types: {
      input: {} as { token: string | null },
      context: {} as { token: string; secondsLeft: number; failure: Failure | null },
      events: {} as
        | { type: "verification.retry" }
        | { type: "countdown.pause" }
        | { type: "countdown.resume" },
      emitted: {} as { type: "verification.finished" },
    },
    actors: {
      verifyEmail: fromPromise<unknown, { token: string }>(({ input, signal }) =>
        ports.verifyEmail(input.token, signal),
      ),
    },
    guards: {
      hasToken: ({ context }) => context.token !== "",
      isLastSecond: ({ context }) => context.secondsLeft <= 1,
    },
    delays: { second: 1000 },
  });
}

/**
 * Verifies an e-mail address with the token of its link, then counts down to the login page. The user can pause the
 * countdown (WCAG 2.2.1). Emits `verification.finished` at zero.
 */
export function createEmailVerificationMachine(ports: EmailVerificationPorts) {
  return setUpEmailVerification(ports).createMachine({
    id: "emailVerification",
    context: ({ input }) => ({
      token: input.token?.trim() ?? "",
      secondsLeft: REDIRECT_SECONDS,
      failure: null,
    }),
    initial: "opening",
    states: {
      opening: { always: [{ guard: "hasToken", target: "verifying" }, { target: "tokenMissing" }] },
      tokenMissing: { type: "final" },
      verifying: {
        invoke: {
          id: "verifyEmail",
          src: "verifyEmail",
          input: ({ context }) => ({ token: context.token }),
          onDone: "counting",
          onError: {
            target: "failed",
            actions: assign({ failure: ({ event }) => toFailure(event.error, "VerifyEmail") }),
          },
        },
      },
      counting: {
        after: {
          second: [
            { guard: "isLastSecond", target: "finished" },
            {
              target: "counting",
              reenter: true,
              actions: assign({ secondsLeft: ({ context }) => context.secondsLeft - 1 }),
            },
          ],
        },
        on: { "countdown.pause": "paused" },
      },
      paused: { on: { "countdown.resume": "counting" } },
      failed: { exit: assign({ failure: null }), on: { "verification.retry": "verifying" } },
      finished: { type: "final", entry: emit({ type: "verification.finished" }) },
    },
  });
}

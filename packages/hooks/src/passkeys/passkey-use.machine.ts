import type { ClientOperation } from "@broker/sdk";
import { assign, emit, fromPromise, setup } from "xstate";
import { type Failure, toFailure } from "../failure.ts";
import { issueOf, type PasskeyAssertion, type PasskeyIssue, type PasskeyOptions } from "./authenticator.ts";

/** The ports of a use of a passkey: a sign-in, or the proof before a call. */
export interface PasskeyUsePorts<Result> {
  /** The operations of both requests, which failures name. */
  readonly operations: { readonly begin: ClientOperation; readonly complete: ClientOperation };
  begin(): Promise<PasskeyOptions>;
  /** Has the browser offer its passkeys and sign with one. */
  ask(options: PasskeyOptions, signal: AbortSignal): Promise<PasskeyAssertion>;
  complete(assertion: PasskeyAssertion): Promise<Result>;
}

/** The data of the machine of a use of a passkey. */
interface PasskeyUseContext {
  /** Why the provider did not accept the passkey. */
  readonly failure: Failure | null;
  /** Why the browser gave no passkey. */
  readonly issue: PasskeyIssue | null;
  readonly options: PasskeyOptions | null;
  readonly assertion: PasskeyAssertion | null;
}

const start: PasskeyUseContext = { failure: null, issue: null, options: null, assertion: null };

/** The changes of the context after a refused or lost request. */
const failed = (error: unknown, operation: ClientOperation) => ({
  ...start,
  failure: toFailure(error, operation),
});

/** Sets up the machine with its actors. */
function setUpPasskeyUse<Result>(ports: PasskeyUsePorts<Result>) {
  return setup({
    types: {
      context: {} as PasskeyUseContext,
      events: {} as { type: "passkey.use" },
      emitted: {} as { type: "passkey.accepted"; result: Result },
    },
    actors: {
      begin: fromPromise<PasskeyOptions>(() => ports.begin()),
      ask: fromPromise<PasskeyAssertion, PasskeyOptions | null>(async ({ input, signal }) => {
        if (!input) throw new Error("A passkey signs a challenge of the provider");
        return ports.ask(input, signal);
      }),
      complete: fromPromise<Result, PasskeyAssertion | null>(async ({ input }) => {
        if (!input) throw new Error("A request contains what a passkey signed");
        return ports.complete(input);
      }),
    },
  });
}

/**
 * The machine of a use of a passkey: the provider's challenge, the browser's dialog, and the provider's answer. Emits
 * `passkey.accepted`. Every end leads back to `resting`, from which a new use begins, because a challenge is answered once.
 */
export function createPasskeyUseMachine<Result>(ports: PasskeyUsePorts<Result>) {
  const { operations } = ports;
  return setUpPasskeyUse(ports).createMachine({
    id: "passkeyUse",
    context: start,
    initial: "resting",
    states: {
      resting: { on: { "passkey.use": { target: "beginning", actions: assign(start) } } },
      beginning: {
        invoke: {
          id: "begin",
          src: "begin",
          onDone: { target: "asking", actions: assign({ options: ({ event }) => event.output }) },
          onError: {
            target: "resting",
            actions: assign(({ event }) => failed(event.error, operations.begin)),
          },
        },
      },
      asking: {
        invoke: {
          id: "ask",
          src: "ask",
          input: ({ context }) => context.options,
          onDone: { target: "completing", actions: assign({ assertion: ({ event }) => event.output }) },
          onError: {
            target: "resting",
            actions: assign(({ event }) => ({ ...start, issue: issueOf(event.error) })),
          },
        },
      },
      completing: {
        invoke: {
          id: "complete",
          src: "complete",
          input: ({ context }) => context.assertion,
          onDone: {
            target: "completed",
            actions: emit(({ event }) => ({ type: "passkey.accepted" as const, result: event.output })),
          },
          onError: {
            target: "resting",
            actions: assign(({ event }) => failed(event.error, operations.complete)),
          },
        },
      },
      completed: { type: "final" },
    },
  });
}

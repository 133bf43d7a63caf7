import type { Data } from "@broker/sdk";
import { assign, emit, fromPromise, setup } from "xstate";
import { codeOf, type Failure, toFailure } from "../failure.ts";
import { keepCode } from "./code-form.ts";
import { validateCode } from "./second-factor.rules.ts";

/** The user whose sign-in is complete. */
type User = Data<"CompleteLogin">;

/** The ports of the second step of a sign-in; they send its challenge. */
export interface SignInStepPorts {
  complete(code: string): Promise<User>;
  /** Asks staff to remove the lost second factor, and returns when they can decide. */
  requestRemoval(): Promise<Date | null>;
}

/** The data of the machine for the second step of a sign-in. */
interface SignInStepContext {
  readonly code: string;
  readonly attempts: number;
  readonly failure: Failure | null;
  /** When staff can decide about the removal; null while none was requested. */
  readonly decidedFrom: Date | null;
}

/** The refusal of a challenge that was used, is too old, or had too many wrong codes. */
const CHALLENGE_OVER = 1106;
const isOver = (error: unknown) => codeOf(error) === CHALLENGE_OVER;

/** Sets up the machine with its actors, guards and actions. */
function setUpSignInStep(ports: SignInStepPorts) {
  return setup({
    types: {
      context: {} as SignInStepContext,
      events: {} as
        | { type: "code.change"; code: string }
        | { type: "code.submit" }
        | { type: "removal.begin" }
        | { type: "removal.confirm" }
        | { type: "removal.cancel" },
      emitted: {} as { type: "step.completed"; user: User },
    },
    actors: {
      complete: fromPromise<User, string>(({ input }) => ports.complete(input)),
      requestRemoval: fromPromise<Date | null>(() => ports.requestRemoval()),
    },
    guards: { isCode: ({ context }) => validateCode(context.code, "any") === null },
    actions: {
      refuse: assign({ attempts: ({ context }) => context.attempts + 1 }),
      dropFailure: assign({ failure: null }),
    },
  });
}

/** The states in which a request runs. */
function requestingStates(machine: ReturnType<typeof setUpSignInStep>) {
  return {
    checking: machine.createStateConfig({
      invoke: {
        id: "complete",
        src: "complete",
        input: ({ context }) => context.code.trim(),
        onDone: {
          target: "completed",
          actions: emit(({ event }) => ({ type: "step.completed" as const, user: event.output })),
        },
        onError: [
          { guard: ({ event }) => isOver(event.error), target: "over" },
          {
            target: "enteringCode",
            actions: assign(({ context, event }) => ({
              code: keepCode(event.error, context.code),
              attempts: 0,
              failure: toFailure(event.error, "CompleteLogin"),
            })),
          },
        ],
      },
    }),
    requestingRemoval: machine.createStateConfig({
      invoke: {
        id: "requestRemoval",
        src: "requestRemoval",
        onDone: {
          target: "removalRequested",
          actions: assign({ decidedFrom: ({ event }) => event.output }),
        },
        onError: [
          { guard: ({ event }) => isOver(event.error), target: "over" },
          {
            target: "confirmingRemoval",
            actions: assign({ failure: ({ event }) => toFailure(event.error, "RequestFactorRemoval") }),
          },
        ],
      },
    }),
  };
}

/**
 * The second step of a sign-in: a code of the app or a recovery code, or the removal of a user who has lost both. Emits
 * `step.completed`. In `over` the user must sign in again.
 */
export function createSignInStepMachine(ports: SignInStepPorts) {
  const machine = setUpSignInStep(ports);
  return machine.createMachine({
    id: "signInStep",
    context: { code: "", attempts: 0, failure: null, decidedFrom: null },
    initial: "enteringCode",
    states: {
      enteringCode: {
        on: {
          "code.change": { actions: assign({ code: ({ event }) => event.code }) },
          "code.submit": [
            { guard: "isCode", target: "checking", actions: "dropFailure" },
            { actions: "refuse" },
          ],
          "removal.begin": { target: "confirmingRemoval", actions: "dropFailure" },
        },
      },
      confirmingRemoval: {
        on: {
          "removal.confirm": { target: "requestingRemoval", actions: "dropFailure" },
          "removal.cancel": { target: "enteringCode", actions: "dropFailure" },
        },
      },
      ...requestingStates(machine),
      removalRequested: {},
      over: {},
      completed: { type: "final" },
    },
  });
}

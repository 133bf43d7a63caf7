import { assign, emit, fromPromise, setup } from "xstate";
import { codeOf, type Failure, toFailure } from "../failure.ts";
import { keepCode } from "../second-factor/code-form.ts";
import { validateCode } from "../second-factor/second-factor.rules.ts";

/** The ports of the machine that proves the second factor. They contain the call that the proof is for. */
export interface StepUpPorts {
  prove(code: string): Promise<unknown>;
}

/** The data of the machine that asks for a code before a call. */
interface StepUpContext {
  readonly code: string;
  readonly attempts: number;
  readonly failure: Failure | null;
}

/** The refusal of a user who has no second factor any more. */
const FACTOR_STATE = 1107;

/**
 * Proves the second factor for a refused call, by a code of the app or a recovery code. Emits `stepUp.proved`, after
 * which the call is sent again, or `stepUp.cancelled`. Where the factor was removed meanwhile, the call needs no code. A
 * code whose answer was lost may be sent again: while its proof is unused the provider answers as before.
 */
export function createStepUpMachine(ports: StepUpPorts) {
  return setup({
    types: {
      context: {} as StepUpContext,
      events: {} as
        | { type: "code.change"; code: string }
        | { type: "code.submit" }
        | { type: "stepUp.cancel" },
      emitted: {} as { type: "stepUp.proved" } | { type: "stepUp.cancelled" },
    },
    actors: { prove: fromPromise<unknown, string>(({ input }) => ports.prove(input)) },
    guards: { isCode: ({ context }) => validateCode(context.code, "any") === null },
  }).createMachine({
    id: "stepUp",
    context: { code: "", attempts: 0, failure: null },
    initial: "enteringCode",
    states: {
      enteringCode: {
        on: {
          "code.change": { actions: assign({ code: ({ event }) => event.code }) },
          "code.submit": [
            { guard: "isCode", target: "proving", actions: assign({ failure: null }) },
            { actions: assign({ attempts: ({ context }) => context.attempts + 1 }) },
          ],
          "stepUp.cancel": { target: "cancelled" },
        },
      },
      proving: {
        invoke: {
          id: "prove",
          src: "prove",
          input: ({ context }) => context.code.trim(),
          onDone: { target: "proved" },
          onError: [
            {
              guard: ({ event }) => codeOf(event.error) === FACTOR_STATE,
              target: "proved",
            },
            {
              target: "enteringCode",
              actions: assign(({ context, event: { error } }) => ({
                code: keepCode(error, context.code),
                attempts: 0,
                failure: toFailure(error, "CompleteStepUp"),
              })),
            },
          ],
        },
      },
      proved: { type: "final", entry: emit({ type: "stepUp.proved" }) },
      cancelled: { type: "final", entry: emit({ type: "stepUp.cancelled" }) },
    },
  });
}

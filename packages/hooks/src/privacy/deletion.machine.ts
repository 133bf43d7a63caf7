import { isOutcomeUnknown } from "@broker/sdk";
import { assign, emit, fromPromise, setup } from "xstate";
import { type Failure, toFailure } from "../failure.ts";
import { type DeletionValues, validateDeletion } from "./deletion.rules.ts";

/** The ports of the machine that requests the deletion of an account. */
export interface DeletionPorts {
  /** Returns the address of the account, which the user types in to confirm; null while it is unknown. */
  email(): string | null;
  request(values: DeletionValues): Promise<unknown>;
}

interface DeletionContext extends DeletionValues {
  readonly attempts: number;
  readonly failure: Failure | null;
}

const start: DeletionContext = { email: "", password: "", attempts: 0, failure: null };

/** Sets up the machine with its actor, guard and actions. */
const setUpDeletion = (ports: DeletionPorts) =>
  setup({
    types: {
      context: {} as DeletionContext,
      events: {} as
        | { type: "deletion.begin" }
        | { type: "field.change"; field: keyof DeletionValues; text: string }
        | { type: "form.submit" }
        | { type: "form.cancel" },
      emitted: {} as { type: "deletion.requested" },
    },
    actors: { request: fromPromise<unknown, DeletionValues>(({ input }) => ports.request(input)) },
    guards: {
      isValid: ({ context }) => Object.keys(validateDeletion(context, ports.email())).length === 0,
    },
    actions: {
      startAnew: assign(start),
      refuse: assign({ attempts: ({ context }) => context.attempts + 1 }),
      tell: emit({ type: "deletion.requested" }),
    },
  });

/**
 * Requests the deletion of an account, by its address and the password. Emits `deletion.requested`. A refusal leads back to the
 * form with its reason. After an unknown outcome the machine is in `resting` with the failure, and the list of requests shows
 * whether the request was made.
 */
export function createDeletionMachine(ports: DeletionPorts) {
  return setUpDeletion(ports).createMachine({
    id: "deletion",
    context: start,
    initial: "resting",
    states: {
      resting: { on: { "deletion.begin": { target: "confirming", actions: "startAnew" } } },
      confirming: {
        on: {
          "field.change": {
            actions: assign(({ context, event }) => ({ ...context, [event.field]: event.text })),
          },
          "form.submit": [
            { guard: "isValid", target: "requesting", actions: assign({ failure: null }) },
            { actions: "refuse" },
          ],
          "form.cancel": { target: "resting", actions: "startAnew" },
        },
      },
      requesting: {
        invoke: {
          id: "request",
          src: "request",
          input: ({ context: { email, password } }) => ({ email: email.trim(), password }),
          onDone: { target: "resting", actions: ["startAnew", "tell"] },
          onError: [
            {
              guard: ({ event }) => isOutcomeUnknown(event.error),
              target: "resting",
              actions: assign(({ event }) => ({
                ...start,
                failure: toFailure(event.error, "RequestDeletion"),
              })),
            },
            {
              target: "confirming",
              // The password may be the wrong one, and is not kept.
              actions: assign(({ event }) => ({
                password: "",
                attempts: 0,
                failure: toFailure(event.error, "RequestDeletion"),
              })),
            },
          ],
        },
      },
    },
  });
}

import { type ClientOperation, isOutcomeUnknown } from "@broker/sdk";
import { assign, emit, fromPromise, setup } from "xstate";
import { type Failure, toFailure } from "../failure.ts";
import { type CodeKind, type FactorValues, validateFactor } from "./second-factor.rules.ts";

/** The secret of a set-up: to type in, and as the address of a QR code. */
export interface AuthenticatorSecret {
  readonly secret: string;
  readonly uri: string;
}

/** The ports of the second factor's machine. Secrets pass through no cache. */
export interface SecondFactorPorts {
  begin(password: string): Promise<AuthenticatorSecret>;
  /** Finishes the set-up, and returns the recovery codes. */
  confirm(code: string): Promise<readonly string[]>;
  /** Replaces the recovery codes, and returns the new ones. */
  renew(code: string): Promise<readonly string[]>;
  remove(given: FactorValues): Promise<unknown>;
}

/** The change of the second factor. */
export type FactorChange = "added" | "renewed" | "removed";

interface SecondFactorContext extends FactorValues {
  readonly attempts: number;
  readonly failure: Failure | null;
  readonly secret: AuthenticatorSecret | null;
  /** The recovery codes, shown once. */
  readonly recoveryCodes: readonly string[];
}

const empty = { password: "", code: "", attempts: 0, failure: null };
const start: SecondFactorContext = { ...empty, secret: null, recoveryCodes: [] };

/** The inputs that a form requires. */
type Asks = { readonly password?: boolean; readonly code?: CodeKind };
const asks = {
  enteringPassword: { password: true },
  scanning: { code: "app" },
  enteringRenewal: { code: "app" },
  enteringRemoval: { password: true, code: "any" },
} as const satisfies Record<string, Asks>;

/** Returns the inputs that the form of a state requires; empty for a state without a form. */
export const asksOf = (state: string): Asks =>
  Object.entries(asks).find(([name]) => name === state)?.[1] ?? {};

/** Sets up the machine with its actors, guards and actions. */
function setUpSecondFactor(ports: SecondFactorPorts) {
  return setup({
    types: {
      context: {} as SecondFactorContext,
      events: {} as
        | { type: "setUp.begin" }
        | { type: "renewal.begin" }
        | { type: "removal.begin" }
        | { type: "field.change"; field: keyof FactorValues; text: string }
        | { type: "form.submit" }
        | { type: "form.cancel" }
        | { type: "codes.keep" },
      emitted: {} as { type: "factor.changed"; change: FactorChange },
    },
    actors: {
      begin: fromPromise<AuthenticatorSecret, string>(({ input }) => ports.begin(input)),
      confirm: fromPromise<readonly string[], string>(({ input }) => ports.confirm(input)),
      renew: fromPromise<readonly string[], string>(({ input }) => ports.renew(input)),
      remove: fromPromise<unknown, FactorValues>(({ input }) => ports.remove(input)),
    },
    guards: {
      isValid: ({ context }, wanted: Asks) => Object.keys(validateFactor(context, wanted)).length === 0,
    },
    actions: {
      refuse: assign({ attempts: ({ context }) => context.attempts + 1 }),
      startAnew: assign(start),
      clear: assign(empty),
      tell: emit((_args, change: FactorChange) => ({ type: "factor.changed" as const, change })),
    },
  });
}

type Setup = ReturnType<typeof setUpSecondFactor>;

/** A state with a form: its values change, and it is sent when the rules allow it. */
const formState = (
  machine: Setup,
  wanted: Asks,
  sent: "beginning" | "confirming" | "renewing" | "removing",
) =>
  machine.createStateConfig({
    on: {
      "field.change": {
        actions: assign(({ context, event }) => ({ ...context, [event.field]: event.text })),
      },
      "form.submit": [
        { guard: { type: "isValid", params: wanted }, target: sent, actions: assign({ failure: null }) },
        { actions: "refuse" },
      ],
      "form.cancel": { target: "resting", actions: "startAnew" },
    },
  });

/**
 * The changes of the context after a refusal: the code is cleared, because a refused code cannot be used; the password is kept,
 * because it may be right.
 */
const refused = (error: unknown, operation: ClientOperation) => ({
  code: "",
  attempts: 0,
  failure: toFailure(error, operation),
});

/** The states in which a request of the set-up runs. */
function setUpStates(machine: Setup) {
  return {
    beginning: machine.createStateConfig({
      invoke: {
        id: "begin",
        src: "begin",
        input: ({ context }) => context.password,
        onDone: {
          target: "scanning",
          actions: ["clear", assign({ secret: ({ event }) => event.output })],
        },
        // A lost answer does no harm, because a new secret voids the older ones.
        onError: {
          target: "enteringPassword",
          actions: assign({ failure: ({ event }) => toFailure(event.error, "BeginAuthenticator") }),
        },
      },
    }),
    confirming: machine.createStateConfig({
      invoke: {
        id: "confirm",
        src: "confirm",
        input: ({ context }) => context.code.trim(),
        onDone: {
          target: "showingCodes",
          actions: [
            assign(({ event }) => ({ ...start, recoveryCodes: event.output })),
            { type: "tell", params: "added" },
          ],
        },
        onError: [
          {
            guard: ({ event }) => isOutcomeUnknown(event.error),
            target: "resting",
            actions: assign(({ event }) => ({
              ...start,
              failure: toFailure(event.error, "ConfirmAuthenticator"),
            })),
          },
          {
            target: "scanning",
            actions: assign(({ event }) => refused(event.error, "ConfirmAuthenticator")),
          },
        ],
      },
    }),
  };
}

/** The states in which a request about a factor that is on runs. */
function changingStates(machine: Setup) {
  return {
    renewing: machine.createStateConfig({
      invoke: {
        id: "renew",
        src: "renew",
        input: ({ context }) => context.code.trim(),
        onDone: {
          target: "showingCodes",
          actions: [
            assign(({ event }) => ({ ...start, recoveryCodes: event.output })),
            { type: "tell", params: "renewed" },
          ],
        },
        onError: [
          {
            guard: ({ event }) => isOutcomeUnknown(event.error),
            target: "resting",
            actions: assign(({ event }) => ({
              ...start,
              failure: toFailure(event.error, "CreateRecoveryCodes"),
            })),
          },
          {
            target: "enteringRenewal",
            actions: assign(({ event }) => refused(event.error, "CreateRecoveryCodes")),
          },
        ],
      },
    }),
    removing: machine.createStateConfig({
      invoke: {
        id: "remove",
        src: "remove",
        input: ({ context }) => ({ password: context.password, code: context.code.trim() }),
        onDone: { target: "resting", actions: ["startAnew", { type: "tell", params: "removed" }] },
        onError: [
          {
            guard: ({ event }) => isOutcomeUnknown(event.error),
            target: "resting",
            actions: assign(({ event }) => ({
              ...start,
              failure: toFailure(event.error, "RemoveAuthenticator"),
            })),
          },
          {
            target: "enteringRemoval",
            actions: assign(({ event }) => refused(event.error, "RemoveAuthenticator")),
          },
        ],
      },
    }),
  };
}

/**
 * The set-up of an authenticator app, new recovery codes, and the removal. Emits `factor.changed`. After an unknown outcome the
 * machine is in `resting` with the failure, and the status shows whether the change was made. Recovery codes that the user has
 * never seen can be replaced by new ones.
 */
export function createSecondFactorMachine(ports: SecondFactorPorts) {
  const machine = setUpSecondFactor(ports);
  return machine.createMachine({
    id: "secondFactor",
    context: start,
    initial: "resting",
    states: {
      resting: {
        on: {
          "setUp.begin": { target: "enteringPassword", actions: "startAnew" },
          "renewal.begin": { target: "enteringRenewal", actions: "startAnew" },
          "removal.begin": { target: "enteringRemoval", actions: "startAnew" },
        },
      },
      enteringPassword: formState(machine, asks.enteringPassword, "beginning"),
      scanning: formState(machine, asks.scanning, "confirming"),
      enteringRenewal: formState(machine, asks.enteringRenewal, "renewing"),
      enteringRemoval: formState(machine, asks.enteringRemoval, "removing"),
      ...setUpStates(machine),
      ...changingStates(machine),
      // The codes are shown once, and are dropped when the user has kept them.
      showingCodes: { on: { "codes.keep": { target: "resting", actions: "startAnew" } } },
    },
  });
}

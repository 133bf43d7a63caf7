import { isOutcomeUnknown } from "@broker/sdk";
import { assign, emit, fromPromise, setup } from "xstate";
import { type Failure, toFailure } from "../failure.ts";
import { type CreatedPasskey, type CreationOptions, issueOf, type PasskeyIssue } from "./authenticator.ts";
import { type PasskeyValues, validatePasskey } from "./passkey.rules.ts";

/** The ports of the machine that adds and removes passkeys. Passwords and keys pass through no cache. */
export interface PasskeyPorts {
  begin(password: string): Promise<CreationOptions>;
  /** Has the browser create a passkey. */
  create(options: CreationOptions, signal: AbortSignal): Promise<CreatedPasskey>;
  save(given: { readonly name: string; readonly created: CreatedPasskey }): Promise<unknown>;
  remove(given: { readonly passkeyId: string; readonly password: string }): Promise<unknown>;
}

/** The change of the passkeys. */
export type PasskeyChange = "added" | "removed";

/** A passkey that the user wants to remove. */
interface RemovedPasskey {
  readonly id: string;
  readonly name: string;
}

interface PasskeyContext extends PasskeyValues {
  readonly attempts: number;
  readonly failure: Failure | null;
  /** Why the browser created no passkey. */
  readonly issue: PasskeyIssue | null;
  readonly options: CreationOptions | null;
  readonly created: CreatedPasskey | null;
  /** The passkey that the user wants to remove; null for an addition. */
  readonly removed: RemovedPasskey | null;
}

const start: PasskeyContext = {
  password: "",
  name: "",
  attempts: 0,
  failure: null,
  issue: null,
  options: null,
  created: null,
  removed: null,
};

/** Sets up the machine with its actors, guards and actions. */
function setUpPasskeys(ports: PasskeyPorts) {
  return setup({
    types: {
      context: {} as PasskeyContext,
      events: {} as
        | { type: "addition.begin" }
        | { type: "creation.retry" }
        | { type: "removal.begin"; passkey: RemovedPasskey }
        | { type: "field.change"; field: keyof PasskeyValues; text: string }
        | { type: "form.submit" }
        | { type: "form.cancel" },
      emitted: {} as { type: "passkeys.changed"; change: PasskeyChange },
    },
    actors: {
      begin: fromPromise<CreationOptions, string>(({ input }) => ports.begin(input)),
      create: fromPromise<CreatedPasskey, CreationOptions | null>(async ({ input, signal }) => {
        if (!input) throw new Error("A passkey is created with options of the provider");
        return ports.create(input, signal);
      }),
      save: fromPromise<unknown, { name: string; created: CreatedPasskey | null }>(
        async ({ input: { name, created } }) => {
          if (!created) throw new Error("A passkey is saved after the browser created it");
          return ports.save({ name, created });
        },
      ),
      remove: fromPromise<unknown, { passkeyId: string; password: string }>(({ input }) =>
        ports.remove(input),
      ),
    },
    guards: {
      isValid: ({ context }, asksForName: boolean) =>
        Object.keys(validatePasskey(context, asksForName)).length === 0,
    },
    actions: {
      startAnew: assign(start),
      tell: emit((_args, change: PasskeyChange) => ({ type: "passkeys.changed" as const, change })),
    },
  });
}
type Setup = ReturnType<typeof setUpPasskeys>;

/** A state with a form: its values change, and it is sent when the rules allow it. */
const formState = (machine: Setup, asksForName: boolean, sent: "beginning" | "removing") =>
  machine.createStateConfig({
    on: {
      "field.change": {
        actions: assign(({ context, event }) => ({ ...context, [event.field]: event.text })),
      },
      "form.submit": [
        {
          guard: { type: "isValid", params: asksForName },
          target: sent,
          actions: assign({ failure: null, attempts: 0 }),
        },
        { actions: assign({ attempts: ({ context }) => context.attempts + 1 }) },
      ],
      "form.cancel": { target: "resting", actions: "startAnew" },
    },
  });

/** The states in which a passkey is created and saved. */
function addingStates(machine: Setup) {
  return {
    beginning: machine.createStateConfig({
      invoke: {
        id: "begin",
        src: "begin",
        input: ({ context }) => context.password,
        onDone: {
          target: "creating",
          actions: assign(({ event }) => ({ password: "", options: event.output })),
        },
        // A lost answer does no harm, because a new challenge voids the older ones.
        onError: {
          target: "entering",
          actions: assign({ failure: ({ event }) => toFailure(event.error, "BeginPasskeyRegistration") }),
        },
      },
    }),
    creating: machine.createStateConfig({
      entry: assign({ issue: null }),
      invoke: {
        id: "create",
        src: "create",
        input: ({ context }) => context.options,
        onDone: { target: "saving", actions: assign({ created: ({ event }) => event.output }) },
        onError: { target: "interrupted", actions: assign({ issue: ({ event }) => issueOf(event.error) }) },
      },
    }),
    saving: machine.createStateConfig({
      invoke: {
        id: "save",
        src: "save",
        input: ({ context: { name, created } }) => ({ name: name.trim(), created }),
        onDone: { target: "resting", actions: ["startAnew", { type: "tell", params: "added" }] },
        onError: [
          {
            guard: ({ event }) => isOutcomeUnknown(event.error),
            target: "resting",
            actions: assign(({ event }) => ({
              ...start,
              failure: toFailure(event.error, "CompletePasskeyRegistration"),
            })),
          },
          // A challenge is answered once, so that the user begins again.
          {
            target: "entering",
            actions: assign(({ context: { name }, event }) => ({
              ...start,
              name,
              failure: toFailure(event.error, "CompletePasskeyRegistration"),
            })),
          },
        ],
      },
    }),
  };
}

/**
 * The addition and the removal of passkeys. Emits `passkeys.changed`. In `interrupted` the browser has created no passkey, and
 * its dialog can be opened again while the provider's challenge lasts. After an unknown outcome the machine is in `resting`
 * with the failure, and the list shows whether the change was made.
 */
export function createPasskeysMachine(ports: PasskeyPorts) {
  const machine = setUpPasskeys(ports);
  return machine.createMachine({
    id: "passkeys",
    context: start,
    initial: "resting",
    states: {
      resting: {
        on: {
          "addition.begin": { target: "entering", actions: "startAnew" },
          "removal.begin": {
            target: "enteringRemoval",
            actions: assign(({ event }) => ({ ...start, removed: event.passkey })),
          },
        },
      },
      entering: formState(machine, true, "beginning"),
      enteringRemoval: formState(machine, false, "removing"),
      ...addingStates(machine),
      interrupted: {
        on: {
          "creation.retry": { target: "creating" },
          "form.cancel": { target: "resting", actions: "startAnew" },
        },
      },
      removing: {
        invoke: {
          id: "remove",
          src: "remove",
          input: ({ context: { removed, password } }) => ({ passkeyId: removed?.id ?? "", password }),
          onDone: { target: "resting", actions: ["startAnew", { type: "tell", params: "removed" }] },
          onError: [
            {
              guard: ({ event }) => isOutcomeUnknown(event.error),
              target: "resting",
              actions: assign(({ event }) => ({
                ...start,
                failure: toFailure(event.error, "RemovePasskey"),
              })),
            },
            {
              target: "enteringRemoval",
              actions: assign({ failure: ({ event }) => toFailure(event.error, "RemovePasskey") }),
            },
          ],
        },
      },
    },
  });
}

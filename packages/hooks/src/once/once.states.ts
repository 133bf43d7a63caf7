import { isApiError, isOutcomeUnknown } from "@broker/sdk";
import { fromPromise } from "xstate";
import { loadForCall } from "../load-for-call.ts";
import type { OwnWays } from "./journey.ts";
import type { OncePorts } from "./once.ports.ts";
import { type Keyed, type OnceContext, requireIntent, type Sent } from "./once.rules.ts";
import type { Prepared, Resolved, ToPrepare } from "./prepare.ts";

/** The provider refuses a different request under a key that was used. */
const KEY_REUSED = 4022;

/** Returns whether the outcome of a call is unknown, so that it must be looked up. */
export const isDoubtful = (error: unknown): boolean =>
  isOutcomeUnknown(error) || (isApiError(error) && error.code === KEY_REUSED);

/** The code that settles earlier intents, once it is loaded. */
export const loadSettling = () => loadForCall("VoidIntent", () => import("./settling.ts"));

/** The actors that every journey adds to its own. */
export const onceActors = <Intent extends Keyed, Found>(
  ports: OncePorts<Intent>,
  own: OwnWays<Intent, Found>,
) => ({
  prepare: fromPromise<Prepared<Intent, Found>, ToPrepare<Intent>>(async ({ input, signal }) => {
    const { prepare, toJourney } = await loadSettling();
    return prepare(input, toJourney(ports, own), signal);
  }),
  resolve: fromPromise<Resolved<Found>, Sent<Intent>>(async ({ input, signal }) => {
    const { resolve, toJourney } = await loadSettling();
    return resolve(input, toJourney(ports, own), signal);
  }),
});

/** Returns the context after an intent was prepared: its key, and the earlier intents that may still arrive too. */
export function toPreparedContext<Intent extends Keyed>(output: Prepared<Intent, unknown>) {
  const { intent, known, unresolved } = output;
  return { intent, known, unresolved, isLate: output.state === "arrived" && output.isLate };
}

/** The names of the states that a transition of a shared state may target. */
interface Targets<Action extends string> {
  readonly entering: string;
  readonly sending: string;
  readonly checking: string;
  readonly failed: string;
  readonly notFound: string;
  readonly unknown: string;
  /** The state after the effect is known, and the actions of the transition to it. */
  readonly arrived: string;
  readonly onArrival: readonly Action[];
}

const defaults: Targets<never> = {
  entering: "entering",
  sending: "submitting",
  checking: "checking",
  failed: "failed",
  notFound: "notFound",
  unknown: "outcomeUnknown",
  arrived: "settled",
  onArrival: [],
};

/**
 * The shared states that send an intent at most once: earlier intents are settled, the intent is sent, and after an
 * unknown outcome it is looked up before anything else may happen. A machine adds them under its own names, with its
 * own state that sends, and with the actions that are named here.
 */
export function onceStates<Intent extends Keyed, Found, Action extends string = never>(
  names: Partial<Targets<Action>> = {},
) {
  const to: Targets<Action> = { ...defaults, ...names };
  /** The data of a machine that sends an intent once. */
  type Context = OnceContext<Intent>;
  /** The event of a finished preparation. */
  type Preparation = { event: { output: Prepared<Intent, Found> } };
  /** The event of an intent that was looked up. */
  type Resolution = { event: { output: Resolved<Found> } };
  /** The event of a failed step. */
  type Lapse = { event: { error: unknown } };
  const output = ({ event }: Preparation) => event.output;
  const error = ({ event }: Lapse) => event.error;
  const failToSend = { type: "failToSend", params: error } as const;
  return {
    /** The action after a definite refusal. */
    failToSend,
    // Settles earlier intents, and records the transactions that exist already.
    preparing: {
      invoke: {
        id: "prepare",
        src: "prepare",
        input: ({ context }: { context: ToPrepare<Intent> }) => context,
        onDone: [
          {
            guard: ({ event }: Preparation) => event.output.state === "arrived",
            target: to.arrived,
            actions: [{ type: "takePrepared", params: output }, ...to.onArrival],
          },
          {
            guard: ({ event }: Preparation) => event.output.state === "doubtful",
            target: "confirmingAnother",
            actions: { type: "takePrepared", params: output },
          },
          { target: to.sending, actions: { type: "takePrepared", params: output } },
        ],
        // Nothing was sent: the user reads that the request failed, although the list could not be read.
        onError: { target: to.failed, actions: failToSend },
      },
    },
    // Earlier intents may still arrive beside it, and their keys cannot be voided.
    confirmingAnother: {
      on: { "another.confirm": to.sending, "another.decline": to.entering },
    },
    checking: {
      invoke: {
        id: "resolve",
        src: "resolve",
        input: ({ context }: { context: Context }) => ({
          intent: requireIntent(context),
          known: context.known,
        }),
        onDone: [
          {
            guard: ({ event }: Resolution) => event.output.state === "found",
            target: to.arrived,
            actions: [
              { type: "takeFound", params: ({ event }: Resolution) => event.output },
              ...to.onArrival,
            ],
          },
          {
            guard: ({ event }: Resolution) => event.output.state === "voided",
            target: to.notFound,
            actions: "renewKey",
          },
          // The intent may still arrive, whatever the user does next.
          { target: to.notFound, actions: "noteUnresolved" },
        ],
        onError: { target: to.unknown, actions: { type: "failToLook", params: error } },
      },
    },
    unknown: { exit: "dropFailure", on: { "outcome.check": to.checking } },
    failed: { exit: "dropFailure", on: { "failure.dismiss": to.entering } },
  } as const;
}

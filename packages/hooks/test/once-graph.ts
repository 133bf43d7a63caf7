import { ApiError, type ApiErrorKind } from "@broker/sdk";
import { type Keyed, mayArrive, type OnceContext, excludeCurrent } from "../src/once/once.rules.ts";
import { matchIntent } from "../src/once/prepare.ts";

/** The done event of an actor. */
export const done = (id: string, output: unknown) => ({
  type: `xstate.done.actor.${id}`,
  output,
  actorId: id,
});

/** The error event of an actor. */
export const failed = (id: string, kind: ApiErrorKind, code = 0, retryAt = 30_000) => ({
  type: `xstate.error.actor.${id}`,
  error: new ApiError({ operation: "DepositRequest", kind, code, retryAt }),
  actorId: id,
});

interface Ways<Intent, Found> {
  isRepeat(sent: Intent, wanted: Intent): boolean;
  /** The transactions that are in the provider's list already. */
  readonly known: string;
  /** The effect that a look-up can find. */
  readonly found: readonly Found[];
  /** The effect that settling earlier intents can find. */
  readonly late: readonly { readonly intent: Intent; readonly found: Found }[];
}

/** Returns every answer that the shared calls can have in a situation, from providers that can void keys and from others. */
export function onceEvents<Intent extends Keyed, Found>(
  { intent, unresolved }: OnceContext<Intent>,
  { isRepeat, known, found, late }: Ways<Intent, Found>,
): object[] {
  const matched = intent && matchIntent(intent, { unresolved, underWay: [] }, isRepeat);
  const ready = matched && {
    intent: matched.intent,
    known: matched.repeated?.known ?? [known],
    unresolved: matched.repeated ? [matched.repeated] : [],
    state: "ready",
  };
  const isDoubtful = matched !== null && matched.earlier.length > 0;
  return [
    ...(ready ? [done("prepare", ready)] : []),
    ...(isDoubtful ? [done("prepare", { ...ready, unresolved, state: "doubtful" })] : []),
    ...late.map((one) =>
      done("prepare", { ...one, known: [], unresolved: [], state: "arrived", isLate: true }),
    ),
    failed("prepare", "offline"),
    ...found.map((one) => done("resolve", { state: "found", found: one })),
    done("resolve", { state: "voided" }),
    done("resolve", { state: "missing" }),
    failed("resolve", "offline"),
  ];
}

/**
 * Identifies a situation by what matters for sending at most once. Two keys are equivalent: what counts is the
 * meaning of the current intent, whether it may still arrive, and whether earlier ones with the same or another
 * meaning may.
 */
export function onceShape<Intent extends Keyed>(
  context: OnceContext<Intent>,
  meaningOf: (intent: Intent) => string,
): readonly unknown[] {
  const { intent, known } = context;
  const meaning = intent && meaningOf(intent);
  const earlier = excludeCurrent(context).map((sent) => meaningOf(sent.intent));
  const isAnother = earlier.some((one) => one !== meaning);
  return [meaning, mayArrive(context), earlier.some((one) => one === meaning), isAnother, known];
}

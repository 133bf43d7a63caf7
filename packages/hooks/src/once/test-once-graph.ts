import { ApiError, type ApiErrorKind } from "@broker/sdk";
import { type Keyed, mayArrive, type OnceContext, withoutRefused } from "./once.rules.ts";
import { judge } from "./prepare.ts";

/** What an actor of a machine answered. */
export const done = (id: string, output: unknown) => ({
  type: `xstate.done.actor.${id}`,
  output,
  actorId: id,
});

/** What an actor of a machine failed with. */
export const failed = (id: string, kind: ApiErrorKind, code = 0, retryAt = 30_000) => ({
  type: `xstate.error.actor.${id}`,
  error: new ApiError({ operation: "DepositRequest", kind, code, retryAt }),
  actorId: id,
});

interface Ways<Intent, Found> {
  isRepeat(sent: Intent, wanted: Intent): boolean;
  /** What lies in the provider's list already. */
  readonly known: string;
  /** What may turn out to be done. */
  readonly found: readonly Found[];
  /** What may turn out to be done before another is sent. */
  readonly late: readonly { readonly intent: Intent; readonly found: Found }[];
}

/** Every answer that the shared calls can give in a situation: with and without a provider that can give up. */
export function onceEvents<Intent extends Keyed, Found>(
  { intent, unresolved }: OnceContext<Intent>,
  { isRepeat, known, found, late }: Ways<Intent, Found>,
): object[] {
  const judged = intent && judge(intent, { unresolved, underWay: [] }, isRepeat);
  const ready = judged && {
    intent: judged.intent,
    known: judged.repeated?.known ?? [known],
    unresolved: judged.repeated ? [judged.repeated] : [],
    state: "ready",
  };
  const isDoubtful = judged !== null && judged.earlier.length > 0;
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
 * What tells two situations apart, as far as sending at most once goes. Two keys are as good as one another: what counts
 * is what the intent of now means, whether it may still arrive, and whether earlier ones may that mean the same,
 * or another.
 */
export function onceShape<Intent extends Keyed>(
  context: OnceContext<Intent>,
  meaningOf: (intent: Intent) => string,
): readonly unknown[] {
  const { intent, known } = context;
  const meaning = intent && meaningOf(intent);
  const earlier = withoutRefused(context).map((sent) => meaningOf(sent.intent));
  const isAnother = earlier.some((one) => one !== meaning);
  return [meaning, mayArrive(context), earlier.some((one) => one === meaning), isAnother, known];
}

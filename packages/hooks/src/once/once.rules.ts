/** The idempotency key of an intent, made once. */
export interface Keyed {
  readonly key: string;
}

/** An intent that was sent, and the ids of the transactions like it that existed before. */
export interface Sent<Intent> {
  readonly intent: Intent;
  readonly known: readonly string[];
}

/** The part of a machine's context with the intent and the earlier intents. */
export interface OnceContext<Intent> {
  readonly intent: Intent | null;
  /** The ids of the transactions like the intent that existed before it was first sent. */
  readonly known: readonly string[];
  /** The intents that were sent, not found, and may still arrive. */
  readonly unresolved: readonly Sent<Intent>[];
}

/** Returns the unresolved intents without the current one: after a definite refusal it cannot arrive. */
export function excludeCurrent<Intent extends Keyed>({
  intent,
  unresolved,
}: Pick<OnceContext<Intent>, "intent" | "unresolved">): readonly Sent<Intent>[] {
  return unresolved.filter((sent) => sent.intent.key !== intent?.key);
}

/** Returns the unresolved intents with the current one among them. */
export function includeCurrent<Intent extends Keyed>(context: OnceContext<Intent>): readonly Sent<Intent>[] {
  const { intent, known } = context;
  return intent ? [...excludeCurrent(context), { intent, known }] : context.unresolved;
}

/** Returns the context after a definite refusal: nothing was done under the key and nothing will be. */
export const toRefusedContext = <Intent extends Keyed>(
  context: OnceContext<Intent>,
): OnceContext<Intent> => ({
  intent: null,
  known: [],
  unresolved: excludeCurrent(context),
});

/** Returns the context with a new key for the intent, after its key was voided: nothing was sent under the new key. */
export const renewKey = <Intent extends Keyed>(
  context: OnceContext<Intent>,
  createKey: () => string,
): OnceContext<Intent> => ({
  ...toRefusedContext(context),
  intent: context.intent && { ...context.intent, key: createKey() },
});

/** Returns the intents that were sent before the current one and may still arrive beside it. */
export const earlierOf = <Intent extends Keyed>(context: OnceContext<Intent>): readonly Intent[] =>
  excludeCurrent(context).map(({ intent }) => intent);

/** Returns whether the current intent may still arrive: it was sent, was not found, and its key could not be voided. */
export function mayArrive<Intent extends Keyed>({ intent, unresolved }: OnceContext<Intent>): boolean {
  return unresolved.some((sent) => sent.intent.key === intent?.key);
}

/** Returns the first found id that did not exist before; null if there is no such id. */
export function arrivedOf(found: readonly string[], known: readonly string[]): string | null {
  return found.find((id) => !known.includes(id)) ?? null;
}

/** Returns the first entry of each key. */
export function dedupeByKey<Intent extends Keyed>(sent: readonly Sent<Intent>[]): readonly Sent<Intent>[] {
  return sent.filter((one, index) => sent.findIndex(({ intent }) => intent.key === one.intent.key) === index);
}

/** Returns the intent that is sent or looked up; throws where a state without an intent is a bug of the machine. */
export function requireIntent<Intent>({ intent }: { readonly intent: Intent | null }): Intent {
  if (!intent) throw new Error("Missing intent");
  return intent;
}

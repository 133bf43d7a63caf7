/** What every intent has: the key under which it is sent, made once. */
export interface Keyed {
  readonly key: string;
}

/** An intent that was sent, and the ids of the transactions like it that existed before. */
export interface Sent<Intent> {
  readonly intent: Intent;
  readonly known: readonly string[];
}

/** What a machine remembers of an intent that is sent at most once, and of what was sent before it. */
export interface OnceContext<Intent> {
  readonly intent: Intent | null;
  /** Transactions like the intent that were there before it was first sent. */
  readonly known: readonly string[];
  /** What was sent, not found, and may still arrive. */
  readonly unresolved: readonly Sent<Intent>[];
}

/** What was sent and not found, without the intent of now: what was refused will not arrive. */
export function withoutRefused<Intent extends Keyed>({
  intent,
  unresolved,
}: Pick<OnceContext<Intent>, "intent" | "unresolved">): readonly Sent<Intent>[] {
  return unresolved.filter((sent) => sent.intent.key !== intent?.key);
}

/** What was sent and not found, with the intent of now among it. */
export function withUnresolved<Intent extends Keyed>(context: OnceContext<Intent>): readonly Sent<Intent>[] {
  const { intent, known } = context;
  return intent ? [...withoutRefused(context), { intent, known }] : context.unresolved;
}

/** An intent whose key was given up, under a new one: nothing was sent of it so far. */
export function renewed<Intent extends Keyed>(
  { intent, unresolved }: OnceContext<Intent>,
  createKey: () => string,
): OnceContext<Intent> {
  const rest = { known: [], unresolved: withoutRefused({ intent, unresolved }) };
  return { ...rest, intent: intent && { ...intent, key: createKey() } };
}

/** The context once an intent was refused for good: nothing happened under its key, nor will. */
export const refused = <Intent extends Keyed>(context: OnceContext<Intent>): OnceContext<Intent> => ({
  intent: null,
  known: [],
  unresolved: withoutRefused(context),
});

/** What was sent before the intent of now, and may still arrive beside it. */
export const earlierOf = <Intent extends Keyed>(context: OnceContext<Intent>): readonly Intent[] =>
  withoutRefused(context).map(({ intent }) => intent);

/** True while the intent of now may still arrive: it was sent, was not found, and could not be given up. */
export function mayArrive<Intent extends Keyed>({ intent, unresolved }: OnceContext<Intent>): boolean {
  return unresolved.some((sent) => sent.intent.key === intent?.key);
}

/** The first of what was found that was not there before it was sent. */
export function arrivedOf(found: readonly string[], known: readonly string[]): string | null {
  return found.find((id) => !known.includes(id)) ?? null;
}

/** The first entry of each key. */
export function byKey<Intent extends Keyed>(sent: readonly Sent<Intent>[]): readonly Sent<Intent>[] {
  return sent.filter((one, index) => sent.findIndex(({ intent }) => intent.key === one.intent.key) === index);
}

/** The intent that is sent or looked up; a machine that has none there is broken. */
export function requireIntent<Intent>({ intent }: { readonly intent: Intent | null }): Intent {
  if (!intent) throw new Error("Missing intent");
  return intent;
}

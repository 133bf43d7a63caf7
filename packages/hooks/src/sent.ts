/** An intent that was sent, and what was like it before: none of that is its own. */
export interface Sent<Intent> {
  readonly intent: Intent;
  readonly known: readonly string[];
}

/** An intent about to be sent or looked up, and what was sent before it, was not found and may still arrive. */
interface Sending<Intent> {
  readonly intent: Intent | null;
  readonly known: readonly string[];
  readonly unresolved: readonly Sent<Intent>[];
}

/** What was sent and not found, without the intent of now: what was refused will not arrive. */
export function withoutRefused<Intent extends { readonly key: string }>({
  intent,
  unresolved,
}: Pick<Sending<Intent>, "intent" | "unresolved">): readonly Sent<Intent>[] {
  return unresolved.filter((sent) => sent.intent.key !== intent?.key);
}

/** What was sent and not found, with the intent of now among it. */
export function withUnresolved<Intent extends { readonly key: string }>(
  sending: Sending<Intent>,
): readonly Sent<Intent>[] {
  const { intent, known } = sending;
  return intent ? [...withoutRefused(sending), { intent, known }] : sending.unresolved;
}

/** The first of what was found that was not there before it was sent. */
export function arrivedOf(found: readonly string[], known: readonly string[]): string | null {
  return found.find((id) => !known.includes(id)) ?? null;
}

/** Either what is there before sending, or one sent earlier that arrived after all; late when it is not the same. */
export type Prepared<Intent> =
  | { readonly known: readonly string[] }
  | (Sent<Intent> & { readonly transactionId: string; readonly isLate: boolean });

/** Finds what was sent earlier and arrived late; notes what is there already where nothing did. */
export async function prepare<Intent>(
  { intent, unresolved }: { readonly intent: Intent; readonly unresolved: readonly Sent<Intent>[] },
  find: (intent: Intent) => Promise<readonly string[]>,
  isSame: (a: Intent, b: Intent) => boolean,
): Promise<Prepared<Intent>> {
  for (const sent of unresolved) {
    const transactionId = arrivedOf(await find(sent.intent), sent.known);
    if (transactionId !== null) return { ...sent, transactionId, isLate: !isSame(sent.intent, intent) };
  }
  return { known: await find(intent) };
}

/** For how long a replica may show what another one has changed. */
const FRESH_MILLISECONDS = 1_000;
/** More than there are look-ups and companies; who asks for many more takes no memory. */
const MOST_KEPT = 200;

/** Answers of look-ups that are the same for everybody, kept as text for a moment. */
export interface LookupCache {
  /** The kept answer to a question, or null where there is none or it is too old. */
  read(question: string): string | null;
  keep(question: string, text: string): void;
  /** Forgets all of it, so that this replica shows the next change at once and the others within a second. */
  clear(): void;
}

/** Makes one; each replica has its own. */
export function createLookupCache(): LookupCache {
  const kept = new Map<string, { readonly text: string; readonly until: number }>();
  return {
    read(question) {
      const found = kept.get(question);
      return found && performance.now() < found.until ? found.text : null;
    },
    keep(question, text) {
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(question, { text, until: performance.now() + FRESH_MILLISECONDS });
    },
    clear: () => kept.clear(),
  };
}

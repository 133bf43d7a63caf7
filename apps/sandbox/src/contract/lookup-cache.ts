/** The maximum age of a cached answer, in which a replica may miss a change by another one. */
const FRESH_MILLISECONDS = 1_000;
/**
 * The maximum number of cached answers: more than there are look-ups and companies, so that requests cannot fill the
 * memory.
 */
const MOST_KEPT = 200;

/** A short-lived cache of answers that are the same for all clients, as text. */
export interface LookupCache {
  /** Returns the cached answer to a request; null where there is none or it is too old. */
  read(question: string): string | null;
  keep(question: string, text: string): void;
  /** Removes all answers. This replica shows the next change at once, the others within a second. */
  clear(): void;
}

/** Creates a cache; each replica has its own. */
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

/** For how long a replica may show what another one has changed. */
const FRESH_MILLISECONDS = 1_000;

/** Answers of look-ups that are the same for everybody, kept as text for a moment. */
export interface LookupCache {
  /** The kept text, or null where there is none or it is too old. */
  read(name: string): string | null;
  keep(name: string, text: string): void;
  /** Forgets all of it, so that this replica shows the next change at once and the others within a second. */
  clear(): void;
}

/** Makes one; each replica has its own. */
export function createLookupCache(): LookupCache {
  const kept = new Map<string, { readonly text: string; readonly until: number }>();
  return {
    read(name) {
      const found = kept.get(name);
      return found && performance.now() < found.until ? found.text : null;
    },
    keep: (name, text) => void kept.set(name, { text, until: performance.now() + FRESH_MILLISECONDS }),
    clear: () => kept.clear(),
  };
}

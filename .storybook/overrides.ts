import type { Language } from "../packages/screens/src/i18n/language.ts";

/** What stands above the toolbar and the story's own choice: a whole run elsewhere, or a look from another side. */
export type Overrides = Readonly<
  Partial<Record<"brand" | "scheme" | "direction", string> & { language: Language }>
>;

let current: Overrides = {};
const listeners = new Set<() => void>();

/** Where stories are now, for `useSyncExternalStore`. */
export const overrides = {
  get: (): Overrides => current,
  set: (next: Overrides): void => {
    current = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

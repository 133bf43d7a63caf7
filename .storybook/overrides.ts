import type { Language } from "../packages/screens/src/i18n/language.ts";

/** Choices that override the toolbar's and the story's own: for a whole run, or for an additional check. */
export type Overrides = Readonly<
  Partial<Record<"brand" | "scheme" | "direction", string> & { language: Language }>
>;

let current: Overrides = {};
const listeners = new Set<() => void>();

/** The store of the current overrides, for `useSyncExternalStore`. */
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

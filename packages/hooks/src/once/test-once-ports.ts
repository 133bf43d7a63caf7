import type { OncePorts } from "./once.ports.ts";

/** The ports of a tab alone, at a provider that cannot give up intents; `key-1` is the first key. */
export function createTestOncePorts<Intent>(): OncePorts<Intent> {
  let made = 0;
  return {
    createKey: () => `key-${(made += 1)}`,
    keepsKeys: true,
    giveUp: () => Promise.resolve(null),
    others: () => ({ unresolved: [], underWay: [] }),
    forget: () => {},
  };
}

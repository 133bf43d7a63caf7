import type { OncePorts } from "../src/once/once.ports.ts";

/** The ports of a single tab, at a provider that cannot void keys; `key-1` is the first key. */
export function createTestOncePorts<Intent extends { readonly key: string }>(): OncePorts<Intent> {
  let made = 0;
  return {
    createKey: () => `key-${(made += 1)}`,
    keepsKeys: true,
    giveUp: () => Promise.resolve(null),
    drafts: () => [],
    forget: () => {},
  };
}

/** The part of Trusted Types that is used here. */
export interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown;
}

declare global {
  interface Window {
    /** Browsers without Trusted Types have none. */
    trustedTypes?: PolicyFactory;
  }
}

/** Next runs this before the app: Turbopack loads late code by plain addresses, of which those of this origin are allowed. */
window.trustedTypes?.createPolicy("default", {
  createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
});

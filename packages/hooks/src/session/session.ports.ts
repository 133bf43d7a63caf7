import type { SessionPorts } from "./session.machine.ts";
import { isSessionKey } from "./session-storage.ts";
import type { SessionStore } from "./session.store.ts";

/** What counts as a sign of life of the user (spec 4.1). */
const SIGNS_OF_LIFE = ["mousemove", "keydown", "click"] as const;

/** The session machine's ways out: the session's store, and the page it runs on. */
export function createSessionPorts({ check, touch, subscribe }: SessionStore): SessionPorts {
  return {
    check,
    touch,
    subscribe,
    activity(listener) {
      const stop = new AbortController();
      // Before anybody can keep the event to themselves.
      const how = { signal: stop.signal, capture: true, passive: true };
      for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, listener, how);
      return () => stop.abort();
    },
    wake(listener) {
      const stop = new AbortController();
      const how = { signal: stop.signal };
      window.addEventListener("focus", listener, how);
      window.addEventListener("pageshow", listener, how);
      document.addEventListener("visibilitychange", listener, how);
      window.addEventListener("storage", ({ key }) => isSessionKey(key) && listener(), how);
      return () => stop.abort();
    },
  };
}

import type { SessionPorts } from "./session.machine.ts";
import { isSessionKey } from "./session.storage.ts";
import type { Session } from "./session.ts";

/** The DOM events that count as activity of the user (spec 4.1). */
const SIGNS_OF_LIFE = ["mousemove", "keydown", "click"] as const;

/** Connects the session machine to the session and to the page. */
export function createSessionPorts({ check, touch, subscribe }: Session): SessionPorts {
  return {
    check,
    touch,
    subscribe,
    activity(listener) {
      const stop = new AbortController();
      // In the capture phase, before a handler can stop the event.
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

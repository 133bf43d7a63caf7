import type { SessionPorts } from "./session.machine.ts";
import { isSessionKey } from "./session.storage.ts";
import type { Session } from "./session.ts";

/** The DOM events that count as activity of the user (spec 4.1). */
const SIGNS_OF_LIFE = ["mousemove", "keydown", "click"] as const;

/**
 * Connects the session machine to the session and to the page. A runtime without a page, such as a terminal, has none
 * of these events: its host calls {@link Session.touch} for activity.
 */
export function createSessionPorts({ check, touch, subscribe }: Session): SessionPorts {
  return {
    check,
    touch,
    subscribe,
    activity(listener) {
      const stop = new AbortController();
      // In the capture phase, before a handler can stop the event.
      const how = { signal: stop.signal, capture: true, passive: true };
      for (const sign of SIGNS_OF_LIFE) globalThis.addEventListener?.(sign, listener, how);
      return () => stop.abort();
    },
    wake(listener) {
      const stop = new AbortController();
      const how = { signal: stop.signal };
      globalThis.addEventListener?.("focus", listener, how);
      globalThis.addEventListener?.("pageshow", listener, how);
      globalThis.document?.addEventListener("visibilitychange", listener, how);
      globalThis.addEventListener?.("storage", ({ key }) => isSessionKey(key) && listener(), how);
      return () => stop.abort();
    },
  };
}

import { vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import type { Broker } from "../src/broker.ts";
import { within } from "./render.tsx";
import { useSessionGuard } from "../src/session/use-session-guard.ts";
import type { SessionUser } from "../src/session/session.ts";

/** Milliseconds. */
export const MINUTE = 60_000;

/** Renders the guard of a page in strict mode, and records every end that it reports. */
export async function watchOver(broker: Broker, location = "/deposit-withdraw?tab=deposit") {
  const ended: string[] = [];
  const hook = await renderHook(
    (props?: { location: string }) =>
      useSessionGuard({
        location: props?.location ?? location,
        onEnded: (end, returnTo) => ended.push(`${end} ${returnTo}`),
      }),
    { ...within(broker), initialProps: { location } },
  );
  const run = (minutes: number) => hook.act(() => void vi.advanceTimersByTime(minutes * MINUTE));
  /** Advances the wall clock without running timers, as when the computer sleeps. */
  const sleep = (minutes: number) => vi.setSystemTime(Date.now() + minutes * MINUTE);
  const wake = (event: Event = new Event("focus")) => hook.act(() => void window.dispatchEvent(event));
  const step = () => hook.result.current.step;
  return { ...hook, ended, run, sleep, wake, step };
}

/** The user of the session. */
export function userOf({ session }: Broker): SessionUser {
  const now = session.get();
  if (now.status === "signedOut") throw new Error("nobody is signed in");
  return now.user;
}

/** Dispatches the event of a browser when another tab wrote to the storage. */
export const otherTabWrote = (key: string | null = "userStore") => new StorageEvent("storage", { key });

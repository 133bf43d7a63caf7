import { vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import type { Broker } from "../broker.ts";
import { within } from "../test-render.tsx";
import { useSessionGuard } from "./use-session-guard.ts";
import type { SessionUser } from "./session.store.ts";

/** Milliseconds. */
export const MINUTE = 60_000;

/** The guard of a page, in strict mode, with every end it told. */
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
  /** The machine sleeps: the wall clock goes on, no timer runs. */
  const sleep = (minutes: number) => vi.setSystemTime(Date.now() + minutes * MINUTE);
  const wake = (event: Event = new Event("focus")) => hook.act(() => void window.dispatchEvent(event));
  const step = () => hook.result.current.step;
  return { ...hook, ended, run, sleep, wake, step };
}

/** Whose session it is. */
export function userOf({ session }: Broker): SessionUser {
  const now = session.get();
  if (now.status === "signedOut") throw new Error("nobody is signed in");
  return now.user;
}

/** What the browser tells a page when another tab wrote something. */
export const otherTabWrote = (key: string | null = "userStore") => new StorageEvent("storage", { key });

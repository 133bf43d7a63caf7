import { announce } from "@broker/ui";
import { useEffect, useEffectEvent, useRef } from "react";

/** The pause in typing after which an issue is announced, in ms. */
const PAUSE = 1_000;

/**
 * Announces the issue of an input when the user pauses in typing: each issue once, until it is resolved.
 *
 * @param reason the message of the issue; undefined without one
 * @param typed the current input, any change of which ends a pause; null before any input
 * @param onTold called with each pause that finds an issue, to show it as well
 */
export function useToldReason(reason: string | undefined, typed: string | null, onTold: () => void): void {
  const told = useRef<string>(undefined);
  const tell = useEffectEvent((now: string | undefined) => {
    if (now !== undefined && now !== told.current) announce(now);
    told.current = now;
    if (now !== undefined) onTold();
  });
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(tell, PAUSE, reason);
    return () => clearTimeout(timer);
  }, [reason, typed]);
}

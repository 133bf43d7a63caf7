import { announce } from "@broker/ui";
import { useEffect, useEffectEvent, useRef } from "react";

/** How long somebody who types has paused when they are told what is wrong, in ms. */
const PAUSE = 1_000;

/**
 * Tells who is typing why they cannot go on, once they pause: each reason once, until it holds no more.
 *
 * @param reason what is wrong; undefined while nothing is
 * @param typed what was typed so far, any change of which ends a pause; null before anything was
 * @param onTold called with each pause that finds a reason, to show it as well
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

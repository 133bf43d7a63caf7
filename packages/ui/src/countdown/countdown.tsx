import { useEffect, useEffectEvent } from "react";
import { useLocale } from "react-aria-components/I18nProvider";
import { clock, countdown } from "./countdown.css.ts";
import { formatCountdown } from "./countdown-format.ts";
import { useRemainingSeconds } from "./use-remaining-seconds.ts";

export interface CountdownProps {
  /** What runs out, such as "Code valid for". */
  label: string;
  /** When it ends, in milliseconds since 1970. */
  until: number;
  /** Called once when the time has passed; say then in words what that means. */
  onEnd?: () => void;
  /** From how many seconds on the figures warn; 60 unless told. */
  urgentFrom?: number;
  /** The clock, in milliseconds since 1970; `Date.now` unless told. Keep one function, do not make a new one per render. */
  now?: () => number;
}

/**
 * The time that is left, second by second. Screen readers read it when they come to it, not at every second.
 *
 * @example
 * <Countdown label="Code valid for" until={expiresAt} onEnd={voidCode} />
 */
export function Countdown({ label, until, onEnd, urgentFrom = 60, now = Date.now }: CountdownProps) {
  const { locale } = useLocale();
  const seconds = useRemainingSeconds(until, now);
  const end = useEffectEvent(() => onEnd?.());
  const endedAt = seconds === 0 ? until : null;
  useEffect(() => {
    if (endedAt !== null) end();
  }, [endedAt]);

  return (
    <span role="timer" className={countdown}>
      {label}
      <span
        className={clock({ isUrgent: seconds !== null && seconds <= urgentFrom, isKnown: seconds !== null })}
      >
        {formatCountdown(seconds ?? 0, locale)}
      </span>
    </span>
  );
}

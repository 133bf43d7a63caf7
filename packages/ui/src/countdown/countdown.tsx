import { useEffect, useEffectEvent } from "react";
import { useLocale } from "react-aria-components/I18nProvider";
import { clock, countdown } from "./countdown.css.ts";
import { formatCountdown } from "./countdown-format.ts";
import { useRemainingSeconds } from "./use-remaining-seconds.ts";

/** The properties of {@link Countdown}. */
export interface CountdownProps {
  /** What ends, such as "Code valid for". */
  label: string;
  /** The end in milliseconds since 1970. */
  until: number;
  /** Called once at the end; show a message then. */
  onEnd?: () => void;
  /** The number of seconds from which the figures are highlighted; 60 by default. */
  urgentFrom?: number;
  /** The clock, in milliseconds since 1970; `Date.now` by default. Pass a stable function, not a new one per render. */
  now?: () => number;
}

/**
 * The remaining time, updated every second. Screen readers read it on demand, not every second.
 *
 * @example
 * export function Example() {
 *   const [expiresAt, setExpiresAt] = useState(() => Date.now() + 90_000);
 *   return <Countdown label="Code valid for" until={expiresAt} onEnd={() => setExpiresAt(Date.now() + 90_000)} />;
 * }
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

import type { Hours } from "../content/instruments/instrument.ts";
import { openHoursOf } from "../market/hours.ts";
import { editionTime } from "../market/quote.ts";
import { useMessages, usePage, usePlace } from "../page.tsx";
import { small } from "../style/type.css.ts";
import * as css from "../pages/trading/instruments.css.ts";

/** Returns a function that formats hours as text, in the zone of the market. */
export function useHours(): (hours: Hours) => string {
  const { week } = useMessages().instruments;
  const placeOf = usePlace();
  const { locale } = usePage().language;
  // 1 January 2024 was a Monday.
  const day = (number: number) =>
    new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" }).format(
      new Date(Date.UTC(2024, 0, number)),
    );
  return ({ zone, days: [first, last], from, to }) => {
    const place = placeOf(zone);
    if (first === 1 && last === 7) return week.always;
    if (first > last) return week.through(day(first), from, day(last), to, place);
    return `${week.days(day(first), day(last))}, ${week.local(from, to, place)}`;
  };
}

/** A bar of a day in UTC, filled where the market is open. */
export function HoursBand({ of }: { readonly of: Hours }) {
  const { hoursBand } = useMessages().instruments;
  return (
    <figure>
      <div className={css.band} data-hours="" aria-hidden>
        {openHoursOf(of, editionTime).map((isOpen, hour) => (
          // oxlint-disable-next-line react/no-array-index-key -- an hour is its index
          <span key={hour} className={isOpen ? css.open : css.shut} />
        ))}
      </div>
      <div className={css.scale} aria-hidden>
        {["00:00", "06:00", "12:00", "18:00", "24:00"].map((time) => (
          <span key={time}>{time}</span>
        ))}
      </div>
      <figcaption className={small}>
        <local-time data-locale={usePage().language.locale}>
          <span data-utc="">{hoursBand}</span>
        </local-time>
      </figcaption>
    </figure>
  );
}

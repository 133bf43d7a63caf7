import { countryNameOf, formatFigure } from "../../event-words.ts";
import { dayOf, type EconomicEvent, hasPage } from "../../market/calendar.ts";
import { useAddress, useDates, useMessages, usePage } from "../../page.tsx";
import { calendarPath } from "../../paths.ts";
import * as type from "../../style/type.css.ts";
import * as css from "./tools.css.ts";

/** A time in UTC, which a custom element converts to the visitor's zone. */
export function Clock({ at }: { readonly at: string }) {
  const { locale } = usePage().language;
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone: "UTC" }).format(new Date(at));
  return (
    <time dateTime={at} data-clock="">
      {clock}
    </time>
  );
}

/** The published figure; a custom element adds one that is published after the build. */
export function Actual({ of }: { readonly of: EconomicEvent }) {
  const { language } = usePage();
  const isAwaited = of.actual === null && of.forecast !== null;
  return (
    <bdi className={css.actual} {...(isAwaited && { "data-awaited": of.id, "data-at": of.at })}>
      {formatFigure(language, of, of.actual, true)}
    </bdi>
  );
}

/** A note that events are invented; it loads the figures that were published after the build. */
export function CalendarNote() {
  const { settings, language } = usePage();
  const { demonstration } = useMessages().tools;
  if (settings.contentUrl === null) return demonstration;
  return (
    <live-calendar data-from={settings.contentUrl} data-locale={language.locale}>
      {demonstration}
    </live-calendar>
  );
}

/** The zone of the page's times. */
export function Zone() {
  const { calendar } = useMessages().tools;
  return (
    <local-time className={css.zone} data-locale={usePage().language.locale}>
      <span data-utc="">{calendar.zone("UTC")}</span>
    </local-time>
  );
}

function Row({ of }: { readonly of: EconomicEvent }) {
  const { calendar } = useMessages().tools;
  const { language } = usePage();
  const address = useAddress();
  const figures = [
    [calendar.head.previous, formatFigure(language, of, of.previous)],
    [calendar.head.forecast, formatFigure(language, of, of.forecast)],
    [calendar.head.actual, null],
  ] as const;
  return (
    <tr className={css.row}>
      <td className={css.cell}>
        <Clock at={of.at} />
      </td>
      <th scope="row" className={css.event}>
        {hasPage(of) ? (
          <a className={css.eventName} href={address(calendarPath(of.id))}>
            {of.name}
          </a>
        ) : (
          <span className={css.eventName}>{of.name}</span>
        )}
        <span className={css.country}>{countryNameOf(language, of.country)}</span>
      </th>
      <td className={`${css.weight} ${of.importance === "high" ? css.high : ""}`.trim()}>
        {calendar.importance[of.importance]}
      </td>
      {figures.map(([label, value]) => (
        <td key={label} className={css.figure} data-label={label}>
          {label === calendar.head.actual ? <Actual of={of} /> : <bdi>{value}</bdi>}
        </td>
      ))}
    </tr>
  );
}

interface EventTableProps {
  readonly events: readonly EconomicEvent[];
  readonly labelledBy: string;
}

/** A table of events with their figures; on a phone each row is a small table. */
function EventTable({ events, labelledBy }: EventTableProps) {
  const { calendar } = useMessages().tools;
  return (
    <table className={css.table} aria-labelledby={labelledBy}>
      <thead className={css.head}>
        <tr>
          {Object.values(calendar.head).map((name) => (
            <th key={name} scope="col" className={css.column}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={css.body}>
        {events.map((one) => (
          <Row key={one.id} of={one} />
        ))}
      </tbody>
    </table>
  );
}

/** Events by day. */
export function EventDays({ events }: { readonly events: readonly EconomicEvent[] }) {
  const date = useDates();
  return [...new Set(events.map(({ at }) => dayOf(at)))].map((day) => (
    <section key={day} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`} className={`${type.heading} ${css.dayName}`}>
        {date(day, { weekday: "long", day: "numeric", month: "long" })}
      </h2>
      <EventTable events={events.filter(({ at }) => dayOf(at) === day)} labelledBy={`day-${day}`} />
    </section>
  ));
}

import { type EconomicEvent, events } from "../../content/events.ts";
import { useAddress, useMessages, usePage } from "../../page.tsx";
import { Action } from "../../parts/action.tsx";
import { Facts } from "../../parts/facts.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { Section } from "../../parts/section.tsx";
import { paths } from "../../paths.ts";
import * as layout from "../../style/layout.css.ts";
import * as type from "../../style/type.css.ts";
import * as css from "./tools.css.ts";

function Row({ of }: { readonly of: EconomicEvent }) {
  const { calendar } = useMessages().tools;
  const { locale } = usePage().language;
  const time = new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone: "UTC" }).format(of.at);
  const figures = [
    [calendar.head.previous, of.previous ?? "–"],
    [calendar.head.forecast, of.forecast ?? "–"],
    [calendar.head.actual, of.actual ?? (of.forecast === null ? "–" : calendar.toCome)],
  ] as const;
  return (
    <tr className={css.row}>
      <td className={css.cell}>
        <time dateTime={of.at.toISOString()}>{time}</time>
      </td>
      <th scope="row" className={css.event}>
        <span className={css.eventName}>{calendar.events[of.id]}</span>
        <span className={css.country}>{calendar.countries[of.country]}</span>
      </th>
      <td className={`${css.weight} ${of.importance === "high" ? css.high : ""}`.trim()}>
        {calendar.importance[of.importance]}
      </td>
      {figures.map(([label, value]) => (
        <td key={label} className={css.figure} data-label={label}>
          <bdi className={label === calendar.head.actual ? css.actual : undefined}>{value}</bdi>
        </td>
      ))}
    </tr>
  );
}

const dayOf = ({ at }: EconomicEvent) => at.toISOString().slice(0, 10);

/** The publications of the week, day by day. */
export function Calendar() {
  const { frame, tools } = useMessages();
  const { calendar } = tools;
  const { locale } = usePage().language;
  const address = useAddress();
  const days = [...new Set(events.map(dayOf))];
  const date = (day: string, weekday?: "long") =>
    new Intl.DateTimeFormat(locale, {
      day: "numeric",
      month: "long",
      timeZone: "UTC",
      ...(weekday && { weekday }),
    }).format(new Date(day));
  return (
    <>
      <PageHead
        crumbs={[{ name: frame.tools }, { name: calendar.title }]}
        headline={calendar.headline}
        lead={calendar.lead(date(days.at(0) ?? ""), date(days.at(-1) ?? ""))}
        action={<Action href={address(paths.instruments)}>{calendar.action}</Action>}
      />
      <div className={`${layout.wide} ${css.days}`}>
        {days.map((day) => (
          <section key={day} aria-labelledby={`day-${day}`}>
            <h2 id={`day-${day}`} className={`${type.heading} ${css.dayName}`}>
              {date(day, "long")}
            </h2>
            <table className={css.table} aria-labelledby={`day-${day}`}>
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
                {events
                  .filter((one) => dayOf(one) === day)
                  .map((one) => (
                    <Row key={one.id} of={one} />
                  ))}
              </tbody>
            </table>
          </section>
        ))}
        <p className={type.small}>{tools.demonstration}</p>
      </div>
      <Section title={calendar.readTitle} look="beside">
        <Facts of={calendar.read} />
      </Section>
    </>
  );
}

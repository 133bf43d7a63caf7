import { countryNameOf, formatFigure, formatLongDay } from "../../event-words.ts";
import type { EconomicEvent } from "../../market/calendar.ts";
import { listMovedInstruments } from "../../market/related.ts";
import { listPieces } from "../../market/news.ts";
import { useAddress, useMessages, usePage } from "../../page.tsx";
import { Action } from "../../parts/action.tsx";
import { Facts } from "../../parts/facts.tsx";
import { InstrumentTable } from "../../parts/instrument-table.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { AsOf } from "../../parts/quotes.tsx";
import { Section } from "../../parts/section.tsx";
import { calendarPath, paths } from "../../paths.ts";
import * as layout from "../../style/layout.css.ts";
import * as type from "../../style/type.css.ts";
import { iCalendarPath } from "./calendar.tsx";
import { Actual, CalendarNote, Clock, Zone } from "./event-table.tsx";
import { PieceLinks } from "./piece-links.tsx";
import * as css from "./tools.css.ts";

/** The page of a publication: its time, its figures, an explanation, and the instruments that it moves. */
export function EventPage({ of }: { readonly of: EconomicEvent }) {
  const { frame, tools } = useMessages();
  const { calendar } = tools;
  const { language } = usePage();
  const address = useAddress();
  const pieces = listPieces(language).filter(({ event }) => event === of.id);
  return (
    <>
      <PageHead
        crumbs={[
          { name: frame.tools },
          { name: calendar.title, path: paths.calendar },
          { name: countryNameOf(language, of.country), path: calendarPath(of.country) },
          { name: of.name },
        ]}
        headline={of.name}
        lead={`${countryNameOf(language, of.country)}, ${formatLongDay(language, of.at)}`}
        action={<Action href={address(paths.instruments)}>{calendar.action}</Action>}
      />
      <Section title={calendar.one.figures} look="beside">
        <Facts
          of={[
            [calendar.head.time, <Clock key="time" at={of.at} />],
            [calendar.head.importance, calendar.importance[of.importance]],
            [calendar.head.previous, formatFigure(language, of, of.previous)],
            [calendar.head.forecast, formatFigure(language, of, of.forecast)],
            [calendar.head.actual, <Actual key="actual" of={of} />],
          ]}
        />
        <div className={css.notes}>
          <Zone />
          <a className={css.download} href={iCalendarPath(address(calendarPath(of.id)))} download>
            {calendar.subscribe}
          </a>
        </div>
      </Section>
      <Section title={calendar.one.what} lead={calendar.why[of.kind]} look="sunken">
        {pieces.length > 0 ? <PieceLinks of={pieces} /> : null}
      </Section>
      <Section title={calendar.one.moves}>
        <InstrumentTable label={calendar.one.moves} of={listMovedInstruments(of)} />
        <AsOf />
      </Section>
      <div className={layout.wide}>
        <p className={`${type.small} ${css.end}`}>
          <CalendarNote />
        </p>
      </div>
    </>
  );
}

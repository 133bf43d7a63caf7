import { filterTitleOf, filterSlugOf } from "../../event-words.ts";
import {
  listEvents,
  type Filter,
  filters,
  isInWeek,
  isInFilter,
  lastDayOf,
  thisWeek,
  weeks,
} from "../../market/calendar.ts";
import { useAddress, useDates, useMessages, usePage } from "../../page.tsx";
import { Action } from "../../parts/action.tsx";
import { Facts } from "../../parts/facts.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { Section } from "../../parts/section.tsx";
import { Tabs } from "../../parts/tabs.tsx";
import { calendarPath, paths } from "../../paths.ts";
import * as layout from "../../style/layout.css.ts";
import * as type from "../../style/type.css.ts";
import { CalendarNote, EventDays, Zone } from "./event-table.tsx";
import * as css from "./tools.css.ts";

/** The content of a page of the calendar: a week, or a filter over all weeks. */
export type Shown = { readonly week: string } | Filter;

export const weekPath = (week: string): string => (week === thisWeek ? paths.calendar : calendarPath(week));

const pathOf = (shown: Shown) => ("week" in shown ? weekPath(shown.week) : calendarPath(filterSlugOf(shown)));

/** Returns the address of a page's iCalendar file. */
export const iCalendarPath = (path: string): string => `${path}/events.ics`;

/** The links to the calendar's pages, and to the iCalendar file of this page. */
function Choices({ shown }: { readonly shown: Shown }) {
  const { calendar } = useMessages().tools;
  const { language } = usePage();
  const address = useAddress();
  const date = useDates();
  return (
    <div className={css.choices}>
      <Tabs
        label={calendar.weeks}
        tabs={weeks.map((week) => ({
          path: weekPath(week),
          // The title does not say "this week", because the build does not know when the page is read.
          name: `${date(week)} – ${date(lastDayOf(week))}`,
        }))}
      />
      <Tabs
        label={calendar.filters}
        tabs={filters.map((filter) => ({
          path: calendarPath(filterSlugOf(filter)),
          name: filterTitleOf(language, filter),
        }))}
      />
      <div className={css.notes}>
        <Zone />
        <a className={css.download} href={iCalendarPath(address(pathOf(shown)))} download>
          {calendar.subscribe}
        </a>
      </div>
    </div>
  );
}

/** The events of a week or of a filter, by day. */
export function Calendar({ shown }: { readonly shown: Shown }) {
  const { frame, tools } = useMessages();
  const { calendar } = tools;
  const { language } = usePage();
  const address = useAddress();
  const date = useDates();
  const events = listEvents(language).filter((one) =>
    "week" in shown ? isInWeek(one, shown.week) : isInFilter(one, shown),
  );
  const [from, to] =
    "week" in shown
      ? [shown.week, lastDayOf(shown.week)]
      : [weeks.at(0) ?? thisWeek, lastDayOf(weeks.at(-1) ?? thisWeek)];
  const what = "week" in shown ? null : filterTitleOf(language, shown);
  const isFront = "week" in shown && shown.week === thisWeek;
  const crumb = what ?? (isFront ? null : `${date(from)} – ${date(to)}`);
  return (
    <>
      <PageHead
        crumbs={[
          { name: frame.tools },
          { name: calendar.title, path: paths.calendar },
          ...(crumb === null ? [] : [{ name: crumb }]),
        ]}
        headline={what ?? calendar.headline}
        lead={(what === null ? calendar.lead : calendar.only.lead)(date(from), date(to))}
        action={<Action href={address(paths.instruments)}>{calendar.action}</Action>}
      />
      <div className={`${layout.wide} ${css.days}`}>
        <Choices shown={shown} />
        <EventDays events={events} />
        <p className={type.small}>
          <CalendarNote />
        </p>
      </div>
      <Section title={calendar.readTitle} look="beside">
        <Facts of={calendar.read} />
      </Section>
    </>
  );
}

import { mondayOf } from "../feed/edition.ts";
import { edition } from "../feed/kept-edition.ts";
import type { Answers } from "../feed/shapes.ts";
import { defaultLanguage, type SiteLanguage } from "../languages.ts";
import { editionTime } from "./quote.ts";

export type EconomicEvent = Answers["Calendar"]["events"][number];

/** The importances, the highest first. */
export const importances = ["high", "medium", "low"] as const;

/** Returns the events of the edition in a language, or in the default one where the feed lacks it. */
export function listEvents({ tag }: SiteLanguage): readonly EconomicEvent[] {
  const calendar = edition.calendar[tag] ?? edition.calendar[defaultLanguage.tag];
  if (!calendar) throw new Error("The edition has no calendar.");
  return calendar.events;
}

const DAY = 24 * 60 * 60 * 1000;
const all = listEvents(defaultLanguage);

/** Returns the day of an instant, in UTC; a feed may write its instants in any offset. */
export const dayOf = (at: string): string => new Date(at).toISOString().slice(0, 10);

/** The first day of each week of the calendar. */
export const weeks: readonly string[] = [
  ...new Set(all.map(({ at }) => new Date(mondayOf(at)).toISOString().slice(0, 10))),
];

/** The first day of the edition's own week. */
export const thisWeek: string = new Date(mondayOf(editionTime)).toISOString().slice(0, 10);

export const lastDayOf = (week: string): string =>
  new Date(Date.parse(week) + 6 * DAY).toISOString().slice(0, 10);

export const isInWeek = ({ at }: EconomicEvent, week: string): boolean =>
  dayOf(at) >= week && dayOf(at) <= lastDayOf(week);

/** The countries of the calendar, `EU` for the euro area. */
export const countries: readonly string[] = [...new Set(all.map(({ country }) => country))].toSorted();

/** Returns whether an event has a page: from this week on, since the news report earlier ones. */
export const hasPage = ({ at }: EconomicEvent): boolean => dayOf(at) >= thisWeek;

/** A filter of the calendar. */
export type Filter = { readonly importance: EconomicEvent["importance"] } | { readonly country: string };

export const isInFilter = (event: EconomicEvent, filter: Filter): boolean =>
  "country" in filter ? event.country === filter.country : event.importance === filter.importance;

/** Every filter with an address. */
export const filters: readonly Filter[] = [
  ...importances.map((importance) => ({ importance })),
  ...countries.map((country) => ({ country })),
];

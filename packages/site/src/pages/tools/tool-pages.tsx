import { countryNameOf, filterTitleOf, filterSlugOf, formatLongDay } from "../../event-words.ts";
import { toAddress, type SiteLanguage } from "../../languages.ts";
import {
  type EconomicEvent,
  listEvents,
  filters,
  hasPage,
  isInWeek,
  isInFilter,
  lastDayOf,
  thisWeek,
  weeks,
} from "../../market/calendar.ts";
import { dayOf } from "../../market/calendar.ts";
import { newsDays, topics } from "../../market/news.ts";
import { calendarPath, newsPath, paths } from "../../paths.ts";
import type { SiteFile } from "../../site-file.ts";
import type { PageNeeds, SitePage } from "../site-page.ts";
import { renderAtomFeed, atomPath } from "./atom.ts";
import { Calendar, iCalendarPath, type Shown, weekPath } from "./calendar.tsx";
import { EventPage } from "./event.tsx";
import { renderICalendar } from "./icalendar.ts";
import { News, type NewsShown, piecesOf, topicNameOf } from "./news.tsx";

/** Lists the pages of the calendar: address, content and title. */
function lists(language: SiteLanguage) {
  const { calendar } = language.messages.tools;
  const byWeek = weeks.map((week) => {
    const days = [formatLongDay(language, week), formatLongDay(language, lastDayOf(week))] as const;
    const meta =
      week === thisWeek
        ? { title: calendar.title, description: calendar.description }
        : { title: calendar.week.title(...days), description: calendar.week.description(...days) };
    const shown: Shown = { week };
    return {
      path: weekPath(week),
      shown,
      meta,
      events: listEvents(language).filter((one) => isInWeek(one, week)),
    };
  });
  const byFilter = filters.map((filter) => {
    const name = filterTitleOf(language, filter);
    const shown: Shown = filter;
    return {
      path: calendarPath(filterSlugOf(filter)),
      shown,
      meta: { title: calendar.only.title(name), description: calendar.only.description(name) },
      events: listEvents(language).filter((one) => isInFilter(one, filter)),
    };
  });
  return [...byWeek, ...byFilter];
}

function eventPage(of: EconomicEvent, { language, settings }: PageNeeds): SitePage {
  const { one } = language.messages.tools.calendar;
  const said = [of.name, countryNameOf(language, of.country), formatLongDay(language, of.at)] as const;
  const path = calendarPath(of.id);
  const url = settings.origin + toAddress(language, path);
  return {
    path,
    content: <EventPage of={of} />,
    meta: {
      title: one.title(...said),
      description: one.description(...said),
      data: [
        {
          "@type": "Event",
          name: one.title(...said),
          description: one.description(...said),
          startDate: of.at,
          endDate: of.at,
          eventStatus: "https://schema.org/EventScheduled",
          eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
          location: { "@type": "VirtualLocation", url },
        },
      ],
    },
  };
}

/** Lists the pages of the calendar: its weeks, its filters, and each event from this week on. */
export function calendarPages(needs: PageNeeds): readonly SitePage[] {
  return [
    ...lists(needs.language).map(({ path, shown, meta }) => ({
      path,
      content: <Calendar shown={shown} />,
      meta,
    })),
    ...listEvents(needs.language)
      .filter(hasPage)
      .map((event) => eventPage(event, needs)),
  ];
}

/** Lists the pages of the news: the latest, each topic, each day. */
export function newsPages({ company, language, settings }: PageNeeds): readonly SitePage[] {
  const { messages } = language;
  const { news } = messages.tools;
  const pages: readonly (readonly [string, NewsShown, { title: string; description: string }])[] = [
    [paths.news, "latest", { title: news.title, description: news.description }],
    ...topics.map((topic): [string, NewsShown, { title: string; description: string }] => {
      const name = topicNameOf(messages, topic);
      return [
        newsPath(topic),
        { topic },
        { title: news.topic.title(name), description: news.topic.description(name) },
      ];
    }),
    ...newsDays.map((day): [string, NewsShown, { title: string; description: string }] => {
      const date = formatLongDay(language, day);
      return [
        newsPath(day),
        { day },
        { title: news.day.title(date), description: news.day.description(date) },
      ];
    }),
  ];
  return pages.map(([path, shown, { title, description }]) => ({
    path,
    content: <News shown={shown} />,
    meta: {
      title,
      description,
      feed: atomPath(language),
      data: piecesOf(language, shown).map(({ id, at, title, lead }) => ({
        "@type": "NewsArticle",
        headline: title,
        description: lead,
        datePublished: at,
        inLanguage: language.tag,
        url: `${settings.origin}${toAddress(language, newsPath(dayOf(at)))}#${id}`,
        author: { "@type": "Organization", name: company.name, url: `${settings.origin}/` },
      })),
    },
  }));
}

/** Returns the files for calendars and feed readers, in a language. */
export function toolFiles({ company, language, settings }: PageNeeds): readonly SiteFile[] {
  const file = (path: string, content: string): SiteFile => ({ path: path.slice(1), content });
  const { origin } = settings;
  const own = listEvents(language)
    .filter(hasPage)
    .map((event) => ({ path: calendarPath(event.id), meta: { title: event.name }, events: [event] }));
  return [
    file(atomPath(language), renderAtomFeed(language, origin, company.name)),
    ...[...lists(language), ...own].map(({ path, meta, events }) =>
      file(
        iCalendarPath(toAddress(language, path)),
        renderICalendar(events, { language, origin, name: meta.title }),
      ),
    ),
  ];
}

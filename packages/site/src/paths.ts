import type { DocumentName } from "./content/document-names.ts";
import type { Order } from "./market/orders.ts";
import { type Group, groups, type Instrument, slugOf } from "./content/instruments/instrument.ts";

/** The paths of the public pages, by the names of the specification. */
export const paths = {
  home: "/",
  accountTypes: "/trading/account-types",
  instruments: "/trading/trading-instruments",
  platforms: "/platforms",
  calendar: "/trading-tools/economic-calendar",
  news: "/trading-tools/market-news",
  calculators: "/trading-tools/calculators",
  about: "/about-us",
  regulation: "/about-us/regulatory-supervision",
  legal: "/about-us/legal-document",
  privacy: "/about-us/privacy-policy",
  contact: "/about-us/contact-us",
  sent: "/about-us/contact-us/sent",
  notSent: "/about-us/contact-us/not-sent",
  signIn: "/login",
} as const;

/** Returns the path of a market: forex, stocks, commodities, indices or crypto. */
export const groupPath = (group: Group): string => `${paths.instruments}/${group}`;

/** Returns the path of an instrument, below that of its market. */
export const instrumentPath = (instrument: Instrument): string =>
  `${groupPath(instrument.group)}/${slugOf(instrument)}`;

/** Returns the path of all instruments in an order. */
export const orderPath = (order: Order): string => `${paths.instruments}/${order}`;

/** Returns the path of a legal document, or of one of its clauses. */
export const documentPath = (name: DocumentName, clause?: number): string =>
  `${paths.legal}/${name}${clause === undefined ? "" : `#clause-${clause}`}`;

/** Returns the address of a legal document's PDF. */
export const documentFile = (name: DocumentName): string => `/docs/${name}.pdf`;

/** Alias addresses of pages, which name the page's path as their canonical one. */
export const aliases: Readonly<Record<string, readonly string[]>> = {
  [paths.home]: ["/home"],
  [paths.instruments]: ["/trading-instruments"],
  ...Object.fromEntries(groups.map((group) => [groupPath(group), [`/trading-instruments/${group}`]])),
};

/** Returns the path of a part of the calendar: a week by its first day, an importance, a country, or an event. */
export const calendarPath = (part: string): string => `${paths.calendar}/${part.toLowerCase()}`;

/** Returns the path of a part of the news: a day or a topic. */
export const newsPath = (part: string): string => `${paths.news}/${part}`;

/** The path of the page for unknown addresses. */
export const NOT_FOUND = "/404";

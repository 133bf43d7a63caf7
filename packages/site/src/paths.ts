import type { DocumentName } from "./content/document-names.ts";
import { type Group, groups, type Instrument, slugOf } from "./content/instruments/instrument.ts";

/** Where the public pages are, by the names of the specification. */
export const paths = {
  home: "/",
  accountTypes: "/trading/account-types",
  instruments: "/trading/trading-instruments",
  platforms: "/platforms",
  calendar: "/trading-tools/economic-calendar",
  news: "/trading-tools/market-news",
  about: "/about-us",
  regulation: "/about-us/regulatory-supervision",
  legal: "/about-us/legal-document",
  privacy: "/about-us/privacy-policy",
  contact: "/about-us/contact-us",
  signIn: "/login",
} as const;

export const groupPath = (group: Group): string => `${paths.instruments}/${group}`;

export const instrumentPath = (instrument: Instrument): string =>
  `${groupPath(instrument.group)}/${slugOf(instrument)}`;

/** Where a legal document is read; with a clause, from there on. */
export const documentPath = (name: DocumentName, clause?: number): string =>
  `${paths.legal}/${name}${clause === undefined ? "" : `#clause-${clause}`}`;

export const documentFile = (name: DocumentName): string => `/docs/${name}.pdf`;

/** Other addresses of a page, which name it as their canonical one. */
export const aliases: Readonly<Record<string, readonly string[]>> = {
  [paths.home]: ["/home"],
  [paths.instruments]: ["/trading-instruments"],
  ...Object.fromEntries(groups.map((group) => [groupPath(group), [`/trading-instruments/${group}`]])),
};

import { edition } from "../feed/kept-edition.ts";
import type { Answers } from "../feed/shapes.ts";
import { defaultLanguage, type SiteLanguage } from "../languages.ts";
import { dayOf } from "./calendar.ts";

export type Piece = Answers["News"]["pieces"][number];

/**
 * Returns the articles of the edition in a language, the latest first, or in the default one where the feed lacks it.
 */
export function listPieces({ tag }: SiteLanguage): readonly Piece[] {
  const news = edition.news[tag] ?? edition.news[defaultLanguage.tag];
  if (!news) throw new Error("The edition has no news.");
  return news.pieces;
}

const all = listPieces(defaultLanguage);

/** The days with an article, the latest first. */
export const newsDays: readonly string[] = [...new Set(all.map(({ at }) => dayOf(at)))];

/** The topics with an article. */
export const topics: readonly Piece["topic"][] = [...new Set(all.map(({ topic }) => topic))].toSorted();

import { type Answers, readAs } from "./shapes.ts";

/** A feed's answers at one moment, which are stored so that builds are reproducible. */
export interface Edition {
  readonly instruments: Answers["Instruments"];
  /** The quotes with curves of a day. */
  readonly day: Answers["Quotes"];
  /** The same quotes with curves of a week. */
  readonly week: Answers["Quotes"];
  /** The economic events, by language. */
  readonly calendar: Readonly<Record<string, Answers["Calendar"]>>;
  readonly news: Readonly<Record<string, Answers["News"]>>;
}

const objectAt = (value: unknown, key: string): object => {
  const found: unknown = typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
  if (typeof found !== "object" || found === null) throw new Error(`The edition has no ${key}.`);
  return found;
};

const byLanguage = <Name extends "Calendar" | "News">(name: Name, of: object) =>
  Object.fromEntries(Object.entries(of).map(([tag, answer]) => [tag, readAs(name, answer)]));

/** Parses a stored edition; throws with the invalid parts. */
export const readEdition = (kept: unknown): Edition => ({
  instruments: readAs("Instruments", objectAt(kept, "instruments")),
  day: readAs("Quotes", objectAt(kept, "day")),
  week: readAs("Quotes", objectAt(kept, "week")),
  calendar: byLanguage("Calendar", objectAt(kept, "calendar")),
  news: byLanguage("News", objectAt(kept, "news")),
});

const DAY = 24 * 60 * 60 * 1000;

/** Returns the beginning of an instant's week, in UTC. */
export function mondayOf(at: string | Date): number {
  const date = new Date(at);
  return Math.floor(date.getTime() / DAY) * DAY - ((date.getUTCDay() + 6) % 7) * DAY;
}

/** Reads an edition from a feed, in these languages. */
export async function takeEdition(
  read: (path: string) => Promise<unknown>,
  languages: readonly string[],
): Promise<Edition> {
  const day = readAs("Quotes", await read("quotes?curve=day"));
  const monday = mondayOf(day.at);
  const date = (days: number) => new Date(monday + days * DAY).toISOString().slice(0, 10);
  const inAll = async (path: string, from: number, to: number) => {
    const query = `from=${date(from)}&to=${date(to)}`;
    return Object.fromEntries(
      await Promise.all(
        languages.map(async (tag): Promise<[string, unknown]> => [
          tag,
          await read(`${path}?${query}&language=${tag}`),
        ]),
      ),
    );
  };
  return readEdition({
    instruments: await read("instruments"),
    day,
    week: await read("quotes?curve=week"),
    // The previous week, this one, and the two that follow.
    calendar: await inAll("calendar", -7, 20),
    news: await inAll("news", -4, 6),
  });
}

import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import {
  askCalendar,
  askInstruments,
  askNews,
  askQuotes,
  DayQuery,
  QuoteQuery,
} from "../apps/sandbox/src/content/questions.ts";
import { takeEdition } from "../packages/site/src/feed/edition.ts";
import { languages } from "../packages/site/src/languages.ts";

/** A result of the Standard Schema interface. */
type Result<Value> = { readonly value: Value } | { readonly issues: readonly unknown[] };

/** Stores what the sandbox's made-up market says now as an edition for the build of the public pages, in the named file. */
const [file] = process.argv.slice(2);
if (file === undefined) throw new Error("Give the file of the edition");

// Rounded down to a minute, as the content API rounds its times.
const now = Math.floor(Date.now() / 60_000) * 60_000;

/** Parses the query of a read by its schema. */
function parse<Value>(
  schema: { "~standard": { validate(query: unknown): Result<Value> | Promise<Result<Value>> } },
  query: unknown,
): Value {
  const result = schema["~standard"].validate(query);
  if (!("value" in result)) throw new Error("The edition reads what the market does not answer");
  return result.value;
}

const questions = {
  instruments: () => askInstruments(),
  quotes: (query: unknown) => askQuotes(now, parse(QuoteQuery, query)),
  calendar: (query: unknown) => askCalendar(now, parse(DayQuery, query)),
  news: (query: unknown) => askNews(now, parse(DayQuery, query)),
};
const isQuestion = (name: string): name is keyof typeof questions => name in questions;

const edition = await takeEdition(
  async (path) => {
    const { pathname, searchParams } = new URL(path, "http://content");
    const name = pathname.slice(1);
    if (!isQuestion(name)) throw new Error(`The market answers no ${name}`);
    return questions[name](Object.fromEntries(searchParams)).answer();
  },
  languages.map(({ tag }) => tag),
);
await mkdir(dirname(file), { recursive: true });
await writeFile(file, JSON.stringify(edition));

import { type Answers, readAs } from "./shapes.ts";

/** Requests a path of a feed, such as `quotes?curve=day`. */
export type AskFeed = (path: string, headers?: Readonly<Record<string, string>>) => Promise<Response>;

type Report = (fault: string) => void;

/** The maximum cache time of each answer in seconds, because current data must be current. */
const longest = { instruments: 86_400, quotes: 60, calendar: 900, news: 900 } as const;

/** Reads an answer, and checks the rules of every one: its caching, and its access from other origins. */
async function readWhole<Name extends keyof Answers>(
  ask: AskFeed,
  path: string,
  name: Name,
  report: Report,
): Promise<Answers[Name] | null> {
  const response = await ask(path);
  if (response.status !== 200) {
    report(`${path} answers ${response.status}`);
    return null;
  }
  const seconds = /max-age=(\d+)/.exec(response.headers.get("cache-control") ?? "")?.[1];
  const kind = path.split("?")[0];
  const most = Object.entries(longest).find(([one]) => one === kind)?.[1] ?? 0;
  if (seconds === undefined || Number(seconds) > most)
    report(`${path} must say that it may be kept, for at most ${most} seconds`);
  if (response.headers.get("access-control-allow-origin") !== "*")
    report(`${path} cannot be read from other origins`);
  if (response.headers.has("set-cookie")) report(`${path} sets a cookie`);
  const etag = response.headers.get("etag");
  const body: unknown = await response.json();
  if (etag === null) report(`${path} has no ETag`);
  else {
    const again = await ask(path, { "if-none-match": etag });
    const isSame = again.headers.get("etag") === etag;
    if (isSame && again.status !== 304) report(`${path} is sent again to who has it`);
  }
  try {
    const answer = readAs(name, body);
    if ("language" in answer && response.headers.get("content-language") !== answer.language)
      report(`${path} must say in Content-Language that its words are in ${answer.language}`);
    return answer;
  } catch (error) {
    report(`${path}: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

/** Returns whether instants are in ascending order. */
const isInOrder = (instants: readonly string[]) => {
  const times = instants.map((at) => Date.parse(at));
  return times.every((time, index) => time >= (times[index - 1] ?? time));
};

const twice = (values: readonly string[]) => values.filter((one, index) => values.indexOf(one) !== index);

function checkQuotes({ at, quotes }: Answers["Quotes"], now: number, report: Report): void {
  for (const { symbol, bid, ask, curve } of quotes) {
    if (Number(bid) > Number(ask)) report(`${symbol}: the bid is above the ask`);
    if (curve.length > 0 && curve.at(-1) !== bid) report(`${symbol}: the curve does not end with the bid`);
    if (curve.length > 0 && curve.length < 10) report(`${symbol}: a curve of ${curve.length} prices`);
    const digits = (price: string) => price.split(".")[1]?.length ?? 0;
    if ([ask, ...curve].some((price) => digits(price) !== digits(bid)))
      report(`${symbol}: prices of different digits`);
  }
  for (const symbol of twice(quotes.map((one) => one.symbol))) report(`${symbol} is quoted twice`);
  if (Math.abs(Date.parse(at) - now) > 120_000) report(`the quotes are of ${at}, which is not now`);
}

function checkCalendar({ at, events }: Answers["Calendar"], report: Report): void {
  const now = Date.parse(at);
  for (const event of events) {
    const figures = [event.previous, event.forecast, event.actual];
    if (Date.parse(event.at) > now && event.actual !== null)
      report(`${event.id}: its figure is told before it is published`);
    if (figures.some((one) => one !== null && Number(one.toFixed(event.digits)) !== one))
      report(`${event.id}: a figure of more digits than it is published with`);
  }
  if (!isInOrder(events.map((event) => event.at))) report("the calendar is not in order");
  for (const id of twice(events.map((event) => event.id))) report(`the event ${id} stands there twice`);
}

function checkNews({ at, pieces }: Answers["News"], symbols: ReadonlySet<string>, report: Report): void {
  for (const piece of pieces) {
    if (Date.parse(piece.at) > Date.parse(at)) report(`${piece.id}: written after now`);
    for (const symbol of piece.symbols)
      if (!symbols.has(symbol)) report(`${piece.id}: there is no instrument ${symbol}`);
  }
  if (!isInOrder(pieces.map((piece) => piece.at).toReversed())) report("the news are not the latest first");
  for (const id of twice(pieces.map((piece) => piece.id))) report(`the piece ${id} stands there twice`);
}

async function checkQueries(ask: AskFeed, symbols: readonly string[], report: Report): Promise<void> {
  const [one = "", other = ""] = symbols;
  const chosen = await readWhole(ask, `quotes?symbols=${other},${one},NOSUCH&curve=none`, "Quotes", report);
  const told = chosen?.quotes.map(({ symbol, curve }) => `${symbol} ${curve.length}`).join(", ");
  if (told !== `${other} 0, ${one} 0`)
    report(`the quotes of two symbols and an unknown one, without curves, are: ${told}`);
  for (const path of ["quotes?curve=century", "calendar?from=soon", "news?to=never"]) {
    const { status } = await ask(path);
    if (status !== 400) report(`${path} is malformed and answers ${status}`);
  }
  const words = await readWhole(ask, "news?language=tlh", "News", report);
  if (words && words.language !== "en") report("an unknown language is not answered in English");
}

/**
 * Compares a feed with the content port: its schemas, its caching, and rules beyond any schema. `now` is the feed's own
 * time. Returns every fault as a sentence; a feed without faults can serve the public pages.
 *
 * @example
 * const faults = await findFeedFaults((path, headers) => fetch(`https://feed.example/content/${path}`, { headers }));
 */
export async function findFeedFaults(ask: AskFeed, now = Date.now()): Promise<readonly string[]> {
  const faults: string[] = [];
  const report: Report = (fault) => void faults.push(fault);
  const known = await readWhole(ask, "instruments", "Instruments", report);
  const quotes = await readWhole(ask, "quotes", "Quotes", report);
  const calendar = await readWhole(ask, "calendar", "Calendar", report);
  const news = await readWhole(ask, "news", "News", report);
  await readWhole(ask, "quotes?curve=week", "Quotes", report);
  const symbols = known?.instruments.map(({ symbol }) => symbol) ?? [];
  for (const symbol of twice(symbols)) report(`the instrument ${symbol} stands there twice`);
  if (quotes && known) {
    const digits = new Map(known.instruments.map((one) => [one.symbol, one.digits]));
    for (const { symbol, bid } of quotes.quotes)
      if (digits.get(symbol) !== (bid.split(".")[1]?.length ?? 0))
        report(`${symbol}: a quote of other digits than the instrument, or of none`);
  }
  if (quotes) checkQuotes(quotes, now, report);
  if (calendar) checkCalendar(calendar, report);
  if (news) checkNews(news, new Set(symbols), report);
  await checkQueries(ask, symbols, report);
  return faults;
}

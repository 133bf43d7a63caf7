import type { components } from "@broker/api-spec/content";
import { useEffect, useState } from "react";

type Quote = components["schemas"]["Quote"];
type Instrument = components["schemas"]["Instrument"];

/** The markets of the trackers, by the groups of the content port. */
export type Market = "stocks" | "crypto";

/** The day's quotes of a market: loading, loaded, or missing where the content port does not answer either. */
export type MarketQuotes =
  | { readonly status: "loading" }
  | { readonly status: "missing" }
  | { readonly status: "loaded"; readonly at: number; readonly quotes: readonly Quote[] };

const missing: MarketQuotes = { status: "missing" };

/** The time after which the content port counts as missing, in milliseconds. */
const PATIENCE = 10_000;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const isInstrument = (value: unknown): value is Pick<Instrument, "symbol" | "group"> =>
  isObject(value) && typeof value["symbol"] === "string" && typeof value["group"] === "string";

const areTexts = (values: readonly unknown[]): values is string[] =>
  values.every((one) => typeof one === "string");

const isQuote = (value: unknown): value is Quote =>
  isObject(value) &&
  areTexts([value["symbol"], value["bid"], value["ask"]]) &&
  typeof value["change"] === "number" &&
  typeof value["isOpen"] === "boolean" &&
  Array.isArray(value["curve"]) &&
  areTexts(value["curve"]);

/** Reads a list of the content port, with the time of the answer, in milliseconds. */
async function readList<Entry>(address: string, name: string, isEntry: (value: unknown) => value is Entry) {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE), credentials: "omit" });
  const answer: unknown = await response.json();
  const list = isObject(answer) ? answer[name] : null;
  if (!isObject(answer) || !Array.isArray(list)) throw new Error(`${address} answers ${response.status}`);
  return { at: Date.parse(String(answer["at"])), entries: list.filter(isEntry) };
}

async function readMarket(content: string, market: Market): Promise<MarketQuotes> {
  const { entries } = await readList(`${content}/instruments`, "instruments", isInstrument);
  const symbols = entries.filter(({ group }) => group === market).map(({ symbol }) => symbol);
  const address = `${content}/quotes?symbols=${symbols.join()}&curve=day`;
  const { at, entries: quotes } = await readList(address, "quotes", isQuote);
  return quotes.length > 0 && at > 0 ? { status: "loaded", at, quotes } : missing;
}

/** Reads the day's quotes of a market from the content port, once for each market. */
export function useMarketQuotes(content: string | undefined, market: Market): MarketQuotes {
  const [states, setStates] = useState<Partial<Record<Market, MarketQuotes>>>({});
  useEffect(() => {
    const set = (state: MarketQuotes) => setStates((before) => ({ ...before, [market]: state }));
    if (content !== undefined) readMarket(content, market).then(set, () => set(missing));
  }, [content, market]);
  return content === undefined ? missing : (states[market] ?? { status: "loading" });
}

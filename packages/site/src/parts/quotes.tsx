import type { Instrument } from "../content/instruments/instrument.ts";
import { findInstrument } from "../content/instruments/all.ts";
import { editionTime, quoteOf } from "../market/quote.ts";
import { toSparkPath, sparkSize } from "../market/spark.ts";
import { useAddress, useFigures, useMessages, usePage } from "../page.tsx";
import { instrumentPath } from "../paths.ts";
import * as css from "./quotes.css.ts";

/**
 * Returns the attributes by which a custom element finds a quote, and its tone, for the container of the elements
 * below.
 */
export const quoteAttributesOf = (of: Instrument) => ({
  "data-quote": of.symbol,
  "data-fall": quoteOf(of).change < 0 ? "" : undefined,
});

/** A day's change with sign and arrow, so that colour is not the only indication. */
export function Change({
  percent,
  isSmall = false,
}: {
  readonly percent: number;
  readonly isSmall?: boolean;
}) {
  const { change } = useFigures();
  return (
    <bdi className={isSmall ? css.smallChange : css.change} data-of="change">
      {change(percent)}
    </bdi>
  );
}

interface CurveProps {
  readonly values: readonly number[];
  readonly width: number;
  readonly height: number;
}

/** Returns the path of a curve that fills a box. */
export function toCurvePath({ values, width, height }: CurveProps): string {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const tenths = (length: number) => Math.round(length * 10) / 10;
  const points = values.map((value, index) => {
    const x = tenths((index / (values.length - 1)) * width);
    return `${x} ${tenths(height - ((value - low) / span) * height)}`;
  });
  return `M${points.join("L")}`;
}

/** A day as a line, which decorates the figures beside it. */
export function Spark({ values }: { readonly values: readonly number[] }) {
  return (
    <svg
      className={css.spark}
      viewBox={`0 0 ${sparkSize.width} ${sparkSize.height}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      <path data-of="curve" d={toSparkPath(values)} />
    </svg>
  );
}

interface PriceProps {
  readonly of: Instrument;
  readonly value: number;
  /** The price to refresh, where a custom element does so. */
  readonly part?: "bid" | "ask";
}

/** A price with the digits of its instrument. */
export function Price({ of, value, part }: PriceProps) {
  const { number } = useFigures();
  return <bdi data-of={part}>{number(value, of.digits)}</bdi>;
}

/** Whether the market of an instrument is open. */
export function State({ isOpen }: { readonly isOpen: boolean }) {
  const { quotes } = useMessages().frame;
  return (
    <span className={css.state} data-of="open">
      {isOpen ? quotes.open : quotes.closed}
    </span>
  );
}

/** The time of the page's prices, and a note that they are invented; with scripts, they are refreshed. */
export function AsOf() {
  const { quotes } = useMessages().frame;
  const { settings, language } = usePage();
  const { locale } = language;
  const clock = new Intl.DateTimeFormat(locale, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "UTC",
  }).format(editionTime);
  const time = <time dateTime={editionTime.toISOString()}>{quotes.asOf(`${clock} UTC`)}</time>;
  if (settings.contentUrl === null) return <p className={css.asOf}>{time}</p>;
  return (
    <live-quotes
      className={css.asOf}
      data-from={settings.contentUrl}
      data-locale={locale}
      data-as-of={quotes.asOf("{}")}
      data-pause={quotes.pause}
      data-resume={quotes.resume}
      data-open={quotes.open}
      data-closed={quotes.closed}
    >
      {time}
      <button type="button" className={css.pause}>
        {quotes.pause}
      </button>
    </live-quotes>
  );
}

/** A row of prices, each with a link to its instrument. */
export function PriceStrip({
  symbols,
  label,
}: {
  readonly symbols: readonly string[];
  readonly label: string;
}) {
  const address = useAddress();
  return (
    <ul className={css.strip} aria-label={label}>
      {symbols.map((symbol) => {
        const of = findInstrument(symbol);
        const { bid, change, curve } = quoteOf(of);
        return (
          <li key={symbol}>
            <a className={css.ticker} href={address(instrumentPath(of))} {...quoteAttributesOf(of)}>
              <span className={css.symbol}>{symbol}</span>
              <span className={css.price}>
                <Price of={of} value={bid} part="bid" />
              </span>
              <Change percent={change} isSmall />
              <span className={css.curve}>
                <Spark values={curve} />
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

import { findInstrument } from "../content/instruments/all.ts";
import { type Candle, candlesOf } from "../market/candles.ts";
import { quoteOf } from "../market/quote.ts";
import { sparkSize, toSparkPath } from "../market/spark.ts";
import { useFigures, useMessages } from "../page.tsx";
import * as css from "./devices.css.ts";

const box = { x: 272, y: 92, width: 510, height: 500 };
const CANDLES = 24;
/** The distance between two candles in the unit of their drawing, whose small whole numbers make short paths. */
const PITCH = 4;
/** The size of that unit in px. */
const unit = box.width / CANDLES / PITCH;
const toHundredths = (scale: number) => Math.round(scale * 100) / 100;
/** The lines of the chart's grid, each with its price. */
const gridRows = [0, 1, 2, 3, 4];

interface ChartProps {
  readonly of: readonly Candle[];
  /** The last price, which is marked. */
  readonly price: number;
  readonly digits: number;
}

/**
 * Candles with grid lines, prices and a mark at the last one. Wicks and bodies are lines of two widths, drawn by one path
 * per direction: an element for each of them was a twentieth of the page.
 */
function Chart({ of, price, digits }: ChartProps) {
  const { number } = useFigures();
  const high = Math.max(price, ...of.map((one) => one.high));
  const low = Math.min(price, ...of.map((one) => one.low));
  const y = (at: number) => Math.round(((high - at) / (high - low)) * (box.height / unit));
  const placed = of.map((candle, index) => ({ ...candle, x: PITCH * (index + 0.5) }));
  const rows = gridRows.map((row) => `M${box.x} ${box.y + (row * box.height) / 4}h${box.width}`);
  const last = Math.round(box.y + unit * y(price));
  /** Returns whether the mark of the last price leaves room for a line's own. */
  const isFree = (row: number) => Math.abs(box.y + (row * box.height) / 4 - last) > 24;
  return (
    <>
      <path className={css.hair} d={rows.join("")} />
      {gridRows.filter(isFree).map((row) => (
        <text key={row} className={css.quiet} x={848} y={box.y + (row * box.height) / 4 + 4} textAnchor="end">
          {number(high - (row * (high - low)) / 4, digits)}
        </text>
      ))}
      <g transform={`translate(${box.x} ${box.y})scale(${unit})`} strokeWidth={0.2}>
        {[
          { tone: css.rise, candles: placed.filter(({ open, close }) => close >= open) },
          { tone: css.fall, candles: placed.filter(({ open, close }) => close < open) },
        ].map(({ tone, candles }) => (
          <g key={tone} className={tone}>
            <path d={candles.map((one) => lineOf(one.x, y(one.high), y(one.low))).join("")} />
            <path
              strokeWidth={2.5}
              d={candles.map(({ x, open, close }) => lineOf(x, y(open), y(close))).join("")}
            />
          </g>
        ))}
      </g>
      <path className={css.dash} d={`M${box.x} ${last}H782`} />
      <rect className={css.buy} x={784} y={last - 12} width={72} height={24} rx={6} />
      <text className={css.onSolid} x={848} y={last + 4} textAnchor="end">
        {number(price, digits)}
      </text>
    </>
  );
}

/** Returns a vertical line of at least half a unit, whichever end is first. */
const lineOf = (x: number, from: number, to: number) =>
  `M${x} ${Math.min(from, to)}v${Math.max(0.5, Math.abs(to - from))}`;

const watched = ["EURUSD", "GBPUSD", "USDJPY", "XAUUSD", "USOIL", "US500", "NVDA", "BTCUSD"];

/** The watched instruments with their prices and changes. */
function WatchList() {
  const { number, change } = useFigures();
  return watched.map((symbol, index) => {
    const of = findInstrument(symbol);
    const { bid, change: percent } = quoteOf(of);
    return (
      <g key={symbol} transform={`translate(0 ${88 + index * 44})`}>
        <text className={css.words} x={20}>
          {symbol}
        </text>
        <text className={css.words} x={228} y={-7} textAnchor="end">
          {number(bid, of.digits)}
        </text>
        <text className={css.quiet} x={228} y={10} textAnchor="end">
          {change(percent)}
        </text>
      </g>
    );
  });
}

/** The order: the prices to sell and buy at, its terms, and a button. */
function Order() {
  const { number, dollars } = useFigures();
  const { platforms, calculators, instruments } = useMessages();
  const gold = findInstrument("XAUUSD");
  const quote = quoteOf(gold);
  const terms = [
    [calculators.lots, number(1, 2)],
    [platforms.order.stopLoss, number(quote.bid * 0.99, gold.digits)],
    [platforms.order.takeProfit, number(quote.bid * 1.02, gold.digits)],
    [instruments.one.rows.margin, dollars((quote.ask * gold.contract) / gold.leverage, 2)],
  ];
  return (
    <>
      <text className={css.large} x={884} y={56}>
        {gold.symbol}
      </text>
      {[
        [css.sell, quote.bid, 884],
        [css.buy, quote.ask, 994],
      ].map(([tone, price, x]) => (
        <g key={x}>
          <rect className={String(tone)} x={x} y={84} width={102} height={56} rx={10} />
          <text className={css.onSolid} x={Number(x) + 51} y={117} textAnchor="middle">
            {number(Number(price), 2)}
          </text>
        </g>
      ))}
      {terms.map(([name, value], row) => (
        <g key={name} transform={`translate(884 ${184 + row * 72})`}>
          <text className={css.quiet}>{name}</text>
          <text className={css.words} y={22}>
            {value}
          </text>
          <path className={css.hair} d="M0 40h212" />
        </g>
      ))}
      <rect className={css.buy} x={884} y={588} width={212} height={48} rx={24} />
      <text className={css.onSolid} x={970} y={617} textAnchor="middle">
        {platforms.order.place}
      </text>
    </>
  );
}

/** The desktop platform: instruments at the side, a chart, an order. */
function Desk() {
  const { calculators } = useMessages();
  const gold = findInstrument("XAUUSD");
  const quote = quoteOf(gold);
  return (
    <svg className={css.drawing} viewBox="0 0 1120 660" aria-hidden focusable="false">
      <rect className={css.ground} width={1120} height={660} />
      <rect className={css.panel} width={248} height={660} />
      <path className={css.hair} d="M248 0V660M860 0V660M248 56H860M0 56H248" />
      <text className={css.quiet} x={20} y={34}>
        {calculators.symbol}
      </text>
      <WatchList />
      <text className={css.words} x={272} y={34}>
        {gold.symbol}
      </text>
      <text className={css.quiet} x={346} y={34}>
        M15
      </text>
      <Chart of={candlesOf(quote, CANDLES)} price={quote.bid} digits={gold.digits} />
      <Order />
    </svg>
  );
}

/** The lower edge of the area below the phone's curve, in the unit of the curve. */
const BELOW = 44;

/** The phone platform: one price, its day, and buttons to buy and sell. */
function Phone() {
  const { number, change } = useFigures();
  const { calculators } = useMessages();
  const euro = findInstrument("EURUSD");
  const quote = quoteOf(euro);
  // The path of the price strip, since a page compresses what it repeats.
  const path = toSparkPath(quote.curve);
  return (
    <svg className={css.drawing} viewBox="0 0 300 620" aria-hidden focusable="false">
      <rect className={css.ground} width={300} height={620} />
      <rect className={css.notch} x={105} y={14} width={90} height={22} rx={11} />
      <text className={css.words} x={24} y={84}>
        {euro.symbol}
      </text>
      <text className={css.large} x={24} y={120} style={{ fontSize: 38 }}>
        {number(quote.bid, 5)}
      </text>
      <text className={css.quiet} x={24} y={146} style={{ fontSize: 15 }}>
        {change(quote.change)}
      </text>
      <g
        transform={`translate(0 200)scale(${toHundredths(300 / sparkSize.width)} ${toHundredths(190 / sparkSize.height)})`}
      >
        <path className={css.area} d={`${path}V${BELOW}H0Z`} />
        <path className={css.line} d={path} />
      </g>
      <path className={css.hair} d="M0 460H300" />
      <rect className={css.sell} x={20} y={532} width={124} height={60} rx={14} />
      <rect className={css.buy} x={156} y={532} width={124} height={60} rx={14} />
      <text className={css.onSolid} x={82} y={568} textAnchor="middle" style={{ fontSize: 17 }}>
        {number(quote.bid, 5)}
      </text>
      <text className={css.onSolid} x={218} y={568} textAnchor="middle" style={{ fontSize: 17 }}>
        {number(quote.ask, 5)}
      </text>
      <text className={css.quiet} x={20} y={502} style={{ fontSize: 17 }}>
        {calculators.lots}
      </text>
      <text className={css.words} x={280} y={502} textAnchor="end" style={{ fontSize: 17 }}>
        {number(1, 2)}
      </text>
    </svg>
  );
}

/** The platform in drawn device frames, with the prices of the page. */
export function Devices() {
  const { platforms } = useMessages();
  return (
    <figure className={css.stage} aria-label={platforms.drawing}>
      <div className={css.laptop}>
        <div className={css.display}>
          <Desk />
        </div>
      </div>
      <div className={css.phone}>
        <div className={css.phoneDisplay}>
          <Phone />
        </div>
      </div>
    </figure>
  );
}

import type { Instrument } from "../content/instruments/instrument.ts";
import { nameIn } from "../instrument-name.ts";
import { pipOf } from "../market/conditions.ts";
import { quoteOf } from "../market/quote.ts";
import { useAddress, useFigures, useMessages, usePage } from "../page.tsx";
import { instrumentPath } from "../paths.ts";
import * as css from "./instrument-table.css.ts";
import { Change, Price, Spark } from "./quotes.tsx";

/** A spread in pips for currencies, in the price's own units else. */
export function useSpread(): (of: Instrument) => string {
  const { accounts } = useMessages();
  const { number } = useFigures();
  return (of) =>
    of.group === "forex" ? accounts.pips(number(of.spread / pipOf(of), 1)) : number(of.spread, of.digits);
}

function Row({ of }: { readonly of: Instrument }) {
  const name = nameIn(usePage().language, of);
  const address = useAddress();
  const spread = useSpread();
  const { bid, ask, change, curve } = quoteOf(of);
  return (
    <tr className={css.row} data-search={`${of.symbol} ${name}`.toLowerCase()}>
      <th scope="row" className={css.name}>
        <a className={css.link} href={address(instrumentPath(of))}>
          {of.symbol}
          <span className={css.full}>{name}</span>
        </a>
      </th>
      <td className={css.cell}>
        <Price of={of} value={bid} />
      </td>
      <td className={css.deskCell}>
        <Price of={of} value={ask} />
      </td>
      <td className={css.cell}>
        <Change percent={change} />
      </td>
      <td className={css.curve}>
        <Spark values={curve} percent={change} />
      </td>
      <td className={css.deskCell}>{spread(of)}</td>
      <td className={css.deskCell}>
        <bdi>{`1:${of.leverage}`}</bdi>
      </td>
    </tr>
  );
}

interface InstrumentTableProps {
  readonly label: string;
  readonly of: readonly Instrument[];
}

/** Instruments with their prices and conditions; a row on a phone is its name, price and change. */
export function InstrumentTable({ label, of }: InstrumentTableProps) {
  const { quotes } = useMessages().frame;
  return (
    <table className={css.table} aria-label={label}>
      <thead className={css.head}>
        <tr>
          {[
            quotes.symbol,
            quotes.bid,
            quotes.ask,
            quotes.change,
            quotes.curve,
            quotes.spread,
            quotes.leverage,
          ].map((name) => (
            <th key={name} scope="col" className={css.column}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={css.body}>
        {of.map((one) => (
          <Row key={one.symbol} of={one} />
        ))}
      </tbody>
    </table>
  );
}

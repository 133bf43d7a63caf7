import type { Instrument } from "../content/instruments/instrument.ts";
import { instrumentNameOf } from "../instrument-name.ts";
import { pipOf } from "../market/conditions.ts";
import { quoteOf } from "../market/quote.ts";
import { useAddress, useFigures, useMessages, usePage } from "../page.tsx";
import { instrumentPath } from "../paths.ts";
import * as css from "./instrument-table.css.ts";
import { Change, Price, quoteAttributesOf, Spark, State } from "./quotes.tsx";

/** Returns a function that formats a spread: in pips for currencies, otherwise in units of the price. */
export function useSpread(): (of: Instrument) => string {
  const { accounts } = useMessages();
  const { number } = useFigures();
  return (of) =>
    of.group === "forex" ? accounts.pips(number(of.spread / pipOf(of), 1)) : number(of.spread, of.digits);
}

function Row({ of }: { readonly of: Instrument }) {
  const name = instrumentNameOf(usePage().language, of);
  const address = useAddress();
  const spread = useSpread();
  const { bid, ask, change, isOpen, curve } = quoteOf(of);
  return (
    <tr className={css.row} data-search={name.toLowerCase()} {...quoteAttributesOf(of)}>
      <th scope="row" className={css.name}>
        <a className={css.link} href={address(instrumentPath(of))}>
          {of.symbol}
          <span className={css.full}>{name}</span>
        </a>
      </th>
      <td className={css.cell}>
        <Price of={of} value={bid} part="bid" />
      </td>
      <td className={css.deskCell}>
        <Price of={of} value={ask} part="ask" />
      </td>
      <td className={css.cell}>
        <Change percent={change} />
      </td>
      <td className={css.curve}>
        <Spark values={curve} />
      </td>
      <td className={css.deskCell}>{spread(of)}</td>
      <td className={css.deskCell}>
        <bdi>{`1:${of.leverage}`}</bdi>
      </td>
      <td className={css.deskCell}>
        <State isOpen={isOpen} />
      </td>
    </tr>
  );
}

interface InstrumentTableProps {
  readonly label: string;
  readonly of: readonly Instrument[];
}

/** A table of instruments with prices and conditions; on a phone a row has name, price and change. */
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
            quotes.state,
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

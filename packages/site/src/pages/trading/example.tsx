import type { Instrument } from "../../content/instruments/instrument.ts";
import { instrumentNameOf } from "../../instrument-name.ts";
import { lotMarginOf, lotSpreadOf, lotValueOf } from "../../market/conditions.ts";
import { quoteOf } from "../../market/quote.ts";
import { useFigures, useMessages, usePage } from "../../page.tsx";
import { Facts } from "../../parts/facts.tsx";
import { small } from "../../style/type.css.ts";
import * as css from "./instruments.css.ts";

/** The price move of the example, in per cent. */
const MOVE = 1;

/** An example of one bought lot, with its gain and its loss drawn alike. */
export function Example({ of }: { readonly of: Instrument }) {
  const { example } = useMessages().instruments;
  const name = instrumentNameOf(usePage().language, of);
  const { number } = useFigures();
  const money = (value: number) => `${number(value, 2)} ${of.quote}`;
  const margin = lotMarginOf(of);
  const result = (lotValueOf(of) * MOVE) / 100;
  const share = example.ofMargin(`${number((result / margin) * 100)}%`);
  return (
    <div className={css.example}>
      <div>
        <p className={css.exampleLead}>
          {example.lead(example.lot("1"), name, number(quoteOf(of).ask, of.digits))}
        </p>
        <Facts
          of={[
            [example.position, money(lotValueOf(of))],
            [example.margin, money(margin)],
            [example.cost, money(lotSpreadOf(of))],
          ]}
        />
      </div>
      <div>
        <div className={css.both}>
          <div className={css.gain}>
            <span>{example.gain(`${MOVE}%`)}</span>
            <strong className={css.amount}>
              <bdi>+{number(result)}</bdi>
            </strong>
            <span className={small}>
              {of.quote}, {share}
            </span>
          </div>
          <div className={css.loss}>
            <span>{example.loss(`${MOVE}%`)}</span>
            <strong className={css.amount}>
              <bdi>
                {"\u2212"}
                {number(result)}
              </bdi>
            </strong>
            <span className={small}>
              {of.quote}, {share}
            </span>
          </div>
        </div>
        <p className={`${small} ${css.exampleNote}`}>{example.note}</p>
      </div>
    </div>
  );
}

import { findInstrument, instruments, instrumentsOf } from "../../content/instruments/all.ts";
import { type Group, groups } from "../../content/instruments/instrument.ts";
import { quoteOf } from "../../market/quote.ts";
import { useAddress, useFigures, useMessages } from "../../page.tsx";
import { More } from "../../parts/action.tsx";
import { Change, Price, quoteAttributesOf } from "../../parts/quotes.tsx";
import { groupPath, instrumentPath, paths } from "../../paths.ts";
import * as layout from "../../style/layout.css.ts";
import * as type from "../../style/type.css.ts";
import * as css from "./home.css.ts";

const rowsOf: Readonly<Record<Group, readonly string[]>> = {
  forex: ["EURUSD", "GBPUSD", "USDMYR"],
  stocks: ["AAPL", "TSLA", "SAP"],
  commodities: ["XAUUSD", "USOIL", "COPPER"],
  indices: ["US500", "GER40", "JPN225"],
  crypto: ["BTCUSD", "ETHUSD", "SOLUSD"],
};

function MarketRow({ symbol }: { readonly symbol: string }) {
  const address = useAddress();
  const of = findInstrument(symbol);
  const { bid, change } = quoteOf(of);
  return (
    <li>
      <a className={css.marketRow} href={address(instrumentPath(of))} {...quoteAttributesOf(of)}>
        <span className={css.marketSymbol}>{symbol}</span>
        <span className={css.marketPrice}>
          <Price of={of} value={bid} part="bid" />
        </span>
        <span className={css.marketChange}>
          <Change percent={change} />
        </span>
      </a>
    </li>
  );
}

/** The five groups of instruments, each with three prices. */
export function Markets() {
  const { frame, home } = useMessages();
  const address = useAddress();
  const { number } = useFigures();
  return (
    <section className={layout.section} aria-labelledby="markets">
      <div className={layout.wide}>
        <div className={layout.opening}>
          <h2 id="markets" className={type.title}>
            {home.markets.title}
          </h2>
        </div>
        <div className={css.markets}>
          {groups.map((group) => (
            <div key={group} className={css.market}>
              <h3 className={type.heading}>
                <a className={css.marketLink} href={address(groupPath(group))}>
                  {frame.groups[group]}
                </a>
              </h3>
              <p className={type.muted}>{home.markets.groups[group](number(instrumentsOf[group].length))}</p>
              <ul className={css.marketRows}>
                {rowsOf[group].map((symbol) => (
                  <MarketRow key={symbol} symbol={symbol} />
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className={layout.after}>
          <More href={address(paths.instruments)}>{home.markets.all(number(instruments.length))}</More>
        </div>
      </div>
    </section>
  );
}

import { Faq } from "@broker/ui";
import { accountTypes } from "../../content/accounts.ts";
import { instrument, instruments, instrumentsOf } from "../../content/instruments/all.ts";
import { type Group, groups } from "../../content/instruments/instrument.ts";
import { WithMinimumDeposit } from "../../frame/minimum-deposit.tsx";
import { quoteOf } from "../../market/quote.ts";
import { useAddress, useFigures, useMessages, usePage, useSignUp } from "../../page.tsx";
import { AccountTable } from "../../parts/account-table.tsx";
import { Action, Inline, More } from "../../parts/action.tsx";
import { Devices } from "../../parts/devices.tsx";
import { LargeFigures } from "../../parts/large-figures.tsx";
import { AsOf, Change, Price, PriceStrip } from "../../parts/quotes.tsx";
import { Screen } from "../../parts/screen.tsx";
import { documentPath, groupPath, instrumentPath, paths } from "../../paths.ts";
import { pictures } from "../../pictures.ts";
import * as layout from "../../style/layout.css.ts";
import * as type from "../../style/type.css.ts";
import * as css from "./home.css.ts";

const shown = ["EURUSD", "USDJPY", "XAUUSD", "US500", "NAS100", "USOIL", "NVDA", "BTCUSD"];
const rowsOf: Readonly<Record<Group, readonly string[]>> = {
  forex: ["EURUSD", "GBPUSD", "USDMYR"],
  stocks: ["AAPL", "TSLA", "SAP"],
  commodities: ["XAUUSD", "USOIL", "COPPER"],
  indices: ["US500", "GER40", "JPN225"],
  crypto: ["BTCUSD", "ETHUSD", "SOLUSD"],
};

function Opening() {
  const { frame, home } = useMessages();
  const address = useAddress();
  const signUp = useSignUp();
  return (
    <div className={css.hero}>
      <div className={css.heroInner}>
        <div className={css.heroWords}>
          <h1 className={type.hero}>{home.headline}</h1>
          <p className={type.lead}>{home.lead}</p>
          <div className={layout.actions}>
            <Action href={signUp}>{frame.openAccount}</Action>
            <Action href={address(paths.accountTypes)} look="secondary">
              {frame.compareAccounts}
            </Action>
          </div>
          <p className={type.small}>{frame.riskLine}</p>
        </div>
        <div className={css.heroPicture}>
          <Screen
            of={pictures.dashboard}
            alt={home.picture}
            className={css.screen}
            sizes="(min-width: 992px) min(1184px, 62vw), 92vw"
            isFirst
          />
        </div>
      </div>
    </div>
  );
}

function Figures() {
  const { home } = useMessages();
  const { number, dollars } = useFigures();
  const { claims } = usePage().company;
  const figures = [
    [claims.traders.value, home.figures.traders],
    [claims.instruments.value, home.figures.instruments],
    [`1:${number(claims.leverage.value)}`, home.figures.leverage],
    [dollars(claims.withdrawalFeeUsd.value), home.figures.withdrawalFee],
  ] as const;
  return (
    <section className={layout.section} aria-labelledby="figures">
      <div className={layout.wide}>
        <h2 id="figures" className={layout.heardOnly}>
          {home.figuresTitle}
        </h2>
        <LargeFigures of={figures} />
      </div>
    </section>
  );
}

function Way() {
  const { home } = useMessages();
  const { claims } = usePage().company;
  const crops = [pictures.add, pictures.convert, pictures.trade];
  return (
    <section className={`${layout.section} ${layout.sunken}`} aria-labelledby="way">
      <div className={layout.wide}>
        <div className={layout.opening}>
          <h2 id="way" className={type.title}>
            {home.way.title}
          </h2>
          <p className={type.lead}>{home.way.lead}</p>
        </div>
        <ol className={css.way}>
          {home.way.steps.map((step, index) => {
            const crop = crops[index] ?? pictures.trade;
            return (
              <li key={step.title} className={css.step}>
                <div className={css.stepHead}>
                  <span className={css.stepNumber} aria-hidden>
                    {index + 1}
                  </span>
                  <h3 className={type.heading}>{step.title}</h3>
                  <p className={type.muted}>{step.text(claims.depositMethods.value)}</p>
                </div>
                <Screen
                  of={crop}
                  alt={step.picture}
                  className={css.crop}
                  sizes="(min-width: 992px) 30vw, 92vw"
                />
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}

function MarketRow({ symbol }: { readonly symbol: string }) {
  const address = useAddress();
  const of = instrument(symbol);
  const { bid, change } = quoteOf(of);
  return (
    <li>
      <a className={css.marketRow} href={address(instrumentPath(of))}>
        <span className={css.marketSymbol}>{symbol}</span>
        <span className={css.marketPrice}>
          <Price of={of} value={bid} />
        </span>
        <span className={css.marketChange}>
          <Change percent={change} />
        </span>
      </a>
    </li>
  );
}

function Markets() {
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

function Accounts() {
  const { home } = useMessages();
  const address = useAddress();
  return (
    <section className={`${layout.section} ${layout.sunken}`} aria-labelledby="accounts">
      <div className={layout.wide}>
        <div className={layout.opening}>
          <h2 id="accounts" className={type.title}>
            {home.accounts.title}
          </h2>
          <p className={type.lead}>{home.accounts.lead}</p>
        </div>
        <AccountTable types={accountTypes} isShort />
        <div className={layout.after}>
          <More href={address(paths.accountTypes)}>{home.accounts.more}</More>
        </div>
      </div>
    </section>
  );
}

function Platforms() {
  const { home } = useMessages();
  const address = useAddress();
  return (
    <section className={layout.section} aria-labelledby="platforms">
      <div className={layout.wide}>
        <div className={layout.opening}>
          <h2 id="platforms" className={type.title}>
            {home.platforms.title}
          </h2>
          <div className={layout.stack}>
            <p className={type.lead}>{home.platforms.lead}</p>
            <More href={address(paths.platforms)}>{home.platforms.more}</More>
          </div>
        </div>
        <Devices />
      </div>
    </section>
  );
}

function Safety() {
  const { frame, home } = useMessages();
  const address = useAddress();
  return (
    <section
      className={`${layout.section} ${layout.night}`}
      data-color-scheme="dark"
      aria-labelledby="safety"
    >
      <div className={`${layout.wide} ${css.safety}`}>
        <div>
          <h2 id="safety" className={type.title}>
            {home.safety.title}
          </h2>
          <div className={css.never}>
            <h3 className={type.muted}>{home.safety.neverTitle}</h3>
            <ul>
              {home.safety.never.map((one) => (
                <li key={one} className={css.neverItem}>
                  {one}
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div>
          {home.safety.items.map(({ title, text, document, clause }) => (
            <div key={title} className={css.safetyItem}>
              <h3 className={type.heading}>{title}</h3>
              <p>
                {text}{" "}
                <Inline href={address(documentPath(document, clause))}>
                  {home.safety.source(frame.documents[document], clause)}
                </Inline>
              </p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

function Questions() {
  const { home } = useMessages();
  const address = useAddress();
  return (
    <section className={layout.section} aria-labelledby="questions">
      <div className={`${layout.wide} ${layout.beside}`}>
        <div className={layout.stay}>
          <h2 id="questions" className={type.title}>
            {home.questions.title}
          </h2>
          <More href={address(paths.contact)}>{home.questions.more}</More>
        </div>
        <Faq
          entries={home.questions.entries.map(({ question, answer }) => ({
            question,
            answer: <WithMinimumDeposit sentence={answer} />,
          }))}
        />
      </div>
    </section>
  );
}

function Last() {
  const { frame, home } = useMessages();
  const signUp = useSignUp();
  return (
    <section className={`${layout.section} ${layout.close}`} aria-labelledby="last">
      <div className={layout.wide}>
        <div className={css.last}>
          <h2 id="last" className={type.hero}>
            {home.last.title}
          </h2>
          <p className={type.lead}>
            <WithMinimumDeposit sentence={home.last.text} />
          </p>
          <Action href={signUp}>{frame.openAccount}</Action>
          <p className={type.small}>{frame.riskLine}</p>
        </div>
      </div>
    </section>
  );
}

/** The front page. */
export function Home() {
  const { home } = useMessages();
  return (
    <>
      <Opening />
      <div className={layout.wide}>
        <PriceStrip symbols={shown} label={home.strip} />
        <AsOf />
      </div>
      <Figures />
      <Way />
      <Markets />
      <Accounts />
      <Platforms />
      <Safety />
      <Questions />
      <Last />
    </>
  );
}

import { instrumentsOf } from "../../content/instruments/all.ts";
import type { Instrument } from "../../content/instruments/instrument.ts";
import { nameIn, unitIn } from "../../instrument-name.ts";
import { lotMargin } from "../../market/conditions.ts";
import { quoteOf } from "../../market/quote.ts";
import { useFigures, useMessages, usePage, useSignUp } from "../../page.tsx";
import { Action } from "../../parts/action.tsx";
import { Facts } from "../../parts/facts.tsx";
import { HoursBand, useHours } from "../../parts/hours.tsx";
import { InstrumentTable, useSpread } from "../../parts/instrument-table.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { AsOf, Change, curvePath, Price } from "../../parts/quotes.tsx";
import { Section } from "../../parts/section.tsx";
import { groupPath, paths } from "../../paths.ts";
import * as layout from "../../style/layout.css.ts";
import { Example } from "./example.tsx";
import * as css from "./instruments.css.ts";

function Day({ of }: { readonly of: Instrument }) {
  const { one } = useMessages().instruments;
  const { bid, change, curve } = quoteOf(of);
  const path = curvePath({ values: curve, width: 1000, height: 260 });
  return (
    <div className={`${layout.wide} ${css.instrumentHead}`}>
      <p className={css.quote}>
        <span className={css.bid}>
          <Price of={of} value={bid} />
        </span>
        <Change percent={change} />
      </p>
      <svg
        className={css.chart}
        viewBox="0 0 1000 300"
        preserveAspectRatio="none"
        role="img"
        aria-label={one.curve(of.symbol)}
      >
        <path className={css.area} d={`${path}V300H0Z`} />
        <path className={css.line} d={path} vectorEffect="non-scaling-stroke" strokeLinejoin="round" />
      </svg>
      <AsOf />
    </div>
  );
}

function useConditions(of: Instrument): readonly (readonly [string, string])[] {
  const { one } = useMessages().instruments;
  const { language } = usePage();
  const { number } = useFigures();
  const hours = useHours();
  const spread = useSpread();
  const { rows } = one;
  return [
    [rows.lot, `${number(of.contract)} ${unitIn(language, of)}`],
    [rows.spread, spread(of)],
    [rows.leverage, `1:${of.leverage}`],
    [rows.margin, `${number(lotMargin(of), 2)} ${of.quote}`],
    [rows.hours, hours(of.hours)],
    [rows.swapLong, one.perYear(`${number(of.swap.long, 1)}%`)],
    [rows.swapShort, one.perYear(`${number(of.swap.short, 1)}%`)],
    [rows.digits, number(10 ** -of.digits, of.digits)],
    [rows.quote, of.quote],
  ];
}

/** How many others of the group are shown. */
const RELATED = 5;

/** One instrument: its price, its contract, an example both ways, its hours. */
export function InstrumentPage({ of }: { readonly of: Instrument }) {
  const { language } = usePage();
  const { frame, instruments: words } = useMessages();
  const signUp = useSignUp();
  const conditions = useConditions(of);
  const group = words.groupTitle[of.group];
  const others = instrumentsOf[of.group].filter((one) => one !== of).slice(0, RELATED);
  return (
    <>
      <PageHead
        crumbs={[
          { name: frame.trading },
          { name: words.title, path: paths.instruments },
          { name: group, path: groupPath(of.group) },
          { name: of.symbol },
        ]}
        headline={of.symbol}
        lead={nameIn(language, of)}
        action={<Action href={signUp}>{words.one.call(of.symbol)}</Action>}
      />
      <Day of={of} />
      <Section title={words.one.contract} look="beside">
        <Facts of={conditions} />
      </Section>
      <Section title={words.example.title} look="sunken">
        <Example of={of} />
      </Section>
      <Section title={words.hoursTitle}>
        <HoursBand of={of.hours} />
      </Section>
      <Section title={words.one.related(group)}>
        <InstrumentTable label={words.table(group)} of={others} />
      </Section>
    </>
  );
}

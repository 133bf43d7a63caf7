import { instrumentsOf } from "../../content/instruments/all.ts";
import type { Instrument } from "../../content/instruments/instrument.ts";
import { instrumentNameOf, lotUnitOf } from "../../instrument-name.ts";
import { lotMarginOf } from "../../market/conditions.ts";
import { listComingEvents, listPiecesAbout } from "../../market/related.ts";
import { useFigures, useMessages, usePage, useSignUp } from "../../page.tsx";
import { Action } from "../../parts/action.tsx";
import { Facts } from "../../parts/facts.tsx";
import { HoursBand, useHours } from "../../parts/hours.tsx";
import { InstrumentTable, useSpread } from "../../parts/instrument-table.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { Section } from "../../parts/section.tsx";
import { groupPath, paths } from "../../paths.ts";
import { EventLinks } from "../tools/event-links.tsx";
import { PieceLinks } from "../tools/piece-links.tsx";
import { Example } from "./example.tsx";
import { InstrumentDay } from "./instrument-day.tsx";

function useConditions(of: Instrument): readonly (readonly [string, string])[] {
  const { one } = useMessages().instruments;
  const { language } = usePage();
  const { number } = useFigures();
  const hours = useHours();
  const spread = useSpread();
  const { rows } = one;
  return [
    [rows.lot, `${number(of.contract)} ${lotUnitOf(language, of)}`],
    [rows.spread, spread(of)],
    [rows.leverage, `1:${of.leverage}`],
    [rows.margin, `${number(lotMarginOf(of), 2)} ${of.quote}`],
    [rows.hours, hours(of.hours)],
    [rows.swapLong, one.perYear(`${number(of.swap.long, 1)}%`)],
    [rows.swapShort, one.perYear(`${number(of.swap.short, 1)}%`)],
    [rows.digits, number(10 ** -of.digits, of.digits)],
    [rows.quote, of.quote],
  ];
}

/** The number of related instruments. */
const RELATED = 5;

/**
 * The page of an instrument: its price, its contract, an example of gain and loss, its hours, publications and
 * articles.
 */
export function InstrumentPage({ of }: { readonly of: Instrument }) {
  const { language } = usePage();
  const { frame, instruments: words, tools } = useMessages();
  const coming = listComingEvents(of, language);
  const pieces = listPiecesAbout(of, language);
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
        lead={instrumentNameOf(language, of)}
        action={<Action href={signUp}>{words.one.call(of.symbol)}</Action>}
      />
      <InstrumentDay of={of} />
      <Section title={words.one.contract} look="beside">
        <Facts of={conditions} />
      </Section>
      <Section title={words.example.title} look="sunken">
        <Example of={of} />
      </Section>
      <Section title={words.hoursTitle}>
        <HoursBand of={of.hours} />
      </Section>
      {coming.length > 0 ? (
        <Section title={tools.calendar.coming} look="beside">
          <EventLinks of={coming} />
        </Section>
      ) : null}
      {pieces.length > 0 ? (
        <Section title={tools.news.written} look="beside">
          <PieceLinks of={pieces} />
        </Section>
      ) : null}
      <Section title={words.one.related(group)}>
        <InstrumentTable label={words.table(group)} of={others} />
      </Section>
    </>
  );
}

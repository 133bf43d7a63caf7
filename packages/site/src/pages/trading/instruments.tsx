import { instruments, instrumentsOf } from "../../content/instruments/all.ts";
import { type Group, groups } from "../../content/instruments/instrument.ts";
import { useAddress, useFigures, useMessages } from "../../page.tsx";
import { More } from "../../parts/action.tsx";
import { HoursBand, useHours } from "../../parts/hours.tsx";
import { InstrumentTable } from "../../parts/instrument-table.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { AsOf } from "../../parts/quotes.tsx";
import { Section } from "../../parts/section.tsx";
import { type Order, sortInstruments } from "../../market/orders.ts";
import { groupPath, paths } from "../../paths.ts";
import * as layout from "../../style/layout.css.ts";
import * as type from "../../style/type.css.ts";
import { Example } from "./example.tsx";
import * as css from "./instruments.css.ts";
import { GroupTabs, InstrumentSearch, OrderTabs } from "./instrument-tools.tsx";

/** The list of all instruments in an order, which has its own address. */
export function OrderedInstruments({ order }: { readonly order: Order }) {
  const { frame, instruments: words } = useMessages();
  const { number } = useFigures();
  return (
    <>
      <PageHead
        crumbs={[
          { name: frame.trading },
          { name: words.title, path: paths.instruments },
          { name: words.orders[order] },
        ]}
        headline={words.orders[order]}
        lead={words.lead(number(instruments.length))}
      />
      <div className={layout.wide}>
        <div className={css.tools}>
          <GroupTabs />
          <OrderTabs />
        </div>
        <InstrumentTable label={words.orders[order]} of={sortInstruments(order)} />
        <AsOf />
      </div>
    </>
  );
}

/** The page of all instruments, with a search over all groups. */
export function Instruments() {
  const { frame, instruments: words } = useMessages();
  const { number } = useFigures();
  const address = useAddress();
  return (
    <>
      <PageHead
        crumbs={[{ name: frame.trading }, { name: words.title }]}
        headline={words.headline}
        lead={words.lead(number(instruments.length))}
      />
      <div className={layout.wide}>
        <div className={css.tools}>
          <GroupTabs />
          <InstrumentSearch />
          <OrderTabs />
        </div>
        <output id="none" hidden>
          {words.nothing}
        </output>
        {groups.map((group) => (
          <section key={group} className={css.group} data-group={group} aria-labelledby={group}>
            <div className={css.groupHead}>
              <h2 id={group} className={type.title}>
                {words.groupTitle[group]}
              </h2>
              <More href={address(groupPath(group))}>{words.groupHeadline[group]}</More>
            </div>
            <InstrumentTable label={words.table(words.groupTitle[group])} of={instrumentsOf[group]} />
          </section>
        ))}
        <AsOf />
      </div>
    </>
  );
}

/** The page of a group: what moves it, its instruments, an example of gain and loss, its hours. */
export function InstrumentGroup({ group }: { readonly group: Group }) {
  const { frame, instruments: words } = useMessages();
  const hours = useHours();
  const [first] = instrumentsOf[group];
  return (
    <>
      <PageHead
        crumbs={[
          { name: frame.trading },
          { name: words.title, path: paths.instruments },
          { name: words.groupTitle[group] },
        ]}
        headline={words.groupHeadline[group]}
        lead={words.groupDescription[group]}
      />
      <div className={layout.wide}>
        <div className={css.tools}>
          <GroupTabs />
        </div>
        <InstrumentTable label={words.table(words.groupTitle[group])} of={instrumentsOf[group]} />
        <AsOf />
      </div>
      <Section title={words.movesTitle} look="beside">
        <ol className={css.moves}>
          {words.moves[group].map((sentence) => (
            <li key={sentence} className={css.move}>
              {sentence}
            </li>
          ))}
        </ol>
      </Section>
      {first ? (
        <>
          <Section title={words.example.title} look="sunken">
            <Example of={first} />
          </Section>
          <Section title={words.hoursTitle} lead={hours(first.hours)}>
            <HoursBand of={first.hours} />
          </Section>
        </>
      ) : null}
    </>
  );
}

import { instruments, instrumentsOf } from "../../content/instruments/all.ts";
import { type Group, groups } from "../../content/instruments/instrument.ts";
import { useAddress, useFigures, useMessages } from "../../page.tsx";
import { More } from "../../parts/action.tsx";
import { HoursBand, useHours } from "../../parts/hours.tsx";
import { InstrumentTable } from "../../parts/instrument-table.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { AsOf } from "../../parts/quotes.tsx";
import { Section } from "../../parts/section.tsx";
import { groupPath, paths } from "../../paths.ts";
import * as layout from "../../style/layout.css.ts";
import * as type from "../../style/type.css.ts";
import { Example } from "./example.tsx";
import * as css from "./instruments.css.ts";

/** Shows the rows that have what is typed, and leaves out groups without any. */
const searchScript = `{const f=document.getElementById("search"),n=document.getElementById("none");f.closest("[hidden]").hidden=false;f.oninput=()=>{const t=f.value.trim().toLowerCase();let a=0;for(const g of document.querySelectorAll("[data-group]")){let c=0;for(const r of g.querySelectorAll("[data-search]"))r.hidden=!r.dataset.search.includes(t),c+=!r.hidden;g.hidden=!c;a+=c}n.hidden=a>0}}`;

function Groups({ current }: { readonly current: Group | null }) {
  const { frame, instruments: words } = useMessages();
  const address = useAddress();
  const { number } = useFigures();
  return (
    <nav className={css.tabs} aria-label={words.group}>
      <a
        className={css.tab}
        href={address(paths.instruments)}
        aria-current={current === null ? "page" : undefined}
      >
        {words.all} <span className={css.count}>{number(instruments.length)}</span>
      </a>
      {groups.map((group) => (
        <a
          key={group}
          className={css.tab}
          href={address(groupPath(group))}
          aria-current={current === group ? "page" : undefined}
        >
          {frame.groups[group]} <span className={css.count}>{number(instrumentsOf[group].length)}</span>
        </a>
      ))}
    </nav>
  );
}

/** Everything that can be traded, searched over all groups. */
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
          <Groups current={null} />
          <search className={css.search} hidden>
            <label className={layout.heardOnly} htmlFor="search">
              {words.search}
            </label>
            <input
              id="search"
              type="search"
              className={css.field}
              placeholder={words.searchHint}
              autoComplete="off"
            />
          </search>
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
      <script dangerouslySetInnerHTML={{ __html: searchScript }} />
    </>
  );
}

/** A group: what moves it, its instruments, an example both ways, its hours. */
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
          <Groups current={group} />
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

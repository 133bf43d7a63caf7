import { instrument } from "../../content/instruments/all.ts";
import { editionTime, quoteOf } from "../../market/quote.ts";
import { useAddress, useMessages, usePage } from "../../page.tsx";
import { Action } from "../../parts/action.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { Change } from "../../parts/quotes.tsx";
import { instrumentPath, paths } from "../../paths.ts";
import * as layout from "../../style/layout.css.ts";
import * as type from "../../style/type.css.ts";
import * as css from "./tools.css.ts";

function Chips({ symbols }: { readonly symbols: readonly string[] }) {
  const { news } = useMessages().tools;
  const address = useAddress();
  return (
    <ul className={css.chips} aria-label={news.related}>
      {symbols.map((symbol) => (
        <li key={symbol}>
          <a className={css.chip} href={address(instrumentPath(instrument(symbol)))}>
            {symbol} <Change percent={quoteOf(instrument(symbol)).change} isSmall />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Short pieces of our own writing, the first the largest. */
export function News() {
  const { frame, tools } = useMessages();
  const { news } = tools;
  const { locale } = usePage().language;
  const address = useAddress();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(editionTime);
  return (
    <>
      <PageHead
        crumbs={[{ name: frame.tools }, { name: news.title }]}
        headline={news.headline}
        lead={news.lead}
        action={<Action href={address(paths.calendar)}>{news.action}</Action>}
      />
      <div className={layout.wide}>
        <div className={css.pieces}>
          {news.pieces.map(({ id, title, lead, body, symbols }, index) => (
            <article key={id} id={id} className={index === 0 ? css.leading : css.piece}>
              <div className={css.pieceHead}>
                <time className={type.label} dateTime={editionTime.toISOString()}>
                  {day}
                </time>
                <h2 className={index === 0 ? type.title : type.heading}>{title}</h2>
              </div>
              <div className={css.text}>
                <p className={type.lead}>{lead}</p>
                {body.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                <Chips symbols={symbols} />
              </div>
            </article>
          ))}
        </div>
        <p className={`${type.small} ${css.end}`}>{tools.demonstration}</p>
      </div>
    </>
  );
}

import { instruments } from "../../content/instruments/all.ts";
import { formatLongDay } from "../../event-words.ts";
import { type Piece } from "../../market/news.ts";
import { quoteOf } from "../../market/quote.ts";
import { useAddress, useMessages, usePage } from "../../page.tsx";
import { Change, quoteAttributesOf } from "../../parts/quotes.tsx";
import { instrumentPath } from "../../paths.ts";
import * as type from "../../style/type.css.ts";
import * as css from "./tools.css.ts";

function Chips({ symbols }: { readonly symbols: readonly string[] }) {
  const { news } = useMessages().tools;
  const address = useAddress();
  const traded = symbols.flatMap((symbol) => instruments.find((one) => one.symbol === symbol) ?? []);
  if (traded.length === 0) return null;
  return (
    <ul className={css.chips} aria-label={news.related}>
      {traded.map((one) => (
        <li key={one.symbol}>
          <a className={css.chip} href={address(instrumentPath(one))} {...quoteAttributesOf(one)}>
            {one.symbol} <Change percent={quoteOf(one).change} isSmall />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Article({ of, isLeading }: { readonly of: Piece; readonly isLeading: boolean }) {
  const { language } = usePage();
  const { id, at, title, lead, body, symbols } = of;
  return (
    <article id={id} className={isLeading ? css.leading : css.piece}>
      <div className={css.pieceHead}>
        <time className={type.label} dateTime={at}>
          {formatLongDay(language, at)}
        </time>
        <h2 className={isLeading ? type.title : type.heading}>{title}</h2>
      </div>
      <div className={css.text}>
        <p className={type.lead}>{lead}</p>
        {body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Chips symbols={symbols} />
      </div>
    </article>
  );
}

/** Articles in full, the first one large. */
export function Pieces({ of }: { readonly of: readonly Piece[] }) {
  return (
    <div className={css.pieces}>
      {of.map((piece, index) => (
        <Article key={piece.id} of={piece} isLeading={index === 0} />
      ))}
    </div>
  );
}

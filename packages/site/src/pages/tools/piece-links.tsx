import { formatLongDay } from "../../event-words.ts";
import { dayOf } from "../../market/calendar.ts";
import type { Piece } from "../../market/news.ts";
import { useAddress, usePage } from "../../page.tsx";
import { newsPath } from "../../paths.ts";
import * as type from "../../style/type.css.ts";
import * as css from "./tools.css.ts";

/** Links to articles by their titles. */
export function PieceLinks({ of }: { readonly of: readonly Piece[] }) {
  const { language } = usePage();
  const address = useAddress();
  return (
    <ul>
      {of.map(({ id, title, at }) => (
        <li key={id} className={css.linked}>
          <a className={css.eventName} href={`${address(newsPath(dayOf(at)))}#${id}`}>
            {title}
          </a>
          <span className={type.small}>{formatLongDay(language, at)}</span>
        </li>
      ))}
    </ul>
  );
}

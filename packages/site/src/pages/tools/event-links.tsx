import { countryNameOf, formatLongDay } from "../../event-words.ts";
import type { EconomicEvent } from "../../market/calendar.ts";
import { useAddress, usePage } from "../../page.tsx";
import { calendarPath } from "../../paths.ts";
import * as type from "../../style/type.css.ts";
import * as css from "./tools.css.ts";

/** Links to events, each with its day. */
export function EventLinks({ of }: { readonly of: readonly EconomicEvent[] }) {
  const { language } = usePage();
  const address = useAddress();
  return (
    <ul>
      {of.map(({ id, name, country, at }) => (
        <li key={id} className={css.linked}>
          <a className={css.eventName} href={address(calendarPath(id))}>
            {`${countryNameOf(language, country)}: ${name}`}
          </a>
          <span className={type.small}>{formatLongDay(language, at)}</span>
        </li>
      ))}
    </ul>
  );
}

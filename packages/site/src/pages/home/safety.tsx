import { useAddress, useMessages } from "../../page.tsx";
import { Inline } from "../../parts/action.tsx";
import { documentPath } from "../../paths.ts";
import * as layout from "../../style/layout.css.ts";
import * as type from "../../style/type.css.ts";
import * as css from "./home.css.ts";

/** The protections of a client, each with the clause that guarantees it. */
export function Safety() {
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

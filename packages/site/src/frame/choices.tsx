import { toAddress } from "../languages.ts";
import { useMessages, usePage } from "../page.tsx";
import * as css from "./choices.css.ts";

const schemes = ["system", "light", "dark"] as const;

/** The choice of language and appearance. `id` distinguishes two instances on a page. */
export function Choices({ id }: { readonly id: string }) {
  const { frame } = useMessages();
  const { language, languages, path } = usePage();
  return (
    <div className={css.choices}>
      <nav className={css.set} aria-label={frame.language}>
        <span className={css.legend} aria-hidden>
          {frame.language}
        </span>
        {languages.map((one) => (
          <a
            key={one.tag}
            className={css.choice}
            href={toAddress(one, path)}
            hrefLang={one.tag}
            lang={one.tag}
            aria-current={one === language ? "true" : undefined}
          >
            {one.name}
          </a>
        ))}
      </nav>
      <fieldset className={css.set}>
        <legend className={css.legend}>{frame.appearance}</legend>
        {schemes.map((scheme) => (
          <label key={scheme} className={css.choice}>
            <input
              className={css.radio}
              type="radio"
              name={`scheme-${id}`}
              value={scheme}
              data-scheme={scheme}
              defaultChecked={scheme === "system"}
            />
            {frame.schemes[scheme]}
          </label>
        ))}
      </fieldset>
    </div>
  );
}

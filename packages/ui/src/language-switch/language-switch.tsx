import { Button, type PressEvent } from "react-aria-components/Button";
import { Link } from "react-aria-components/Link";
import * as css from "./language-switch.css.ts";

/** A language that a {@link LanguageSwitch} offers. */
export interface OfferedLanguage {
  /** The BCP 47 tag. */
  tag: string;
  /** The name in the language itself. */
  name: string;
  /** The address of this page in the language, where there is one. */
  href?: string;
}

/** The properties of {@link LanguageSwitch}. */
export interface LanguageSwitchProps {
  /** The name of the switch, for screen readers. */
  label: string;
  /** The languages in their order. */
  languages: readonly OfferedLanguage[];
  /** The tag of the current language. */
  current: string;
  /**
   * Called with the chosen language. For languages with addresses, the link is followed too; a link that is opened in another
   * tab or window does not call the function, because this page keeps its language.
   */
  onChoose: (tag: string) => void;
}

/**
 * A choice of languages, each by its own name. Languages with addresses are links, which need no scripts.
 *
 * @example
 * export function Example() {
 *   const [tag, setTag] = useState("en");
 *   const languages = [{ tag: "en", name: "English" }, { tag: "ms", name: "Bahasa Melayu" }];
 *   return <LanguageSwitch label="Language" current={tag} languages={languages} onChoose={setTag} />;
 * }
 */
export function LanguageSwitch({ label, languages, current, onChoose }: LanguageSwitchProps) {
  return (
    <nav aria-label={label}>
      <ul className={css.list}>
        {languages.map(({ tag, name, href }) => {
          const choice = {
            onPress: ({ ctrlKey, metaKey, shiftKey, altKey }: PressEvent) => {
              const isElsewhere = href !== undefined && (ctrlKey || metaKey || shiftKey || altKey);
              if (!isElsewhere) onChoose(tag);
            },
            ...(tag === current && { "aria-current": "true" as const }),
          };
          const words = <span lang={tag}>{name}</span>;
          return (
            <li key={tag}>
              {href === undefined ? (
                <Button className={css.choice} {...choice}>
                  {words}
                </Button>
              ) : (
                <Link className={css.choice} {...choice} href={href}>
                  {words}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

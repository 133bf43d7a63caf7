import { editionMarket } from "../../calculators/market.ts";
import { editionTime } from "../../market/quote.ts";
import { useMessages, usePage } from "../../page.tsx";
import { Action } from "../../parts/action.tsx";
import * as form from "../../parts/form.css.ts";
import { PageHead } from "../../parts/page-head.tsx";
import * as layout from "../../style/layout.css.ts";
import * as type from "../../style/type.css.ts";
import * as css from "./calculators.css.ts";
import { CalculatorForms } from "./calculator-forms.tsx";

/** The calculators of margin, pip, profit and currencies: an example in the build, and other input by a script. */
export function Calculators() {
  const { frame, calculators: words } = useMessages();
  const { settings, language } = usePage();
  const time = new Intl.DateTimeFormat(language.locale, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "UTC",
  }).format(editionTime);
  return (
    <>
      <PageHead
        crumbs={[{ name: frame.tools }, { name: words.title }]}
        headline={words.headline}
        lead={words.lead}
        action={<Action href="#margin">{words.action}</Action>}
      />
      <div className={`${layout.wide} ${css.note}`}>
        <p className={type.small}>{words.asOf(`${time} UTC`)}</p>
        <noscript>
          <p>{words.withoutScripts}</p>
        </noscript>
      </div>
      <calc-market hidden data-from={settings.contentUrl ?? undefined}>
        {JSON.stringify(editionMarket)}
      </calc-market>
      <calc-forms
        className={form.whole}
        data-locale={language.locale}
        data-dollars={words.dollars("{}")}
        data-none={words.none}
      >
        <kept-forms className={form.whole}>
          <told-fields className={form.whole}>
            <CalculatorForms />
          </told-fields>
        </kept-forms>
      </calc-forms>
    </>
  );
}

import type { ReactNode } from "react";
import { calculate, type Calculator } from "../../calculators/formulas.ts";
import { editionMarket } from "../../calculators/market.ts";
import { useMessages, usePage } from "../../page.tsx";
import { base, looks } from "../../parts/action.css.ts";
import * as form from "../../parts/form.css.ts";
import { Section } from "../../parts/section.tsx";
import * as type from "../../style/type.css.ts";
import * as css from "./calculators.css.ts";
import { examples } from "./calculator-fields.tsx";

function Result({ of }: { readonly of: Calculator }) {
  const { calculators: words } = useMessages();
  const { locale } = usePage().language;
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
  const outcome = calculate(of, examples[of], editionMarket);
  if (!outcome) throw new Error(`The example of ${of} names what the edition does not have.`);
  const { amount, currency, dollars } = outcome;
  return (
    <output className={css.result} aria-label={words.result}>
      <span className={css.amount}>
        <bdi>{`${number.format(amount)} ${currency}`}</bdi>
      </span>
      <span className={css.dollars}>
        <bdi>{dollars === null ? "" : words.dollars(`${number.format(dollars)} USD`)}</bdi>
      </span>
    </output>
  );
}

/** A calculator: its formula as text, its form, and its result. */
export function CalculatorForm({ of, children }: { readonly of: Calculator; readonly children: ReactNode }) {
  const { calculators: words } = useMessages();
  const { title, formula, text } = words.kinds[of];
  return (
    <Section title={title} look="beside">
      <form id={of} className={form.form} action={`#${of}`}>
        <input type="hidden" name="calculator" value={of} />
        <div className={css.words}>
          <p className={css.formula}>{formula}</p>
          <p className={type.muted}>{text}</p>
        </div>
        <div className={css.fields}>{children}</div>
        <Result of={of} />
        <button type="submit" className={`${base} ${looks.secondary} ${form.submit}`}>
          {words.submit}
        </button>
      </form>
    </Section>
  );
}

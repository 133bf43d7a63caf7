import type { ReactNode } from "react";
import { addMultiple } from "../../calculators/decimal.ts";
import type { Calculator, Filled } from "../../calculators/formulas.ts";
import { editionMarket } from "../../calculators/market.ts";
import { instrumentsOf } from "../../content/instruments/all.ts";
import { groups } from "../../content/instruments/instrument.ts";
import { instrumentNameOf } from "../../instrument-name.ts";
import { useMessages, usePage } from "../../page.tsx";
import { describingIdsOf, Field } from "../../parts/field.tsx";
import * as form from "../../parts/form.css.ts";

const [, price = "0", pip = "0"] = editionMarket.instruments["EURUSD"] ?? [];
/** The move of the example for a profit, in pips. */
export const PIPS = 50;

/** The initial values of each form: a complete example. */
export const examples: Readonly<Record<Calculator, Filled>> = {
  margin: { symbol: "EURUSD", lots: "1", price, leverage: "100" },
  pip: { symbol: "EURUSD", lots: "1" },
  profit: {
    symbol: "EURUSD",
    side: "buy",
    lots: "1",
    open: price,
    close: addMultiple(price, pip, BigInt(PIPS)),
  },
  convert: { direction: "in", amount: "1000", currency: "MYR" },
};

interface OwnField {
  readonly of: Calculator;
  readonly name: string;
  readonly label: string;
}

/** A field for a number: digits and a decimal point. */
export function NumberField({ of, name, label, pips }: OwnField & { readonly pips?: number }) {
  const { wrong } = useMessages().calculators;
  const id = `${of}-${name}`;
  return (
    <Field id={id} label={label}>
      <input
        id={id}
        name={name}
        className={form.control}
        defaultValue={examples[of][name]}
        inputMode="decimal"
        autoComplete="off"
        required
        maxLength={18}
        pattern="\d{1,9}(\.\d{1,8})?"
        dir="ltr"
        aria-describedby={describingIdsOf(id, false)}
        data-wrong={wrong}
        data-pips={pips}
      />
    </Field>
  );
}

/** A list to choose from, with the value of the example. */
export function Choice({ of, name, label, children }: OwnField & { readonly children: ReactNode }) {
  const id = `${of}-${name}`;
  return (
    <div className={form.field}>
      <label className={form.label} htmlFor={id}>
        {label}
      </label>
      <select id={id} name={name} className={form.control} defaultValue={examples[of][name]}>
        {children}
      </select>
    </div>
  );
}

/** A list of the instruments, by group. */
export function SymbolField({ of }: { readonly of: Calculator }) {
  const { calculators: words, frame } = useMessages();
  const { language } = usePage();
  return (
    <Choice of={of} name="symbol" label={words.symbol}>
      {groups.map((group) => (
        <optgroup key={group} label={frame.groups[group]}>
          {instrumentsOf[group].map((one) => (
            <option key={one.symbol} value={one.symbol}>
              {one.group === "forex" ? one.symbol : `${one.symbol} · ${instrumentNameOf(language, one)}`}
            </option>
          ))}
        </optgroup>
      ))}
    </Choice>
  );
}

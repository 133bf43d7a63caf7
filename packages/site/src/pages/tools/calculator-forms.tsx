import { editionMarket } from "../../calculators/market.ts";
import { useMessages, usePage } from "../../page.tsx";
import { Choice, NumberField, PIPS, SymbolField } from "./calculator-fields.tsx";
import { CalculatorForm } from "./calculator-form.tsx";

const leverages = ["500", "200", "100", "50", "30", "20", "10", "5", "2", "1"];

/** The four calculators, each with its example. */
export function CalculatorForms() {
  const { calculators: words } = useMessages();
  const { locale } = usePage().language;
  const currencies = new Intl.DisplayNames(locale, { type: "currency" });
  return (
    <>
      <CalculatorForm of="margin">
        <SymbolField of="margin" />
        <NumberField of="margin" name="lots" label={words.lots} />
        <NumberField of="margin" name="price" label={words.price} pips={0} />
        <Choice of="margin" name="leverage" label={words.leverage}>
          {leverages.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Choice>
      </CalculatorForm>
      <CalculatorForm of="pip">
        <SymbolField of="pip" />
        <NumberField of="pip" name="lots" label={words.lots} />
      </CalculatorForm>
      <CalculatorForm of="profit">
        <SymbolField of="profit" />
        <Choice of="profit" name="side" label={words.side}>
          <option value="buy">{words.sides.buy}</option>
          <option value="sell">{words.sides.sell}</option>
        </Choice>
        <NumberField of="profit" name="lots" label={words.lots} />
        <NumberField of="profit" name="open" label={words.open} pips={0} />
        <NumberField of="profit" name="close" label={words.close} pips={PIPS} />
      </CalculatorForm>
      <CalculatorForm of="convert">
        <Choice of="convert" name="direction" label={words.direction}>
          <option value="in">{words.directions.in}</option>
          <option value="out">{words.directions.out}</option>
        </Choice>
        <NumberField of="convert" name="amount" label={words.amount} />
        <Choice of="convert" name="currency" label={words.currency}>
          {Object.keys(editionMarket.rates).map((code) => (
            <option key={code} value={code}>{`${code} · ${currencies.of(code)}`}</option>
          ))}
        </Choice>
      </CalculatorForm>
    </>
  );
}

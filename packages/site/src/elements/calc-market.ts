import type { components } from "@broker/api-spec";
import type { components as content } from "@broker/api-spec/content";
import { addMultiple } from "../calculators/decimal.ts";

/** The mutable market data of the calculators. */
interface Market {
  instruments: Record<string, string[]>;
  dollars: Record<string, string[]>;
  rates: Record<string, string[]>;
}

type Quotes = content["schemas"]["Quotes"];
/** The answer of GetCurrencies; it has no rates where the provider refused. */
interface Currencies {
  readonly data?: readonly components["schemas"]["Currency"][];
}

/**
 * Provides the prices and rates of the build, and loads the current ones once. Fills in the price of an instrument, or
 * a number of pips above it, where the user has not entered another.
 */
class CalcMarket extends HTMLElement {
  connectedCallback(): void {
    const market: Market = JSON.parse(this.textContent);
    const price = (form: HTMLFormElement, isAnother: boolean) => {
      const [, cost, pip] = market.instruments[form.querySelector("select")?.value ?? ""] ?? [];
      for (const field of form.querySelectorAll<HTMLInputElement>("[data-pips]"))
        if (cost && pip && (isAnother || field.value === field.defaultValue))
          field.value = field.defaultValue = addMultiple(cost, pip, BigInt(field.dataset["pips"] ?? 0));
    };
    // In the capture phase, before the form calculates its result.
    const choose = ({ target }: Event) => {
      if (target instanceof HTMLSelectElement && target.form) price(target.form, target.name === "symbol");
    };
    document.addEventListener("input", choose, true);
    const renew = async (write: () => Promise<void>) => {
      try {
        await write();
        this.textContent = JSON.stringify(market);
        for (const form of document.forms) price(form, false);
        document.dispatchEvent(new Event("market"));
      } catch {
        // The data of the build stay in use.
      }
    };
    const { from } = this.dataset;
    const symbols = Object.keys(market.instruments);
    if (from)
      void renew(async () => {
        const answer = await fetch(`${from}/quotes?symbols=${symbols.join()}&curve=none`);
        const { quotes }: Quotes = await answer.json();
        for (const { symbol, ask } of quotes) {
          const [base, quote] = [symbol.slice(0, 3), symbol.slice(3)];
          market.instruments[symbol]?.splice(1, 1, ask);
          if (base === "USD") market.dollars[quote]?.splice(1, 1, ask);
          if (quote === "USD") market.dollars[base]?.splice(0, 1, ask);
        }
      });
    void renew(async () => {
      const answer = await fetch("/api/Cache/GetCurrencies");
      const { data = [] }: Currencies = await answer.json();
      for (const { currencyCode, sellRate, buyRate } of data)
        market.rates[currencyCode]?.splice(0, 2, String(sellRate), String(buyRate));
    });
  }
}

customElements.define("calc-market", CalcMarket);

import { calculate, type Market } from "../calculators/formulas.ts";

/** Calculates the result of each form on input; a form is named after its calculator. */
class CalcForms extends HTMLElement {
  connectedCallback(): void {
    const { locale, dollars = "", none = "" } = this.dataset;
    const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
    const held = document.querySelector("calc-market");
    // Text that is written again is announced, even when it is unchanged.
    const write = (part: Element | undefined, text: string) => {
      if (part && part.textContent !== text) part.textContent = text;
    };
    const work = (form: HTMLFormElement) => {
      const market: Market = JSON.parse(held?.textContent ?? "{}");
      const filled = Object.fromEntries(
        [...new FormData(form)].map(([name, value]) => [name, typeof value === "string" ? value : ""]),
      );
      const isWritten = form.checkValidity();
      const outcome = isWritten ? calculate(form.id, filled, market) : null;
      const [sum, inDollars] = form.querySelectorAll("bdi");
      write(sum, outcome ? `${number.format(outcome.amount)} ${outcome.currency}` : "–");
      const also = outcome?.dollars;
      write(
        inDollars,
        also ? dollars.replace("{}", `${number.format(also)} USD`) : isWritten && !outcome ? none : "",
      );
    };
    const forms = this.querySelectorAll("form");
    const all = () => forms.forEach(work);
    all();
    document.addEventListener("market", all);
    for (const form of forms)
      for (const type of ["input", "change"]) form.addEventListener(type, () => work(form));
  }
}

customElements.define("calc-forms", CalcForms);

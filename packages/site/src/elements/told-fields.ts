import { controlsOf, checkControl } from "./fields.ts";

/** Shows the error of each field of its forms beside the field, on input. */
class ToldFields extends HTMLElement {
  connectedCallback(): void {
    const tell = ({ target }: Event) => {
      const form = target instanceof Element ? target.closest("form") : null;
      if (form) for (const control of controlsOf(form)) checkControl(control);
    };
    for (const form of this.querySelectorAll("form")) form.noValidate = true;
    this.addEventListener("input", tell);
    this.addEventListener("change", tell);
  }
}

customElements.define("told-fields", ToldFields);

import { controlsOf, checkControl } from "./fields.ts";

/**
 * Validates the form with the page's messages, and submits it once. Without this script the browser does both, with its
 * own messages.
 */
class ContactForm extends HTMLElement {
  connectedCallback() {
    const form = this.querySelector("form");
    if (!form) return;
    form.noValidate = true;
    let isSent = false;
    // The Back button restores the page with this state.
    addEventListener("pageshow", () => (isSent = false));
    form.addEventListener("submit", (event) => {
      const wrong = controlsOf(form).filter((control) => !checkControl(control));
      // A screen reader reads the error with its field.
      wrong[0]?.focus();
      if (wrong.length > 0 || isSent) event.preventDefault();
      else isSent = true;
    });
    form.addEventListener("input", () => {
      for (const control of controlsOf(form)) if (control.ariaInvalid === "true") checkControl(control);
    });
  }
}

customElements.define("contact-form", ContactForm);

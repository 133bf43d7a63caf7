/**
 * Saves the values of its forms in the address, and restores them from there. A form is named by its id and its first
 * field.
 */
class KeptForms extends HTMLElement {
  connectedCallback(): void {
    const asked = new URLSearchParams(location.search);
    for (const form of this.querySelectorAll("form")) {
      form.addEventListener("input", () => {
        const filled = [...new FormData(form)].map(([name, value]) => [
          name,
          typeof value === "string" ? value : "",
        ]);
        history.replaceState(null, "", `?${new URLSearchParams(filled)}#${form.id}`);
      });
      if (![...asked.values()].includes(form.id)) continue;
      for (const [name, value] of asked) {
        const field = form.elements.namedItem(name);
        const isOffered =
          field instanceof HTMLSelectElement && [...field.options].some((one) => one.value === value);
        if (field instanceof HTMLInputElement || isOffered) field.value = value;
      }
      form.dispatchEvent(new Event("change", { bubbles: true }));
    }
  }
}

customElements.define("kept-forms", KeptForms);

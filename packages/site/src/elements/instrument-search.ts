/**
 * Filters the page's instruments by symbol or name, and hides empty groups. The search text is part of the address, so
 * that it can be bookmarked and shared.
 */
class InstrumentSearch extends HTMLElement {
  connectedCallback(): void {
    const field = this.querySelector("input");
    const none = document.querySelector("#none");
    if (!field || !(none instanceof HTMLElement)) return;
    const find = () => {
      const wanted = field.value.trim().toLowerCase();
      let found = 0;
      for (const group of document.querySelectorAll<HTMLElement>("[data-group]")) {
        let inGroup = 0;
        for (const row of group.querySelectorAll<HTMLElement>("[data-search]")) {
          const { quote = "", search = "" } = row.dataset;
          row.hidden = !`${quote.toLowerCase()} ${search}`.includes(wanted);
          if (!row.hidden) inGroup += 1;
        }
        group.hidden = inGroup === 0;
        found += inGroup;
      }
      none.hidden = found > 0;
    };
    field.value = new URLSearchParams(location.search).get(field.name) ?? "";
    field.addEventListener("input", () => {
      const address = new URL(location.href);
      if (field.value === "") address.searchParams.delete(field.name);
      else address.searchParams.set(field.name, field.value);
      history.replaceState(null, "", address);
      find();
    });
    this.addEventListener("submit", (event) => event.preventDefault());
    if (field.value !== "") find();
  }
}

customElements.define("instrument-search", InstrumentSearch);

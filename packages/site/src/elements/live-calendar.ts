import type { components } from "@broker/api-spec/content";

type Calendar = components["schemas"]["Calendar"];
type Event = Calendar["events"][number];

/** Shows the figures that were published since the build, once, when it is opened. */
class LiveCalendar extends HTMLElement {
  connectedCallback(): void {
    const { from = "", locale } = this.dataset;
    const cells = [...document.querySelectorAll<HTMLElement>("[data-awaited]")];
    // Days in UTC, as in the feed.
    const days = cells.map((cell) => new Date(cell.dataset["at"] ?? 0).toISOString().slice(0, 10)).toSorted();
    if (days.length === 0) return;
    const figure = ({ unit, digits, actual }: Event) =>
      `${(actual ?? 0)
        .toLocaleString(
          locale,
          unit === "count"
            ? { notation: "compact", maximumFractionDigits: 2 }
            : { minimumFractionDigits: digits, maximumFractionDigits: digits },
        )
        .replace("-", "\u2212")
        .replace(/^\u200E(\u2212[\d.,]+)(?=\s)/, "\u2066$1\u2069")}${unit === "percent" ? "%" : ""}`;
    const read = async () => {
      const answer = await fetch(`${from}/calendar?from=${days[0]}&to=${days.at(-1)}`);
      const { events }: Calendar = await answer.json();
      for (const event of events)
        for (const cell of cells)
          if (cell.dataset["awaited"] === event.id && event.actual !== null) cell.textContent = figure(event);
    };
    read().catch(() => {
      // The figures of the build stay.
    });
  }
}

customElements.define("live-calendar", LiveCalendar);

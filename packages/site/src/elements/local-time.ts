const DAY = 24 * 60 * 60 * 1000;

/**
 * Shows the page's times in the visitor's zone: clock times, with the weekday where it differs; bars of a day's hours,
 * with the current hour; and the name of the zone in place of UTC.
 */
class LocalTime extends HTMLElement {
  connectedCallback(): void {
    const { locale } = this.dataset;
    const now = new Date();
    const zone = new Intl.DateTimeFormat(locale, { timeZoneName: "shortOffset" })
      .formatToParts(now)
      .find(({ type }) => type === "timeZoneName");
    const name = Intl.DateTimeFormat().resolvedOptions().timeZone.split("/").pop() ?? "";
    const label = `${name.replaceAll("_", " ")} (${zone?.value ?? ""})`;
    for (const text of document.querySelectorAll("[data-utc]"))
      text.textContent = text.textContent.replace("UTC", label);
    for (const time of document.querySelectorAll<HTMLTimeElement>("[data-clock]")) {
      const at = new Date(time.dateTime);
      const isSameDay = at.getDay() === at.getUTCDay();
      time.textContent = at.toLocaleString(locale, {
        hour: "2-digit",
        minute: "2-digit",
        ...(!isSameDay && { weekday: "short" }),
      });
    }
    for (const band of document.querySelectorAll<HTMLElement>("[data-hours]")) {
      const hours = [...band.children];
      const ahead = Math.round(-now.getTimezoneOffset() / 60);
      band.append(...hours.map((_, hour) => hours[(hour - ahead + 24) % 24] ?? ""));
      const midnight = new Date(now).setHours(0, 0, 0, 0);
      band.style.setProperty("--now", `${Math.round(((now.getTime() - midnight) / DAY) * 100)}%`);
    }
  }
}

customElements.define("local-time", LocalTime);

const days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** Shows whether support is available now, by the hours beside it. */
class OpenNow extends HTMLElement {
  connectedCallback() {
    const { zone = "", from, to, open = "", closed = "" } = this.dataset;
    const [, day = "", hour, minute] =
      /(\w{3}) (\d\d):(\d\d)/.exec(
        new Intl.DateTimeFormat("en-GB", {
          timeZone: zone,
          weekday: "short",
          hour: "2-digit",
          minute: "2-digit",
          hourCycle: "h23",
        })
          .format()
          .replace(",", ""),
      ) ?? [];
    const now = days.indexOf(day) * 1440 + Number(hour) * 60 + Number(minute);
    const isOpen = now >= Number(from) && now < Number(to);
    this.textContent = isOpen ? open : closed;
    this.dataset["state"] = isOpen ? "open" : "closed";
    this.hidden = false;
  }
}

customElements.define("open-now", OpenNow);

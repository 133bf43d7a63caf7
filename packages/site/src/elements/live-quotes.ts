import type { components } from "@broker/api-spec/content";
import { toSparkPath } from "../market/spark.ts";

type Quotes = components["schemas"]["Quotes"];
type Quote = Quotes["quotes"][number];

const READ_AGAIN = 5000;
const MINUTE = 60_000;

/** Shows a quote in the row of its instrument. */
function show(row: HTMLElement, { bid, ask, change, isOpen, curve }: Quote, words: DOMStringMap): void {
  const number = (value: number, digits: number) =>
    value.toLocaleString(words["locale"], { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const price = (text: string) => number(Number(text), text.split(".")[1]?.length ?? 0);
  const sign = change < 0 ? "\u2212" : "+";
  const texts: Record<string, string> = {
    bid: price(bid),
    ask: price(ask),
    change: `${sign}${number(Math.abs(change), 2)}%`,
    open: words[isOpen ? "open" : "closed"] ?? "",
  };
  row.toggleAttribute("data-fall", change < 0);
  for (const part of row.querySelectorAll<HTMLElement>("[data-of]")) {
    const text = texts[part.dataset["of"] ?? ""];
    if (text === undefined) part.setAttribute("d", toSparkPath(curve.map(Number)));
    else if (part.textContent !== text) part.textContent = text;
  }
}

/**
 * Refreshes the quotes on the page in one request, while the page is visible. It contains the time of the quotes and a
 * button that pauses them; with reduced motion they are refreshed once, and continue with the button.
 */
class LiveQuotes extends HTMLElement {
  connectedCallback(): void {
    const { from = "", locale, asOf = "", pause = "", resume = "" } = this.dataset;
    const rows = [...document.querySelectorAll<HTMLElement>("[data-quote]")];
    const symbols = [...new Set(rows.map((row) => row.dataset["quote"]))];
    const curve = document.querySelector("[data-of=curve]") ? "day" : "none";
    const address = `${from}/quotes?symbols=${symbols.join()}&curve=${curve}`;
    const time = this.querySelector("time");
    const button = this.querySelector("button");

    let [isOn, at, readAt, timer] = [!matchMedia("(prefers-reduced-motion:reduce)").matches, 0, 0, 0];
    const tell = () => {
      const age = Math.floor((performance.now() - readAt) / MINUTE);
      const isToday = new Date(at).toDateString() === new Date().toDateString();
      const clock = new Date(at).toLocaleString(locale, {
        timeStyle: "short",
        ...(!isToday && { dateStyle: "medium" }),
      });
      const ago = age && new Intl.RelativeTimeFormat(locale).format(-age, "minute");
      if (time && at) time.textContent = asOf.replace("{}", ago ? `${clock} (${ago})` : clock);
      if (button) button.textContent = isOn ? pause : resume;
    };
    const read = async () => {
      try {
        const answer: Quotes = await (await fetch(address)).json();
        const quotes = new Map(answer.quotes.map((quote) => [quote.symbol, quote]));
        for (const row of rows) {
          const quote = quotes.get(row.dataset["quote"] ?? "");
          if (quote) show(row, quote, this.dataset);
        }
        [at, readAt] = [Date.parse(answer.at), performance.now()];
        if (time) time.dateTime = answer.at;
      } catch {
        // The shown quotes stay, with their age.
      }
      tell();
    };
    const go = () => {
      clearInterval(timer);
      timer = window.setInterval(() => (isOn && !document.hidden ? void read() : tell()), READ_AGAIN);
      void read();
    };
    button?.addEventListener("click", () => {
      isOn = !isOn;
      if (isOn) go();
      else tell();
    });
    document.addEventListener("visibilitychange", () => isOn && !document.hidden && void read());
    go();
  }
}

customElements.define("live-quotes", LiveQuotes);

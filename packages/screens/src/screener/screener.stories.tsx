import type { Meta, StoryObj } from "@storybook/react-vite";
import { http, HttpResponse } from "msw";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { MarketTrackers } from "./market-trackers.screen.tsx";

/** Creates a document in place of the third party's, which shows the requested list and reports an outcome. */
const standIn = (news: "loaded" | "opened" | "failed" | "never") =>
  `data:text/html,${encodeURIComponent(
    `<!doctype html><html lang="en"><meta name="color-scheme" content="dark"><title>Stand-in</title><body style="margin:1.5rem;background:#131722;color:#e6e9ef;font:1rem system-ui"><p id="asked"></p><script>asked.textContent=location.hash.slice(1);${news === "never" ? "" : `parent.postMessage({screener:"${news}"},"*")`}</script>`,
  )}`;

/** The content port's answers: five shares and two cryptocurrencies, which rose and fell. */
const movements = { AAPL: 1.24, MSFT: -0.44, NVDA: 2.1, TSLA: -3.05, KO: 0.12, BTCUSD: 0.8, ETHUSD: -1.31 };
const groupOf = (symbol: string) => (symbol.endsWith("USD") ? "crypto" : "stocks");
const curve = (change: number) =>
  [0, 0.3, 0.2, 0.5, 0.4, 0.6, 0.9, 0.8, 1].map((step) => (200 + step * change).toFixed(2));
const contentPort = [
  http.get("/content/instruments", () =>
    HttpResponse.json({
      instruments: Object.keys(movements).map((symbol) => ({ symbol, group: groupOf(symbol) })),
    }),
  ),
  http.get("/content/quotes", ({ request }) => {
    const asked = new URL(request.url).searchParams.get("symbols")?.split(",");
    return HttpResponse.json({
      at: "2026-11-20T14:05:00Z",
      quotes: Object.entries(movements)
        .filter(([symbol]) => asked?.includes(symbol))
        .map(([symbol, change]) => ({
          symbol,
          bid: (200 + change).toFixed(2),
          ask: (200.08 + change).toFixed(2),
          change,
          isOpen: groupOf(symbol) === "crypto",
          curve: curve(change),
        })),
    });
  }),
];

const meta = {
  title: "Screens/Market trackers",
  component: MarketTrackers,
  args: { address: standIn("loaded"), content: "/content" },
  // The content of the frame is of another origin, which axe cannot read.
  parameters: { a11y: { options: { iframes: false } } },
} satisfies Meta<typeof MarketTrackers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTitle("All Stocks, by a market data service")).toBeVisible());
  },
};
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const Dark: Story = { globals: { scheme: "dark" } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };

/** Its space is reserved while it loads. */
export const Loading: Story = {
  args: { address: standIn("never") },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading market data")).toBeVisible();
    await expect(canvas.getByTitle("All Stocks, by a market data service").offsetHeight).toBe(600);
  },
};

/** A frame that was loaded may contain an error page: only the widget's own report shows it. */
export const OpenedOnly: Story = {
  args: { address: standIn("opened") },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading market data")).toBeVisible();
    await expect(canvas.getByTitle("All Stocks, by a market data service")).not.toBeVisible();
  },
};

/** When the third party does not answer, our own prices of the day replace it, with a sentence and a retry. */
export const OwnPrices: Story = {
  args: { address: standIn("failed") },
  tags: ["picture"],
  beforeEach: ({ msw }) => msw.use(...contentPort),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        "The market data service did not answer, so these are our own prices of today.",
      ),
    ).toBeVisible();
    await expect(await canvas.findByText("MSFT")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Retry" })).toBeVisible();
    await expect(canvas.queryByTitle(/by a market data service/)).not.toBeInTheDocument();
  },
};
export const OwnPricesDark: Story = { ...OwnPrices, globals: { scheme: "dark" } };
export const OwnPricesPhone: Story = { ...OwnPrices, globals: { viewport: { value: "phone" } } };
export const OwnPricesNarrow: Story = {
  ...OwnPrices,
  tags: [],
  globals: { viewport: { value: "narrow" } },
};
export const OwnPricesRightToLeft: Story = {
  ...OwnPrices,
  globals: { locale: "ar" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("MSFT")).toBeVisible();
  },
};

/** Our own lists follow the same choices; who did not answer is not waited for again with each tab. */
export const OwnLists: Story = {
  args: { address: standIn("failed") },
  beforeEach: ({ msw }) => msw.use(...contentPort),
  play: async ({ canvas }) => {
    await canvas.findByText("MSFT");
    const symbols = (name: string) =>
      within(canvas.getByLabelText(name, { selector: "table, ul" }))
        .getAllByText(/^[A-Z]{2,6}$/, { selector: "bdi" })
        .map((one) => one.textContent);
    await userEvent.click(canvas.getByRole("tab", { name: "Top Gainers" }));
    await waitFor(() => expect(symbols("Top Gainers")).toEqual(["NVDA", "AAPL", "KO"]));
    await userEvent.click(canvas.getByRole("tab", { name: "Top Losers" }));
    await waitFor(() => expect(symbols("Top Losers")).toEqual(["TSLA", "MSFT"]));
    await userEvent.click(canvas.getByRole("radio", { name: "Track Cryptocurrency Information" }));
    await waitFor(() => expect(symbols("Top Losers")).toEqual(["ETHUSD"]));
  },
};

/** Without the content port too, a message with a retry is shown, and the rest of the page works. */
export const Missing: Story = {
  args: { address: standIn("failed") },
  tags: ["picture"],
  beforeEach: ({ msw }) => msw.use(http.get("/content/*", () => HttpResponse.error())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Market data could not be loaded")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Retry" })).toBeVisible();
  },
};
export const MissingPhone: Story = { ...Missing, tags: [], globals: { viewport: { value: "narrow" } } };

/** A host without a content port shows the message. */
export const WithoutContent: Story = {
  args: { address: standIn("failed"), content: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Market data could not be loaded")).toBeVisible();
  },
};

/** Two markets, each with three lists; only the open list is requested. */
export const Lists: Story = {
  play: async ({ canvas }) => {
    const asked = (title: string) =>
      canvas.getByTitle<HTMLIFrameElement>(`${title}, by a market data service`).src.split("#")[1];
    await waitFor(() => expect(asked("All Stocks")).toBe("market=us&screen=general"));
    await userEvent.click(canvas.getByRole("radio", { name: "Track Cryptocurrency Information" }));
    await waitFor(() => expect(asked("All Cryptocurrencies")).toBe("market=crypto&screen=general"));
    await userEvent.click(canvas.getByRole("tab", { name: "Top Gainers" }));
    await waitFor(() => expect(asked("Top Gainers")).toBe("market=crypto&screen=top_gainers"));
    await userEvent.click(canvas.getByRole("tab", { name: "Top Losers" }));
    await waitFor(() => expect(asked("Top Losers")).toBe("market=crypto&screen=top_losers"));
  },
};

/** Messages from windows other than the frame are ignored. */
export const Forged: Story = {
  args: { address: standIn("never") },
  play: async ({ canvas }) => {
    await canvas.findByText("Loading market data");
    window.postMessage({ screener: "loaded" }, "*");
    await new Promise((resolve) => window.addEventListener("message", resolve, { once: true }));
    await expect(canvas.getByTitle("All Stocks, by a market data service")).not.toBeVisible();
  },
};

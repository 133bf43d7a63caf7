import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { MarketTrackers } from "./market-trackers.screen.tsx";

/** Creates a document in place of the third party's, which shows the requested list and reports an outcome. */
const standIn = (news: "loaded" | "failed" | "never") =>
  `data:text/html,${encodeURIComponent(
    `<!doctype html><html lang="en"><meta name="color-scheme" content="dark"><title>Stand-in</title><body style="margin:1.5rem;background:#131722;color:#e6e9ef;font:1rem system-ui"><p id="asked"></p><script>asked.textContent=location.hash.slice(1);${news === "never" ? "" : `parent.postMessage({screener:"${news}"},"*")`}</script>`,
  )}`;

const meta = {
  title: "Screens/Market trackers",
  component: MarketTrackers,
  args: { address: standIn("loaded") },
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

/** When the third party is blocked, a message with a retry replaces it, and the rest of the page works. */
export const Blocked: Story = {
  args: { address: standIn("failed") },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Market data could not be loaded")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Retry" })).toBeVisible();
  },
};
export const BlockedPhone: Story = { ...Blocked, globals: { viewport: { value: "narrow" } } };

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

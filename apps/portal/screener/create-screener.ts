import { readFile } from "node:fs/promises";

const tradingView = {
  script: "https://s3.tradingview.com/external-embedding/embed-widget-screener.js",
  frames: "https://www.tradingview-widget.com https://s.tradingview.com",
};

/**
 * Creates the document that embeds the third party's screener. `VITE_SCREENER_SCRIPT` and `VITE_SCREENER_FRAMES` replace it by
 * another screener with the same settings: the address of its script, and the origins of its frames, separated by spaces.
 */
export async function createScreener(env: Readonly<Record<string, string | undefined>>): Promise<string> {
  const script = new URL(env["VITE_SCREENER_SCRIPT"] ?? tradingView.script);
  const sources = [script.origin, env["VITE_SCREENER_FRAMES"] ?? tradingView.frames].join(" ");
  const page = await readFile(new URL("screener.html", import.meta.url), "utf8");
  return page.replace("%SOURCES%", sources).replace("%SCRIPT%", script.href);
}

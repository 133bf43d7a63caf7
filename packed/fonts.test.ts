import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchOptions } from "../scripts/test-browser/launch-options.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
});
afterAll(() => browser.close());

/** Returns the fonts with which a browser renders a text of a family. */
async function drawnWith(family: string, text: string): Promise<readonly string[]> {
  const page = await browser.newPage();
  await page.setContent(`<p style="font-family: ${family}">${text}</p>`);
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: "p" });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  await page.close();
  return fonts.map((font) => font.familyName);
}

test.runIf(process.platform === "linux").each([
  ["system-ui", "Balance", "DejaVu Sans"],
  ["Arial, sans-serif", "Balance", "DejaVu Sans"],
  ["'Noto Sans', 'Liberation Sans'", "Balance", "DejaVu Sans"],
  ["system-ui", "رصيد", "DejaVu Sans"],
  ["ui-monospace, monospace", "D-104", "DejaVu Sans Mono"],
])(
  "a browser of the tests renders %s with a font of this project, whatever fonts the machine has",
  async (family, text, font) => {
    expect(await drawnWith(family, text)).toEqual([font]);
  },
);

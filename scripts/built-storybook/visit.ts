import type { BrowserContext, Page } from "playwright-core";
import { serveStorybook } from "./serve.ts";

/** How long a story may take to render and to play, in ms. */
const patience = 30_000;

/** The height of the window by its width, in px; 800 for all others. */
const heights: Readonly<Record<number, number>> = { 320: 640, 390: 844, 820: 1180, 1440: 900 };

/** Records in the page how its story ends. */
function watchStory(): void {
  const ends = ["storyFinished", "storyMissing", "storyErrored", "storyThrewException"];
  const faults = ["playFunctionThrewException", "unhandledErrorsWhilePlaying", ...ends.slice(1)];
  interface Channel {
    on: (event: string, listener: (payload: unknown) => void) => void;
  }
  const report: { isOver: boolean; faults: string[] } = { isOver: false, faults: [] };
  let channel: Channel | undefined;
  Object.defineProperty(globalThis, "storyReport", { value: report });
  const say = (payload: unknown) =>
    JSON.stringify(
      payload instanceof Error || (typeof payload === "object" && payload !== null && "message" in payload)
        ? payload.message
        : payload,
    );
  Object.defineProperty(globalThis, "__STORYBOOK_ADDONS_CHANNEL__", {
    configurable: true,
    get: () => channel,
    set: (made: Channel) => {
      channel = made;
      for (const event of faults)
        made.on(event, (payload) => report.faults.push(`${event}: ${say(payload)?.slice(0, 600)}`));
      for (const event of ends) made.on(event, () => (report.isOver = true));
    },
  });
}

/** What goes wrong with a story in a page: thrown errors, errors in the console, and requests to other hosts. */
export interface Visitor {
  page: Page;
  /** Ends the server. */
  close: () => void;
  /** Opens a story in a window of a width in px, waits until it has played, and returns its errors. */
  visit: (id: string, width: number, globals?: Readonly<Record<string, unknown>>) => Promise<string[]>;
}

const spell = (globals: Readonly<Record<string, unknown>>) =>
  Object.entries(globals)
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(";");

/** The notice of a failed request, which stories of failures cause on purpose. */
const isFailedLoad = (text: string) => text.startsWith("Failed to load resource");

/**
 * Opens a page for one story after the other.
 *
 * @param storybook the folder of the built Storybook, which gets a server of its own: a request that the service worker
 *   lets pass does not name its page
 */
export async function openVisitor(context: BrowserContext, storybook: string, more = ""): Promise<Visitor> {
  const { origin, takeStrays, close } = await serveStorybook(storybook);
  const page = await context.newPage();
  await page.addInitScript(watchStory);
  let noticed: string[] = [];
  page.on("pageerror", (error) => noticed.push(`throws: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error" && !isFailedLoad(message.text()))
      noticed.push(`logs: ${message.text().slice(0, 300)}`);
  });
  page.on("request", (request) => {
    const { protocol, origin: to } = new URL(request.url());
    if (protocol.startsWith("http") && to !== origin) noticed.push(`calls another host: ${request.url()}`);
  });
  return {
    page,
    close,
    visit: async (id, width, globals = {}) => {
      noticed = [];
      await page.setViewportSize({ width, height: heights[width] ?? 800 });
      // Axe has checked every story as a test, and takes longer than the story.
      const choices = spell({ ...globals, "a11y.manual": "!true" });
      await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=${choices}${more}`);
      const isOver = await page
        .waitForFunction(() => Reflect.get(Reflect.get(globalThis, "storyReport"), "isOver") === true, null, {
          timeout: patience,
        })
        .then(() => true)
        .catch(() => false);
      // Calls that a story makes at its end.
      await page.waitForTimeout(50);
      for (const stray of takeStrays()) noticed.push(`requests ${stray}, which nothing answers`);
      const said: unknown = await page.evaluate(() =>
        Reflect.get(Reflect.get(globalThis, "storyReport"), "faults"),
      );
      const faults = Array.isArray(said) ? said.map(String) : [];
      return [...new Set([...faults, ...noticed, ...(isOver ? [] : [`does not end within ${patience} ms`])])];
    },
  };
}

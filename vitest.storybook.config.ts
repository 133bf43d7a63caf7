import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import type { BrowserCommand } from "vitest/node";
import { defineConfig } from "vitest/config";
import { launchOptions } from "./scripts/test-browser/launch-options.ts";
import { pagesBesideOthers, visits } from "./scripts/workers.ts";

/** One command for a whole walk, as each command crosses two processes. */
const pressTab: BrowserCommand<[times: number]> = async ({ page }, times) => {
  for (let count = 0; count < times; count += 1) await page.keyboard.press("Tab");
};

/** The system preferences of the run's surroundings. */
const wishes = (process.env["STORYBOOK_SURROUNDINGS"] ?? "").split(",");

const isPicturesOnly = process.env["PICTURES"] === "only";

/**
 * Runs every story as a test in Chromium: it renders, its play function passes, axe finds no violation; tagged stories
 * equal their baseline.
 */
export default defineConfig({
  plugins: [
    storybookTest({ configDir: ".storybook", ...(isPicturesOnly && { tags: { include: ["picture"] } }) }),
  ],
  test: {
    name: "storybook",
    isolate: false,
    ...pagesBesideOthers,
    ...visits,
    // Baselines are written; the server listens on this machine only.
    api: { allowWrite: true },
    setupFiles: [".storybook/pictures.setup.ts", ".storybook/checks.setup.ts"],
    browser: {
      enabled: true,
      commands: { pressTab },
      headless: true,
      screenshotFailures: false,
      expect: {
        toMatchScreenshot: {
          // Two machines render the edges of letters slightly differently.
          comparatorOptions: { threshold: 0.1, allowedMismatchedPixelRatio: 0.001 },
          resolveScreenshotPath: ({ arg, ext, root }) => `${root}/.storybook/__screenshots__/${arg}${ext}`,
          // The report of pictures shows these.
          resolveDiffPath: ({ arg, ext, root }) => `${root}/.pictures/tests/${arg}${ext}`,
        },
      },
      provider: playwright({
        launchOptions: launchOptions(),
        contextOptions: {
          ...(wishes.includes("forced-colours") && { forcedColors: "active" }),
          // While an overlay fades in, its words are found but not visible yet.
          reducedMotion: wishes.includes("motion") ? "no-preference" : "reduce",
        },
      }),
      instances: [{ browser: "chromium", viewport: { width: 1280, height: 800 } }],
    },
  },
});

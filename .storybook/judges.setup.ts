import { afterEach, beforeEach } from "vitest";
import { commands, page } from "vitest/browser";
import { elsewhereOf } from "./elsewhere.ts";
import { loggedFaults } from "./judges/console.ts";
import { forcedColourFaults } from "./judges/forced-colours.ts";
import { keyboardFaults } from "./judges/keyboard-walk.ts";
import { layoutFaults } from "./judges/layout-faults.ts";
import { sidewaysFaults } from "./judges/sideways-scroll.ts";
import { motionFaults } from "./judges/stillness.ts";
import { loadLanguage } from "../packages/screens/src/locales/languages.ts";
import { overrides } from "./overrides.ts";

declare module "vitest/browser" {
  interface BrowserCommands {
    pressTab: (times: number) => Promise<void>;
  }
}

const elsewhere = elsewhereOf(import.meta.env["STORYBOOK_SURROUNDINGS"]);

// A story whose look from other sides was cut short must not leave the next ones mirrored.
beforeEach(() => overrides.set(elsewhere?.overrides ?? {}));

/** The next frame has been laid out, and what answers to its sizes has been drawn. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const hasEnd = (motion: Animation) => motion.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;

/** Brings to its end what is on its way, in or out, rather than wait for it: a busy browser may leave a motion pending. */
async function settle(): Promise<void> {
  for (let round = 0; round < 5; round += 1) {
    const motions = document
      .getAnimations()
      .filter((motion) => motion.playState !== "finished" && hasEnd(motion));
    if (motions.length === 0) return;
    for (const motion of motions) motion.finish();
    await drawn();
  }
}

async function shapeFaults(): Promise<string[]> {
  await settle();
  return [...sidewaysFaults(), ...layoutFaults()];
}

/** Looks at a story once more from other sides, without drawing it anew: on a small phone, and mirrored. */
async function faultsFromOtherSides(): Promise<string[]> {
  const { innerWidth: width, innerHeight: height } = globalThis;
  const mirrored = { direction: "rtl" };
  const sides = [
    { name: "mirrored", width, above: mirrored },
    { name: "at 320 px, mirrored", width: 320, above: mirrored },
    { name: "at 320 px", width: 320, above: {} },
  ];
  const faults: string[] = [];
  for (const side of sides) {
    if (side.width !== globalThis.innerWidth) await page.viewport(side.width, height);
    overrides.set(side.above);
    await drawn();
    const found = await shapeFaults();
    faults.push(...found.map((fault) => `${side.name}: ${fault}`));
  }
  await page.viewport(width, height);
  return faults;
}

/** Says what stands there in another language, after a test that reads it in its own. */
async function speak(tag: string): Promise<void> {
  overrides.set({ ...overrides.get(), language: await loadLanguage(tag) });
  await drawn();
}

// After the story's own test, axe and picture included, while it still stands there.
afterEach(async () => {
  if (elsewhere?.locale) await speak(elsewhere.locale);
  const faults = await shapeFaults();
  faults.push(...motionFaults(), ...forcedColourFaults());
  // The walk takes as long as all the rest: each night's surroundings have it, the default run the plays by key.
  if (elsewhere) faults.push(...(await keyboardFaults((times) => commands.pressTab(times))));
  else faults.push(...(await faultsFromOtherSides()));
  faults.push(...loggedFaults());
  if (faults.length > 0) throw new Error(`The story\n- ${faults.join("\n- ")}`);
});

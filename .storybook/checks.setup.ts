import { afterEach } from "vitest";
import { commands } from "vitest/browser";
import { elsewhereOf } from "./elsewhere.ts";
import { unnamedCurrencyFaults } from "./checks/amount-currency.ts";
import { loggedFaults } from "./checks/console.ts";
import { danglingIdFaults } from "./checks/dangling-ids.ts";
import { forcedColourFaults } from "./checks/forced-colours.ts";
import { keyboardFaults } from "./checks/keyboard-walk.ts";
import { cutTextFaults, setText, stackedTextFaults, type readersText } from "./checks/large-text.ts";
import { layoutFaults } from "./checks/layout-faults.ts";
import { sidewaysFaults } from "./checks/sideways-scroll.ts";
import { drawn, settle } from "./checks/settle.ts";
import { motionFaults } from "./checks/stillness.ts";
import { loadWholeLanguage } from "../packages/screens/src/locales/languages.ts";
import { type Overrides, overrides } from "./overrides.ts";

declare module "vitest/browser" {
  interface BrowserCommands {
    pressTab: (times: number) => Promise<void>;
  }
}

const elsewhere = elsewhereOf(import.meta.env["STORYBOOK_SURROUNDINGS"]);

async function shapeFaults(): Promise<string[]> {
  await settle();
  return [...sidewaysFaults(), ...layoutFaults()];
}

/** Conditions under which a story is checked again. */
interface Side {
  name: string;
  /** The width of the viewport in px; that of the story by default. */
  width?: number;
  above?: Overrides;
  text?: keyof typeof readersText;
}

const mirrored = { above: { direction: "rtl" } } satisfies Partial<Side>;
const sidesOfParts: readonly Side[] = [
  { name: "at 320 px", width: 320 },
  { ...mirrored, name: "at 320 px, mirrored", width: 320 },
];
const sidesOfScreens: readonly Side[] = [
  { name: "at 320 px, with the text spacing of WCAG 1.4.12", width: 320, text: "spaced" },
  { ...mirrored, name: "at 390 px, with text twice as large, mirrored", width: 390, text: "doubled" },
];

/**
 * Sets the width of the frame that the story is in, and returns the function that resets it. The runner's own command
 * resizes the browser's window too, which took a fifth of the time of all stories.
 */
function setWidth(width: number): () => void {
  const frame = [...parent.document.querySelectorAll("iframe")].find(
    ({ contentWindow }) => contentWindow === globalThis.window,
  );
  if (!frame) throw new Error("The story is not in a frame of the runner");
  const before = frame.style.width;
  frame.style.width = `${width}px`;
  if (globalThis.innerWidth !== width) throw new Error("The story did not take the width of its frame");
  return () => {
    frame.style.width = before;
  };
}

async function faultsFrom({ name, width, above = {}, text }: Side): Promise<string[]> {
  const reset = width === undefined ? undefined : setWidth(width);
  overrides.set(above);
  const undo = text && setText(text);
  await drawn();
  const found = [...(await shapeFaults()), ...(text ? [...cutTextFaults(), ...stackedTextFaults()] : [])];
  undo?.();
  reset?.();
  return found.map((fault) => `${name}: ${fault}`);
}

/** Checks a story again under other conditions, without remounting it: on a small phone, mirrored, with larger text. */
async function faultsFromOtherSides(sides: readonly Side[]): Promise<string[]> {
  const faults: string[] = [];
  for (const side of sides) faults.push(...(await faultsFrom(side)));
  return faults;
}

/** Renders the current story in another language, after its test in its own language. */
async function speak(tag: string): Promise<void> {
  overrides.set({ ...overrides.get(), language: await loadWholeLanguage(tag) });
  await drawn();
}

// After the story's own test, including axe and the picture, while it is still rendered.
afterEach(async ({ task }) => {
  if (elsewhere?.locale) await speak(elsewhere.locale);
  const faults = await shapeFaults();
  faults.push(...motionFaults(), ...forcedColourFaults(), ...danglingIdFaults(), ...unnamedCurrencyFaults());
  // The walk takes as long as all other checks: nightly runs have it, the default run has stories with keyboard input.
  if (elsewhere) faults.push(...(await keyboardFaults((times) => commands.pressTab(times))));
  else {
    const isScreen = task.file.filepath.includes("/packages/screens/");
    faults.push(...(await faultsFromOtherSides(isScreen ? sidesOfScreens : sidesOfParts)));
  }
  faults.push(...loggedFaults());
  if (faults.length > 0) throw new Error(`The story\n- ${faults.join("\n- ")}`);
});

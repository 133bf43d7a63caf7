import type { Locator, Page } from "playwright-core";
import type { ExpectStatic } from "vitest";
import type { Listener } from "./listener.ts";

/** The expected focus and announcements after an action. */
export interface Expected {
  /** The focused element by role, name and description, as far as they matter; null for a new page. */
  readonly focus?: RegExp | null;
  /** The announcements, each expected exactly once: by a live region, or by the focused element. */
  readonly news?: readonly string[];
}

const seldomSaidTwice = 8;

/** Returns duplicate announcements of live regions, and expected ones that were not announced exactly once. */
function faultsOf(heard: Awaited<ReturnType<Listener["heard"]>>, news: readonly string[]): string[] {
  const times = (words: string) => heard.filter((one) => one.words.includes(words)).length;
  const twice = heard
    .filter(({ by, words }) => by === "region" && words.length > seldomSaidTwice && times(words) > 1)
    .map(({ words }) => `is told ${times(words)} times: ${words}`);
  const wrong = news
    .filter((words) => times(words) !== 1)
    .map((words) => `is told ${times(words)} times: ${words}`);
  return [...new Set([...twice, ...wrong])];
}

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement).catch(() => false);

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: "attached" });
  for (let presses = 0; presses < 120; presses += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${target.toString()}`);
}

/** Chooses a radio button: Tab focuses the group, arrow keys move within it. */
async function chooseRadio(page: Page, radio: Locator): Promise<void> {
  await radio.waitFor({ state: "attached" });
  const inGroup = () => page.evaluate(() => document.activeElement?.getAttribute("type") === "radio");
  for (let presses = 0; presses < 90 && !(await inGroup()); presses += 1) await page.keyboard.press("Tab");
  for (let presses = 0; presses < 20 && !(await isFocused(radio)); presses += 1)
    await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
}

/** Polls until focus and announcements are as expected. */
async function compare(
  listener: Listener,
  expect: ExpectStatic,
  { focus = /\S/, news = [] }: Expected,
): Promise<void> {
  const focused = () => listener.focused().then((now) => now ?? "nothing");
  if (focus !== null)
    await expect.poll(focused, { timeout: 15_000, message: "where the focus is" }).toMatch(focus);
  const told = async () => faultsOf(await listener.heard(), news);
  await expect.poll(told, { timeout: 15_000, message: "what is heard" }).toEqual([]);
}

/** Creates the actions that move the focus to a control and press a key, and the record of these actions. */
function createSteps(page: Page, listener: Listener, expect: ExpectStatic) {
  /** The actions so far, for the message of a failed journey. */
  const steps: string[] = [];
  const to = async (target: Locator) => {
    steps.push(`to ${target.toString()}`);
    await tabTo(page, target);
  };
  const act = async (action: () => Promise<void>, expected: Expected) => {
    steps.push(`then ${JSON.stringify(expected.news ?? [])} at ${expected.focus}`);
    await listener.forget();
    await action();
    await compare(listener, expect, expected);
  };
  const enter = async (target: Locator, expected: Expected) => {
    await to(target);
    await act(() => page.keyboard.press("Enter"), expected);
  };
  return { steps, to, act, enter };
}

/** Operates a page by keyboard, and checks announcements and focus after every action. */
export function byKeys(page: Page, listener: Listener, expect: ExpectStatic) {
  page.setDefaultTimeout(15_000);
  const { steps, to, act, enter } = createSteps(page, listener, expect);
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true }).first();
  const link = (name: string | RegExp) => page.getByRole("link", { name, exact: true }).first();
  const field = (label: string) =>
    page
      .getByRole("textbox", { name: label })
      .or(page.getByLabel(label, { exact: true }))
      .first();
  return {
    steps: (): readonly string[] => steps,
    tabTo: to,
    compare: (expected: Expected) => compare(listener, expect, expected),
    /** An action without a key, such as an action in another window. */
    during: act,
    open: async (path: string) => {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
    },
    press: (name: string | RegExp, expected: Expected = {}) => enter(button(name), expected),
    follow: (name: string | RegExp, expected: Expected = {}) => enter(link(name), expected),
    key: (name: string, expected: Expected = {}) => act(() => page.keyboard.press(name), expected),
    /** Replaces the content of a field. */
    type: async (label: string, text: string, expected: Expected = {}) => {
      await to(field(label));
      await page.keyboard.press("ControlOrMeta+a");
      await act(() => page.keyboard.type(text), expected);
    },
    choose: async (name: RegExp) => {
      const radio = page.getByRole("radio", { name }).first();
      await chooseRadio(page, radio);
      expect(await radio.isChecked()).toBe(true);
    },
    check: async (name: RegExp) => {
      await to(page.getByRole("checkbox", { name }));
      await page.keyboard.press("Space");
    },
    /** Chooses a file for the field of that name. */
    attach: async (
      label: string,
      name: string,
      file: { mimeType: string; buffer: Buffer },
      expected: Expected = {},
    ) => {
      await to(button(`Choose a file: ${label}`));
      await act(async () => {
        const chooser = page.waitForEvent("filechooser");
        await page.keyboard.press("Enter");
        await (await chooser).setFiles({ name, ...file });
      }, expected);
    },
  };
}

/** The keyboard of {@link byKeys}. */
export type Keys = ReturnType<typeof byKeys>;

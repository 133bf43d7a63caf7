import type { Page } from "playwright-core";

/** An announcement of a screen reader: from a live region, or from the focused element. */
interface Heard {
  readonly by: "region" | "focus";
  readonly words: string;
}

/** A recorder of a page's announcements. */
export interface Listener {
  /** Clears the announcements before the next action. */
  forget(): Promise<void>;
  heard(): Promise<readonly Heard[]>;
  /** Returns the focused element's role, name and description; null where no visible element has the focus. */
  focused(): Promise<string | null>;
}

// The functions below run in the page, where this module's names do not exist: they use their arguments only.

/** Creates the functions that read an element as a screen reader does: its text, name and description. */
function createReader() {
  const plain = (text: string | null | undefined) => (text ?? "").replaceAll(/\s+/g, " ").trim();
  const isHeard = (element: Element) =>
    element.closest("[aria-hidden='true'], [inert]") === null && !element.matches("[aria-live='off']");
  const textOf = (ids: string | null) =>
    plain(
      (ids ?? "")
        .split(" ")
        .map((id) => document.getElementById(id)?.textContent ?? "")
        .join(" "),
    );
  const visibleText = (element: Element) => {
    const copy = element.cloneNode(true);
    if (!(copy instanceof Element)) return "";
    for (const hidden of copy.querySelectorAll("[aria-hidden='true']")) hidden.remove();
    return plain(copy.textContent);
  };
  const nameOf = (element: Element) => {
    const own = plain(element.getAttribute("aria-label")) || textOf(element.getAttribute("aria-labelledby"));
    if (own !== "") return own;
    const { labels } =
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element : {};
    if (labels?.[0]) return visibleText(labels[0]);
    return element.matches("button, a, h1, h2, h3, h4, [role='option'], [role='tab']")
      ? visibleText(element)
      : "";
  };
  const read = (element: Element) =>
    plain(`${nameOf(element)} ${textOf(element.getAttribute("aria-describedby"))}`);
  return { plain, isHeard, read };
}

type Reader = ReturnType<typeof createReader>;

/** Creates the function that returns the live regions that a change of the document affects, with their announcements. */
function createRegionFinder({ plain }: Reader) {
  const regions =
    "[role='alert'], [role='status'], [role='log'], [aria-live='polite'], [aria-live='assertive'], output";
  return (change: MutationRecord): [Element, string][] => {
    const target = change.target instanceof Element ? change.target : change.target.parentElement;
    const added = [...change.addedNodes];
    if (change.type === "childList" && added.length === 0) return [];
    const region = target?.closest(regions);
    if (region) {
      const isPart = region.matches("[role='log'], [aria-atomic='false']");
      const part =
        change.type === "childList" ? added.map((node) => node.textContent).join(" ") : target?.textContent;
      return [[region, plain(isPart ? part : region.textContent)]];
    }
    const found: [Element, string][] = [];
    for (const node of added) {
      if (!(node instanceof Element)) continue;
      if (node.matches(regions)) found.push([node, plain(node.textContent)]);
      for (const inside of node.querySelectorAll(regions)) found.push([inside, plain(inside.textContent)]);
    }
    return found;
  };
}

/** Records every change of a live region and every move of the focus. */
function record({ plain, isHeard, read }: Reader, changesOf: ReturnType<typeof createRegionFinder>): void {
  /** The groups that a screen reader announces when the focus enters them. */
  const groups = "[role='dialog'], [role='alertdialog'], [role='radiogroup']";
  const heard: { by: string; words: string }[] = [];
  const tell = (by: string, words: string) => words !== "" && heard.push({ by, words });
  new MutationObserver((changes) => {
    const news = new Map<Element, Set<string>>();
    for (const [region, words] of changes.flatMap(changesOf))
      news.set(region, (news.get(region) ?? new Set()).add(words));
    for (const [region, all] of news)
      if (region.isConnected && isHeard(region)) for (const words of all) tell("region", words);
  }).observe(document, { subtree: true, childList: true, characterData: true });

  let group: Element | null = null;
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof Element)) return;
    const entered = target.closest(groups);
    const isNew = entered !== null && entered !== group && entered !== target;
    group = entered;
    // In the next frame, when the element is rendered with its descriptions.
    requestAnimationFrame(() => tell("focus", plain(`${isNew ? read(entered) : ""} ${read(target)}`)));
  });

  const focused = () => {
    const element = document.activeElement;
    if (!element || element === document.body || element === document.documentElement) return null;
    const { width, height } = element.getBoundingClientRect();
    const isSeen = element.checkVisibility({ visibilityProperty: true }) && width + height > 0;
    if (!isSeen || !isHeard(element)) return null;
    const kind = element.getAttribute("role") ?? element.tagName.toLowerCase();
    return `${kind} ${read(element)}`;
  };
  /** Clears the announcements after the next frame, in which the last move of the focus is recorded. */
  const forget = () =>
    new Promise<void>((resolve) =>
      requestAnimationFrame(() => {
        heard.splice(0);
        resolve();
      }),
    );
  Object.assign(globalThis, { listening: { heard, focused, forget } });
}

declare const listening: { heard: Heard[]; focused(): string | null; forget(): Promise<void> };

/** Runs in the page before its own scripts. */
const recording = `{
  const reader = (${createReader.toString()})();
  (${record.toString()})(reader, (${createRegionFinder.toString()})(reader));
}`;

/** Starts recording a page, from its next document on. */
export async function listenTo(page: Page): Promise<Listener> {
  await page.addInitScript({ content: recording });
  return {
    forget: () => page.evaluate(() => listening.forget()),
    heard: () => page.evaluate(() => listening.heard),
    focused: () => page.evaluate(() => listening.focused()),
  };
}

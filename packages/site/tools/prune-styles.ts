import { transform } from "lightningcss";
import { type Declaration, parse, type Root } from "postcss";

/** Returns the classes without which a selector matches nothing. */
const classesOf = (selector: string): readonly string[] =>
  [...selector.replaceAll(/:not\([^)]*\)/g, "").matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(
    ([, name = ""]) => name,
  );

/** Returns whether a selector applies to every language, or to the language of the page. */
function isSpoken(selector: string, html: string): boolean {
  const [, language] = /\[lang=["']?([\w-]+)/.exec(selector) ?? [];
  return language === undefined || html.includes(`<html lang="${language}"`);
}

/** Returns whether a selector applies to both directions, or to the direction of the page. */
function isDirected(selector: string, html: string): boolean {
  const [, direction] = /\[dir=["']?(\w+)/.exec(selector) ?? [];
  return direction === undefined || html.includes(` dir="${direction}"`);
}

/** What React Aria adds while its components run: the pages that have them load the whole stylesheet by then. */
const ADDED = /\[data-react-aria-|\[role=["']?listbox/;

/** Returns whether a selector applies to the page's density and motion, which no script of the page changes. */
function isChosen(selector: string, html: string): boolean {
  const [, choice] = /\[(data-(?:density|motion))\b/.exec(selector) ?? [];
  return choice === undefined || html.includes(` ${choice}=`);
}

const readIn = (text: string) => new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name));

/** Removes unused custom properties; repeats this, because a removed one may have been the only use of another. */
function pruneProperties(sheet: Root, html: string): void {
  for (;;) {
    const read = readIn(sheet.toString() + html);
    const unread: Declaration[] = [];
    sheet.walkDecls(/^--/, (one) => void (read.has(one.prop) || unread.push(one)));
    if (unread.length === 0) return;
    for (const one of unread) one.remove();
  }
}

function pruned(css: string, html: string, used: ReadonlySet<string>): string {
  const sheet = parse(css);
  sheet.walkRules((rule) => {
    const kept = rule.selectors.filter(
      (selector) =>
        !ADDED.test(selector) &&
        isSpoken(selector, html) &&
        isDirected(selector, html) &&
        isChosen(selector, html) &&
        classesOf(selector).every((name) => used.has(name)),
    );
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
  pruneProperties(sheet, html);
  const { code } = transform({ filename: "page.css", code: Buffer.from(sheet.toString()), minify: true });
  return code.toString();
}

/**
 * Creates a function that reduces a stylesheet to the rules that a page can use: those of its language whose classes it
 * contains, and the custom properties that they use. Pages with the same classes get the same result.
 */
export function createPruner(css: string): (html: string) => string {
  const known = new Map<string, string>();
  return (html) => {
    const used = new Set(
      [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")),
    );
    const [language = ""] = /<html lang="[\w-]+"/.exec(html) ?? [];
    const key = [language, ...readIn(html), ...[...used].toSorted()].join(" ");
    const styles = known.get(key) ?? pruned(css, html, used);
    known.set(key, styles);
    return styles;
  };
}

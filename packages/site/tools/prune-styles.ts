import { transform } from "lightningcss";
import { parse } from "postcss";

/** The classes without which a selector matches nothing. */
const classesOf = (selector: string): readonly string[] =>
  [...selector.replaceAll(/:not\([^)]*\)/g, "").matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(
    ([, name = ""]) => name,
  );

/** Whether a selector is of every language, or of the page's. */
function isSpoken(selector: string, html: string): boolean {
  const [, language] = /\[lang=["']?([\w-]+)/.exec(selector) ?? [];
  return language === undefined || html.includes(`<html lang="${language}"`);
}

/** The rules of a stylesheet that a page can use: those of its language whose classes stand in it. */
export function pruneStyles(css: string, html: string): string {
  const used = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")),
  );
  const sheet = parse(css);
  sheet.walkRules((rule) => {
    const kept = rule.selectors.filter(
      (selector) => isSpoken(selector, html) && classesOf(selector).every((name) => used.has(name)),
    );
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
  const { code } = transform({ filename: "page.css", code: Buffer.from(sheet.toString()), minify: true });
  return code.toString();
}

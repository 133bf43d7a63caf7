import { transform } from "lightningcss";
import { parse } from "postcss";

/** The classes without which a selector matches nothing. */
const classesOf = (selector: string): readonly string[] =>
  [...selector.replaceAll(/:not\([^)]*\)/g, "").matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(
    ([, name = ""]) => name,
  );

/** The rules of a stylesheet that a page can use: those whose classes stand in it. */
export function pruneStyles(css: string, html: string): string {
  const used = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")),
  );
  const sheet = parse(css);
  sheet.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => classesOf(selector).every((name) => used.has(name)));
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
  const { code } = transform({ filename: "page.css", code: Buffer.from(sheet.toString()), minify: true });
  return code.toString();
}

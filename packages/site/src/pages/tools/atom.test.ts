import { expect, test } from "vitest";
import { defaultLanguage } from "../../languages.ts";
import { renderAtomFeed } from "./atom.ts";

const authorIn = (author: string) =>
  /<author><name>([^<]*)<\/name>/.exec(renderAtomFeed(defaultLanguage, "https://site.example", author))?.[1];

test("the feed escapes markup in texts", () => {
  expect(authorIn(`A & <B> "C"`)).toBe("A &amp; &lt;B&gt; &quot;C&quot;");
});

test("the feed omits characters that XML cannot contain, and retains all others", () => {
  expect(authorIn("Nor\u000B\u0000th\uFFFE\uD800gale")).toBe("Northgale");
  expect(authorIn("北风 \u{1F4C8}\tعربي")).toBe("北风 \u{1F4C8}\tعربي");
});

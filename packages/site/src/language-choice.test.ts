import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { keepLanguageScript, languageScript } from "./language-choice.ts";

interface Visit {
  readonly address?: string;
  readonly kept?: string;
  readonly browser?: readonly string[];
  readonly referrer?: string;
  readonly isStorageRefused?: boolean;
  /** The languages that the page was configured with. */
  readonly offered?: string;
}
const ORIGIN = "https://site.example";
const tags = ["en", "ms", "zh", "ar"];

/** Returns the address to which a visit is redirected, null where the page stays, and what is stored afterwards. */
function visitPage(visit: Visit) {
  const { address = "/platforms", kept = null, browser = ["en-US"], referrer = "", offered } = visit;
  const { pathname, search, hash } = new URL(address, ORIGIN);
  let target: string | null = null;
  const storage: { locale?: string } = { ...(kept !== null && { locale: kept }) };
  runInNewContext(languageScript(tags), {
    URLSearchParams,
    get localStorage() {
      if (visit.isStorageRefused === true) throw new Error("refused");
      return storage;
    },
    navigator: { languages: browser },
    document: { referrer, documentElement: { dataset: { languages: offered } } },
    location: { origin: ORIGIN, pathname, search, hash, replace: (to: string) => (target = to) },
  });
  return { target, stored: storage.locale ?? null };
}

test.each<readonly [string, Visit, string | null]>([
  ["there is no reason for another language", {}, null],
  ["another language was chosen", { kept: "ms" }, "/ms/platforms"],
  ["the browser prefers another language", { browser: ["de", "ar-EG", "en"] }, "/ar/platforms"],
  ["English was chosen, whatever the browser prefers", { kept: "en", browser: ["zh-CN"] }, null],
  ["the address names one", { address: "/?lang=zh&a=b#c", kept: "ms" }, "/zh?a=b#c"],
  ["the address names English", { address: "/?lang=en", kept: "ms" }, null],
  ["a link of the site led here", { kept: "ms", referrer: `${ORIGIN}/ms/platforms` }, null],
  ["a link of another site led here", { kept: "ms", referrer: `${ORIGIN}.evil/` }, "/ms/platforms"],
  ["the storage is disabled", { isStorageRefused: true, browser: ["ms"] }, "/ms/platforms"],
  ["a language is stored that is not offered", { kept: "ms", offered: "en zh" }, null],
  [
    "the second language of the browser is offered",
    { browser: ["ms", "zh"], offered: "en zh" },
    "/zh/platforms",
  ],
  ["the address names a language that is not offered", { address: "/?lang=ms", offered: "en zh" }, null],
  ["the stored value is not a language", { kept: "//evil.example" }, null],
])("a page without a language in its address, where %s", (_when, visit, target) => {
  expect(visitPage(visit).target).toBe(target);
});

test("a language that the query names is stored, and no other value", () => {
  expect(visitPage({ address: "/?lang=zh", kept: "ms" }).stored).toBe("zh");
  expect(visitPage({ address: "/?lang=xx", kept: "ms" }).stored).toBe("ms");
  expect(visitPage({ browser: ["ar"] }).stored).toBeNull();
});

const used = (event: "onclick" | "onpointerdown", address: string) => {
  const link: Record<string, unknown> = { hreflang: "ms" };
  const localStorage: Record<string, unknown> = {};
  const { search, hash } = new URL(address, ORIGIN);
  runInNewContext(keepLanguageScript, {
    URLSearchParams,
    localStorage,
    location: { search, hash },
    document: { querySelectorAll: () => [link] },
  });
  const handle = link[event];
  if (typeof handle === "function") Reflect.apply(handle, null, []);
  return { address: `${String(link["search"])}${String(link["hash"])}`, localStorage };
};

test("the language switch of a page stores the language of its link", () => {
  expect(used("onclick", "/").localStorage).toEqual({ locale: "ms" });
});

test.each(["onclick", "onpointerdown"] as const)(
  "the language switch leads to the same place of the page: query and fragment (%s)",
  (event) => {
    expect(used(event, "/calculators?lots=0.5&lang=en#margin").address).toBe("lots=0.5#margin");
  },
);

test("a language switch that is only pressed stores nothing", () => {
  expect(used("onpointerdown", "/").localStorage).toEqual({});
});

import { expect, test } from "vitest";
import { areaPaths } from "../app/paths.ts";
import { speculationRules } from "./speculation-rules.ts";

interface Rule {
  readonly where: { readonly and: readonly [object, { readonly not: { readonly href_matches: string[] } }] };
}
const rules: { readonly prefetch: [Rule]; readonly prerender: [Rule] } = JSON.parse(
  speculationRules(areaPaths),
);

const isTaken = ([rule]: [Rule], path: string) =>
  !rule.where.and[1].not.href_matches.some((pattern) =>
    new URLPattern(pattern, "https://portal.example").test(`https://portal.example${path}`),
  );

test("public pages are prefetched and prerendered", () => {
  for (const path of ["/", "/ms", "/platforms", "/zh/about-us", "/trading/trading-instruments/forex"])
    expect([isTaken(rules.prefetch, path), isTaken(rules.prerender, path)], path).toEqual([true, true]);
});

test("the sign-in and sign-up pages are prefetched, but not prerendered", () => {
  for (const path of ["/login", "/login?lang=ms", "/sign-up?referralCode=A", "/ar/login"])
    expect([isTaken(rules.prefetch, path), isTaken(rules.prerender, path)], path).toEqual([true, false]);
});

test("pages of the client area, API calls and files are neither prefetched nor prerendered", () => {
  const others = ["/api/User/Logout", "/content/quotes", "/docs/terms-of-use.pdf", "/sandbox/mailbox"];
  const files = ["/trading-tools/economic-calendar/events.ics", "/trading-tools/market-news/atom.xml"];
  for (const path of [...areaPaths, "/profile?tab=contact", ...others, ...files])
    expect([isTaken(rules.prefetch, path), isTaken(rules.prerender, path)], path).toEqual([false, false]);
});

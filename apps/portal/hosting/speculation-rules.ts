/** The address of the rules, for the header `Speculation-Rules`; inline rules would need an exception in the policy. */
export const SPECULATION_RULES = "/speculation-rules.json";

/** Addresses that are no pages, or belong to the provider. */
const noPages = ["/api/*", "/content/*", "/sandbox/*", "/docs/*", "/*.ics", "/*.xml"];
/** Pages whose scripts must not run before the user opens them. */
const withScripts = ["/login*", "/sign-up*", "/:lang/login*", "/:lang/sign-up*"];

const pagesBut = (patterns: readonly string[]) => ({
  and: [{ href_matches: "/*" }, { not: { href_matches: patterns } }],
});

/**
 * Returns the speculation rules of the public pages: hovering over a link prefetches the page's HTML, which is all that it
 * needs to paint; pressing the link prerenders the page.
 */
export function speculationRules(clientPages: readonly string[]): string {
  const others = [...noPages, ...clientPages.map((path) => `${path}*`)];
  return JSON.stringify({
    prefetch: [{ where: pagesBut(others), eagerness: "moderate" }],
    prerender: [{ where: pagesBut([...others, ...withScripts]), eagerness: "conservative" }],
  });
}

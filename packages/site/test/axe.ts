import axe from "axe-core";
import type { Page } from "playwright-core";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Returns axe's violations on the current page. */
export async function violations(
  page: Page,
  rules: readonly string[] | null = null,
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => Reflect.has(window, "axe")))) await page.evaluate(axe.source);
  return page.evaluate(
    async (options) => {
      interface Found {
        violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
      }
      const run: unknown = Reflect.get(Reflect.get(window, "axe"), "run");
      if (typeof run !== "function") throw new Error("axe is not there");
      const found: Found = await Reflect.apply(run, null, [document, options]);
      return found.violations.flatMap(({ id, nodes }) =>
        nodes
          .slice(0, 3)
          .map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary ?? ""}`),
      );
    },
    {
      runOnly: rules ? { type: "rule", values: rules } : { type: "tag", values: tags },
      resultTypes: ["violations"],
    },
  );
}

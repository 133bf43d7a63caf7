import { northgale } from "./companies/northgale.ts";
import { tidewell } from "./companies/tidewell.ts";
import type { Company } from "./company.ts";

/** The companies that have content; the first is the company of the demonstration. */
export const companies: readonly Company[] = [northgale, tidewell];

/** Returns the content of a company; throws without any, which stops the build. */
export function companyOf(id: number): Company {
  const found = companies.find((company) => company.id === id);
  if (!found)
    throw new Error(
      `No content for company ${id}: write it beside packages/site/src/content/companies/northgale.ts.`,
    );
  return found;
}

import { expectTypeOf, test } from "vitest";
import type { Company, useCompany } from "./use-company.ts";

test("the company is complete once it is known", () => {
  expectTypeOf<ReturnType<typeof useCompany>>().toEqualTypeOf<Company | null>();
  expectTypeOf<Company["companyLogo"]>().toEqualTypeOf<string>();
});

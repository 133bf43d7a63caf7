import { expectTypeOf, test } from "vitest";
import type { Company, useCompany } from "./use-company.ts";

test("the company is there once it is known, and never half", () => {
  expectTypeOf<ReturnType<typeof useCompany>>().toEqualTypeOf<Company | null>();
  expectTypeOf<Company["companyLogo"]>().toEqualTypeOf<string>();
});

import { expectTypeOf, test } from "vitest";
import type { Claim } from "./claim.ts";

test("a claim without a source, or with an unknown kind of source, does not compile", () => {
  expectTypeOf<{ value: string }>().not.toExtend<Claim>();
  expectTypeOf<{ value: string; source: { kind: "hearsay" } }>().not.toExtend<Claim>();
  expectTypeOf<{
    value: string;
    source: { kind: "document"; document: "rumours"; clause: 1 };
  }>().not.toExtend<Claim>();
  expectTypeOf<{ value: string; source: { kind: "specification"; section: string } }>().toExtend<Claim>();
});

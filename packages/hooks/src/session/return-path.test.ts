import { expect, test } from "vitest";
import { toReturnPath } from "./session.rules.ts";

// A browser reads `//host` and `/\host` as another site's address, whatever it was before it was normalised.
test.each([
  "/.//evil.com",
  "/..//evil.com",
  "/%2e//evil.com",
  "/%2E%2e//evil.com",
  "/.\\/evil.com",
  "/./\\evil.com",
  "/a/..//evil.com",
  "/\t/evil.com",
])("after sign-in %j leads to the root", (wanted) => {
  expect(toReturnPath(wanted)).toBe("/");
});

test("after sign-in a path of this site is opened, with its query and fragment", () => {
  expect(toReturnPath("/a/./b//c?tab=deposit#top")).toBe("/a/b//c?tab=deposit#top");
});

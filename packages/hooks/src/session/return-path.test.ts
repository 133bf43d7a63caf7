import { expect, test } from "vitest";
import { returnPath } from "./session.rules.ts";

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
])("after sign-in %j leads nowhere but home", (wanted) => {
  expect(returnPath(wanted)).toBe("/dashboard");
});

test("after sign-in a path of this site is kept, with its query and fragment", () => {
  expect(returnPath("/a/./b//c?tab=deposit#top")).toBe("/a/b//c?tab=deposit#top");
});

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

test("no part is lost for good where its code does not come once: React's own `lazy` keeps a failure", () => {
  const bare = globSync("**/*.{ts,tsx}", { cwd: root }).filter((file) =>
    /\bimport \{[^}]*\blazy\b[^}]*\} from "react"/.test(readFileSync(join(root, file), "utf8")),
  );
  expect(bare).toEqual([join("frame", "lazy-part.tsx")]);
});

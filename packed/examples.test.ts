import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { openPackage } from "../.storybook/docs/parts/read-parts.ts";
import { typecheck } from "./fresh-app.ts";

test("every example of the design system, as its docs page shows it, compiles against the tarball", async () => {
  const folder = join(inject("app"), "examples");
  await cp(join(import.meta.dirname, "examples"), folder, { recursive: true });
  const compilerOptions = { types: ["vite/client"], skipLibCheck: true };
  await writeFile(
    join(folder, "tsconfig.json"),
    JSON.stringify({ extends: "../tsconfig.json", compilerOptions, include: ["*.tsx", "*.d.ts"] }),
  );
  const reader = openPackage(join(import.meta.dirname, "../packages/ui"), "@broker/ui");
  const examples = [...reader.readExamples()];
  reader.close();
  expect(examples.length).toBeGreaterThan(90);
  await Promise.all(examples.map(([name, code]) => writeFile(join(folder, `${name}.tsx`), code)));
  expect(await typecheck(folder)).toBe("");
}, 120_000);

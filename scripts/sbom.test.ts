import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { publishedPackages } from "./published.ts";
import { writeBillsOfMaterials } from "./sbom.ts";

const packages = await publishedPackages();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sbom-"));
  await writeBillsOfMaterials(folder);
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

const fileOf = (name: string) => `${name.slice(1).replace("/", "-")}.cdx.json`;

test("the release writes one bill of materials for each published package, and attaches it", async () => {
  expect((await readdir(folder)).toSorted()).toEqual(packages.map(({ name }) => fileOf(name)).toSorted());
  const workflow = await readFile(join(import.meta.dirname, "../.github/workflows/release.yml"), "utf8");
  expect(workflow).toContain("node scripts/sbom.ts sbom");
  expect(workflow).toContain('"sbom/$(echo "${name#@}" | tr / -).cdx.json"');
});

test.each(packages)(
  "the bill of $name names it, and each of its dependencies",
  async ({ name, manifest }) => {
    const bill: unknown = JSON.parse(await readFile(join(folder, fileOf(name)), "utf8"));
    const { bomFormat, metadata, components } = Object(bill);
    expect(bomFormat).toBe("CycloneDX");
    const nameOf = (purl: unknown) =>
      decodeURIComponent(String(purl).replace(/^pkg:npm\//, "")).replace(/@[^@]*$/, "");
    expect(nameOf(Object(Object(metadata).component).purl)).toBe(name);
    const named = new Set(
      (Array.isArray(components) ? components : []).map((one) => nameOf(Object(one).purl)),
    );
    const dependencies = Object.keys(Object(manifest["dependencies"]));
    expect(dependencies.filter((one) => !named.has(one))).toEqual([]);
  },
);

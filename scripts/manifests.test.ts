import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { sharedFields } from "./manifests.ts";
import { publishedPackages, readManifest } from "./published.ts";

const workspace = join(import.meta.dirname, "..");
const root = await readManifest(".");

describe.each(await publishedPackages())("the manifest of $name", ({ folder, name, manifest }) => {
  test("repeats author, licence and URLs of the workspace's", () => {
    expect(manifest).toMatchObject(sharedFields(root, folder));
  });

  test("has a description and keywords", () => {
    expect(manifest["description"]).toMatch(/^[A-Z].{30,}\.$/);
    expect(manifest["keywords"]).toEqual(expect.arrayContaining(["broker", "client-portal"]));
    expect(existsSync(join(workspace, folder, "README.md"))).toBe(true);
  });

  test("names the supported versions of Node.js", () => {
    expect(manifest["engines"]).toEqual({ node: expect.stringMatching(/^>=\d+(\.\d+)?$/) });
  });

  test("declares which of its modules have side effects", () => {
    expect(manifest["sideEffects"]).toSatisfy((value) => value === false || Array.isArray(value));
  });

  test("is published publicly, as ES modules, with its changelog", () => {
    expect(name).toMatch(/^@broker\//);
    expect(manifest["type"]).toBe("module");
    expect(manifest["publishConfig"]).toMatchObject({ access: "public" });
    expect(manifest["files"]).toContain("CHANGELOG.md");
  });
});

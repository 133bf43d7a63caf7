import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { page, renewed, roles } from "./architecture.ts";
import { rooms } from "./feature-edges.ts";
import { wrongImports } from "./feature-imports.ts";
import { importCircles, longFunctions, upwardImports } from "./structure.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
}).split("\n");
/** React Router's names of its entries. */
const ofTools = new Set(["entry.client.tsx", "entry.server.tsx"]);

const squeezed = (text: string) => text.replaceAll(/[ -]+/g, " ");

test("docs/architecture.md has the map, the roles and the imports of the code (else: node scripts/architecture.ts)", async () => {
  const text = readFileSync(page, "utf8");
  // The formatter widens the columns of tables.
  expect(squeezed(await renewed(text))).toBe(squeezed(text));
});

test("every role in a file name is in the list", () => {
  const sources = files.filter((file) => /^(packages|apps)\/[^/]+\/(src|app)\/.*\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(500);
  const unknown = sources.filter((file) => {
    const [, ...parts] = basename(file)
      .replace(/(\.d)?\.tsx?$/, "")
      .split(".");
    return !ofTools.has(basename(file)) && parts.some((part) => !(part in roles));
  });
  expect(unknown).toEqual([]);
});

test("every role of the list is used", () => {
  const names = files.map((file) => basename(file));
  const unused = Object.keys(roles).filter((role) => !names.some((name) => name.includes(`.${role}.ts`)));
  expect(unused).toEqual([]);
});

/** Features of the interface without an operation of the contract, each with a description. */
const ownFeatures: Readonly<Record<string, string>> = {
  dashboard: "shows several features at once",
  "deposit-withdrawal": "holds the tabs of two features",
  eligibility: "tells what a user still lacks, from user info",
  screener: "embeds the market overview of another provider",
  transaction: "lists deposits, withdrawals and transfers alike",
};

test("a feature has one name in the contract, the mocks, the hooks, the screens and the provider", () => {
  const namesOf = (pattern: RegExp) => [...new Set(files.flatMap((file) => pattern.exec(file)?.[1] ?? []))];
  const contract = namesOf(/^api-spec\/paths\/([^/]+)\.yaml$/);
  const provider = namesOf(/^apps\/sandbox\/src\/([^/]+)\//);
  expect(contract.length).toBeGreaterThan(10);
  expect(contract.filter((name) => !provider.includes(name))).toEqual([]);
  const shared = new Set(
    Object.values(rooms).flatMap((room) => Object.keys({ ...room.shared, ...room.gathering })),
  );
  const features = [
    ...namesOf(/^packages\/mocks\/src\/([^/]+)\.scenarios\.ts$/),
    ...namesOf(/^packages\/(?:hooks|screens)\/src\/([^/]+)\//).filter((name) => !shared.has(name)),
  ];
  const unknown = features.filter((name) => !contract.includes(name) && !(name in ownFeatures));
  expect(unknown).toEqual([]);
  expect(Object.keys(ownFeatures).filter((name) => !features.includes(name))).toEqual([]);
});

test.each(Object.keys(rooms))(
  "the features of %s import each other only as scripts/feature-edges.ts allows",
  (room) => {
    expect(wrongImports(room)).toEqual([]);
  },
);

test("no imports form a circle, and no shared folder of the hooks imports a feature", () => {
  expect(importCircles()).toEqual([]);
  expect(upwardImports("packages/hooks")).toEqual([]);
});

test("at most ten functions have more than 60 lines, and none has 100", () => {
  const lengths = longFunctions();
  expect(lengths.length).toBeLessThanOrEqual(10);
  expect(Math.max(...lengths)).toBeLessThan(100);
});

test.each(files.filter((file) => /^(docs\/.*|CONTRIBUTING)\.md$/.test(file)))(
  "every file that %s links to exists",
  (document) => {
    const text = readFileSync(join(root, document), "utf8");
    const linked = [...text.matchAll(/\]\((?![a-z]+:)([^)#]+)/g)].map(([, path = ""]) =>
      join(dirname(document), path),
    );
    const missing = linked.filter(
      (path) => !files.some((file) => file === path || file.startsWith(`${path}/`)),
    );
    expect(missing).toEqual([]);
  },
);

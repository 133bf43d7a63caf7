import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { publishedPackages } from "./published.ts";

const root = join(import.meta.dirname, "..");
const policy = readFileSync(join(root, "docs/support.md"), "utf8");

/** Returns the cells of each package in the table of environments. */
const rows = new Map(
  policy
    .split("\n")
    .filter((line) => line.startsWith("| `@broker/"))
    .map((line) => {
      const [, name = "", node = "", peers = ""] = line.split("|").map((cell) => cell.trim());
      return [name.replaceAll("`", ""), { node, peers }] as const;
    }),
);

const shortNames: Readonly<Record<string, string>> = { "@tanstack/react-query": "tanstack query" };

test("the support policy names the Node versions and the peers of every package", async () => {
  const packages = await publishedPackages();
  const wanted = packages.map(({ name, manifest }) => {
    const peers = Object.entries(Object(manifest["peerDependencies"])).filter(
      ([peer]) => peer !== "react-dom",
    );
    const named = peers.map(([peer, range]) => `${shortNames[peer] ?? peer} ${String(range)}`).toSorted();
    return [name, { node: String(Object(manifest["engines"]).node), peers: named.join(", ") }] as const;
  });
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(wanted));
});

test("every action of a workflow is pinned to a commit, with its version beside it", () => {
  const uses = globSync("*.yml", { cwd: join(root, ".github/workflows") }).flatMap((file) =>
    [...readFileSync(join(root, ".github/workflows", file), "utf8").matchAll(/uses: (.*)/g)].map(
      ([, action = ""]) => action,
    ),
  );
  expect(uses.length).toBeGreaterThan(0);
  expect(uses.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
});

import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { globSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readCoverage } from "../scripts/asvs-coverage.ts";

const room = resolve(import.meta.dirname, "..");
const top = resolve(room, "../..");

/** Normalises the cells of a table, without padding. */
const cells = (table: string) =>
  table
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim().replace(/^-+$/, "-")))
    .map((row) => row.join("|"));

test("docs/security.md lists the requirements in the tests' titles, and leaves none open", async () => {
  const { table, committed, open, unknown } = await readCoverage();
  expect(unknown).toEqual([]);
  expect(open).toEqual([]);
  expect(cells(committed)).toEqual(cells(table));
});

test("the migrations create the tables of the schema", async () => {
  const tables: Record<string, unknown> = {};
  for (const file of globSync("src/db/schema/*.ts", { cwd: room }))
    Object.assign(tables, await import(join(room, file)));
  const [last = ""] = globSync("src/db/migrations/meta/*_snapshot.json", { cwd: room }).toSorted().slice(-1);
  const migrated: Parameters<typeof generateMigration>[0] = JSON.parse(
    await readFile(join(room, last), "utf8"),
  );
  expect(await generateMigration(migrated, generateDrizzleJson(tables, migrated.id))).toEqual([]);
});

test("SQL is run by stores and db only, and no module uses private parts of the ORM", async () => {
  const files = globSync("src/**/*.ts", { cwd: room });
  const isForSql = (file: string) => file.endsWith(".store.ts") || file.startsWith(join("src", "db"));
  const odd = [];
  for (const file of files) {
    const text = await readFile(join(room, file), "utf8");
    const runsSql = /\b(sql|tx|transaction)\s*\.(select|insert|update|delete|execute)\(/.test(text);
    const isPrivate = /\b(sql|tx|transaction)\s*\.(_|session|dialect)\b/.test(text);
    if ((runsSql && !isForSql(file)) || isPrivate) odd.push(file);
  }
  expect(files.length).toBeGreaterThan(100);
  expect(odd).toEqual([]);
});

const Lockfile = v.object({
  packages: v.record(
    v.string(),
    v.looseObject({ resolution: v.looseObject({ integrity: v.optional(v.string()) }) }),
  ),
});

test("asvs(15.1.2) asvs(15.2.4): dependencies come from the registry only, with a checksum", async () => {
  const { packages } = v.parse(Lockfile, parse(await readFile(join(top, "pnpm-lock.yaml"), "utf8")));
  const odd = Object.entries(packages).filter(
    ([, { resolution }]) =>
      !resolution.integrity?.startsWith("sha512-") || "tarball" in resolution || "repo" in resolution,
  );
  expect(Object.keys(packages).length).toBeGreaterThan(100);
  expect(odd.map(([name]) => name)).toEqual([]);
});

import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const room = join(import.meta.dirname, "..");

/** Returns the rules that a further migration violates. */
function lint(sql: string): string[] {
  const file = ["--stdin-filepath", "src/db/migrations/9999_next.sql"];
  const { stdout, stderr, error } = spawnSync(
    join(room, "node_modules/.bin/squawk"),
    ["--reporter", "gcc", ...file],
    { cwd: room, encoding: "utf8", input: sql },
  );
  if (error) throw error;
  return [...(stdout + stderr).matchAll(/(?:warning|error): ([a-z-]+)/g)].map(([, rule = ""]) => rule);
}

test.each([
  ['alter table "deposit" add column "note" text;'],
  ['alter table "deposit" add column "is_old" boolean default false not null;'],
  ['create table "note" ("id" text primary key not null); create index "note_id" on "note" ("id");'],
])("a migration that replicas of the version before do not notice passes: %s", (sql) => {
  expect(lint(sql)).toEqual([]);
});

test.each([
  ["ban-drop-column", 'alter table "deposit" drop column "amount";'],
  ["ban-drop-table", 'drop table "deposit";'],
  ["renaming-column", 'alter table "deposit" rename column "amount" to "sum";'],
  ["renaming-table", 'alter table "deposit" rename to "payment";'],
  ["changing-column-type", 'alter table "deposit" alter column "amount" type text;'],
  ["adding-not-nullable-field", 'alter table "deposit" alter column "amount" set not null;'],
  ["adding-required-field", 'alter table "deposit" add column "note" text not null;'],
  ["require-concurrent-index-creation", 'create index "deposit_amount" on "deposit" ("amount");'],
])("%s: a migration that breaks or blocks replicas of the version before is refused", (rule, sql) => {
  expect(lint(sql)).toContain(rule);
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { type EmbeddedDatabase, openEmbedded } from "../src/db/database.ts";

let database: EmbeddedDatabase;
beforeAll(async () => {
  database = await openEmbedded(null);
}, 60_000);
afterAll(() => database.close());

/** Counts the turns of the event loop, each of which serves the network. */
function countLoopTurns() {
  let turns = 0;
  let next = setImmediate(function count() {
    turns += 1;
    next = setImmediate(count);
  });
  return { turns: () => turns, stop: () => clearImmediate(next) };
}

test("the event loop runs after every statement of the embedded engine, also within a transaction", async () => {
  const loop = countLoopTurns();
  const statement = () => database.sql.execute("select 1");
  const afterStatements = await Promise.all(
    Array.from({ length: 10 }, () => statement().then(() => loop.turns())),
  );
  expect(new Set(afterStatements).size).toBe(10);
  const before = loop.turns();
  await database.sql.transaction(async (transaction) => {
    for (let count = 0; count < 10; count += 1) await transaction.execute("select 1");
  });
  loop.stop();
  expect(loop.turns() - before).toBeGreaterThanOrEqual(10);
});

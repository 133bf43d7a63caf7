import { afterAll, beforeAll, expect, test } from "vitest";
import { tidy } from "../src/jobs/tidy.ts";
import { createProvider, type Provider } from "./provider.ts";

let provider: Provider;
beforeAll(async () => {
  provider = await createProvider();
});
afterAll(() => provider.close());

test("replicas tidy up once an hour together, and not once an hour each", async () => {
  const turns = await Promise.all([tidy(provider.deps), tidy(provider.deps), tidy(provider.deps)]);
  expect(turns.filter(Boolean)).toHaveLength(1);
  provider.clock.advance(59);
  expect(await tidy(provider.deps)).toBe(false);
  provider.clock.advance(2);
  expect(await tidy(provider.deps)).toBe(true);
});

test("a part of the hourly work that fails is logged, and the other parts still run: the books are checked", async () => {
  await provider.query("alter table data_export rename to data_export_away");
  await provider.query("update account set balance = balance + 1 where kind = 'eWallet'");
  provider.clock.advance(61);
  expect(await tidy(provider.deps)).toBe(true);
  expect(provider.logs.some((line) => line.includes("removeOutdatedExports"))).toBe(true);
  expect((await provider.deps.metrics.render()).body).toContain("broker_ledger_ok 0");
  await provider.query("update account set balance = balance - 1 where kind = 'eWallet'");
  await provider.query("alter table data_export_away rename to data_export");
  provider.clock.advance(61);
  await tidy(provider.deps);
});

test("books that do not add up are reported within the hour: as a metric and in the log", async () => {
  const figures = async () => (await provider.deps.metrics.render()).body;
  expect(await figures()).toContain("broker_ledger_ok 1");
  await provider.query("update account set balance = balance + 1 where kind = 'eWallet'");
  provider.clock.advance(61);
  await tidy(provider.deps);
  expect(await figures()).toContain("broker_ledger_ok 0");
  expect(provider.logs.some((line) => line.includes("the books do not add up"))).toBe(true);
});

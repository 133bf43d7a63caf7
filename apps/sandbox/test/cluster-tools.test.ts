import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { formatBalancer } from "../cluster/balancer.ts";
import { compare } from "../cluster/compare.ts";
import { findPrograms } from "../cluster/programs.ts";
import { places, readRunbook } from "../cluster/runbook.ts";
import { findGameDays, putGameDays } from "../cluster/table.ts";
import { createProvider } from "./provider.ts";

test("a cluster without its programs does not start, with a sentence that names them and their packages", () => {
  const find = () => findPrograms({ path: "/nowhere", servers: [] });
  expect(find).toThrow(
    /^The cluster needs programs that are not installed: etcd, patroni, pgbouncer, haproxy, pgbackrest, openssl/,
  );
  expect(find).toThrow(
    /apt-get install .* etcd-server patroni python3-etcd pgbouncer haproxy pgbackrest openssl/,
  );
});

test("the balancer of the cluster answers for replicas that are gone with a 503 that says when to repeat", () => {
  const text = formatBalancer({
    front: 1,
    replicas: [2, 3, 4],
    primary: 5,
    members: [6, 7, 8].map((port) => ({ port, restPort: port + 100 })),
    etcd: [9, 10, 11],
    etcdMembers: [12, 13, 14],
    store: 15,
    stores: [16, 17],
    backups: { port: 18, certificate: "/nowhere/store.pem" },
    control: 19,
  });
  for (const status of [502, 503, 504]) {
    const line = text.split("\n").find((one) => one.includes(`http-error status ${status}`)) ?? "";
    expect(line).toContain("hdr Retry-After 1");
    expect(line).toContain('"responseMessage":"The provider is busy. Please try again in a moment."');
  }
});

test("each block of the runbook of a restore names machines that the game day has, and comes before what needs it", () => {
  const page = readFileSync(join(import.meta.dirname, "../../../docs/runbooks.md"), "utf8");
  const steps = readRunbook(page, "Restore the database");
  expect(steps.map(({ place }) => place).filter((place) => !places.some((one) => one === place))).toEqual([]);
  const text = steps.flatMap(({ lines }) => lines).join("\n");
  const order = [
    "stop broker",
    "stop patroni",
    "--type=time",
    "pg_ctl stop",
    "remove broker",
    "start patroni",
  ];
  const found = order.map((one) => text.indexOf(one));
  expect(Math.min(...found)).toBeGreaterThan(-1);
  expect(found).toEqual(found.toSorted((a, b) => a - b));
});

describe("the figures of a game day", () => {
  test("count a deposit that is gone, one that is there twice, and a transfer that is gone", async () => {
    const provider = await createProvider();
    const visitor = provider.visitor();
    await visitor.signIn();
    const { client } = visitor;
    const idsOf = (rows: readonly { readonly transactionId: string }[]) =>
      new Set(rows.map(({ transactionId }) => transactionId));
    const old = {
      deposits: idsOf(await client.call("GetDepositTransactionsByUser", {})),
      transfers: idsOf(await client.call("GetInternalTransactionsByUser", {})),
    };
    const order = { paymentPlatformId: 11, currencyCode: "MYR", amount: 447, amountUsd: 100 };
    const { transactionId } = await client.call("DepositRequest", order);
    const count = (deposits: readonly string[], cents: readonly number[]) =>
      compare({ client, deposits: new Set(deposits), cents: new Set(cents) }, old);
    expect(await count([transactionId], [])).toEqual({ lost: 0, doubled: 0 });
    expect(await count([transactionId, "D-GONE"], [])).toEqual({ lost: 1, doubled: 0 });
    expect(await count([transactionId], [7])).toEqual({ lost: 1, doubled: 0 });
    await client.call("DepositRequest", order);
    expect(await count([transactionId], [])).toEqual({ lost: 0, doubled: 1 });
    expect(await count([transactionId, "D-GONE"], [])).toEqual({ lost: 1, doubled: 1 });
    await provider.close();
  });

  test("replace the row of their game day in the page, and no other one", () => {
    const figures = { intents: 9, lost: 0, doubled: 0, silence: 1.26, busy: 2, others: 0, signedOut: 0 };
    const line = (name: string, more: object = {}) =>
      JSON.stringify({ name, what: "x", ...figures, ...more });
    const first = putGameDays("# Page\n", `${line("a")}\n${line("b")}\n`, "2026-01-01");
    const second = putGameDays(first, line("b", { lost: 1 }), "2026-01-02");
    const rows = findGameDays(second)
      .split("\n")
      .filter((row) => row.startsWith("| `"));
    expect(rows).toEqual([
      "| `a` | x | 9 | 0 | 0 | 1.3 s | 2 | 0 | 0 | 2026-01-01 |",
      "| `b` | x | 9 | 1 | 0 | 1.3 s | 2 | 0 | 0 | 2026-01-02 |",
    ]);
    expect(second).toMatch(/^# Page\n\n## Game days\n/);
  });
});

import { gunzipSync } from "node:zlib";
import { operations } from "@broker/api-spec/operations";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../src/app.ts";
import { findAnswerErrors } from "../src/contract/validation.ts";
import { createReadingShare, readerOf } from "../src/http/reading-share.ts";
import { networksOf } from "../src/http/network.ts";
import { createProvider, type Provider, type Visitor } from "./provider.ts";

const ROWS = 5_000;

let provider: Provider;
let busy: Visitor;
let userId: number;
let demo: Visitor;
beforeAll(async () => {
  provider = await createProvider();
  busy = provider.visitor();
  ({ staffUserId: userId } = await busy.signIn("busy@example.com"));
  demo = provider.visitor();
  await demo.signIn();
}, 120_000);
afterAll(() => provider.close());

const listPath = () => `/api/Deposit/GetDepositTransactionsByUser?userId=${userId}`;

describe("a long list", { timeout: 120_000 }, () => {
  test("is read in pieces, each row once and in order, also rows of the same instant", async () => {
    // The rows are closer together than JavaScript's dates can express.
    await provider.query(`update deposit set requested_at = '2026-03-01T00:00:00.000500Z'::timestamptz
      - (abs(hashtext(transaction_id)) % 900) * interval '1 microsecond' where user_id = ${userId}`);
    const { rows } = await provider.query(`select transaction_id from deposit where user_id = ${userId}
      order by requested_at desc, transaction_id desc`);
    const list = await busy.client.call("GetDepositTransactionsByUser", {});
    expect(list.map(({ transactionId }) => ({ transaction_id: transactionId }))).toEqual(rows);
    expect(list).toHaveLength(ROWS);
  });

  test("lets other requests run between its pieces, also with four lists at once", async () => {
    const state = { isOver: false };
    const lists = Promise.all(
      Array.from({ length: 4 }, async () => (await busy.fetch(listPath())).status),
    ).finally(() => (state.isOver = true));
    let between = 0;
    while (!state.isOver) {
      await demo.client.call("GetUserInfo", {});
      between += 1;
      // No request comes from outside, where timers would get their turn.
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await lists).toEqual([200, 200, 200, 200]);
    // A piece has 50 rows: lists that are read as a whole would leave a few turns only.
    expect(between).toBeGreaterThan(50);
  });

  test("is compressed for a client that accepts it; a short answer is not", async () => {
    const ask = async (path: string, headers: Record<string, string>) => {
      const response = await busy.fetch(path, { headers });
      const bytes = Buffer.from(await response.arrayBuffer());
      return {
        encoding: response.headers.get("content-encoding"),
        vary: response.headers.get("vary"),
        bytes,
      };
    };
    const plain = await ask(listPath(), {});
    expect(plain).toMatchObject({ encoding: null, vary: expect.stringContaining("Accept-Encoding") });
    const packed = await ask(listPath(), { "accept-encoding": "gzip, deflate, br" });
    expect(packed).toMatchObject({ encoding: "gzip", vary: expect.stringContaining("Accept-Encoding") });
    expect(gunzipSync(packed.bytes).equals(plain.bytes)).toBe(true);
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 5);
    expect((await ask(listPath(), { "accept-encoding": "gzip;q=0, identity" })).encoding).toBeNull();
    const info = `/api/User/GetUserInfo?userId=${userId}&companyId=9`;
    expect((await ask(info, { "accept-encoding": "gzip" })).encoding).toBeNull();
  });

  test("is validated by its first and its last rows", async () => {
    const answer = Object(await (await busy.fetch(listPath())).json());
    const errorsWith = (index: number) => {
      const data = answer.data.with(index, { ...answer.data[index], amount: "none" });
      return findAnswerErrors("GetDepositTransactionsByUser", 200, { ...answer, data }).length > 0;
    };
    expect(errorsWith(0)).toBe(true);
    expect(errorsWith(49)).toBe(true);
    expect(errorsWith(2_500)).toBe(false);
    expect(errorsWith(ROWS - 1)).toBe(true);
  });
});

describe("asvs(2.4.1): a client's share of reads", () => {
  test("is enough for a page with fifty concurrent requests, in two windows", async () => {
    const names = ["GetUserInfo", "GetDepositTransactionsByUser", "GetInternalTransactionsByUser"] as const;
    const all = Array.from({ length: 100 }, (_, index) =>
      demo.client.call(names[index % names.length] ?? "GetUserInfo", {}),
    );
    await expect(Promise.all(all)).resolves.toHaveLength(100);
  });

  const [me, you] = [readerOf(1), readerOf(2)];
  const limits = { atOnce: 2, waiting: 3, burst: 10_000, perSecond: 1_000 };
  test("runs two reads at once, queues a few and refuses more; other clients have their own share", async () => {
    const share = createReadingShare(limits);
    const held = Promise.withResolvers<string>();
    let running = 0;
    const work = async () => {
      running += 1;
      return held.promise;
    };
    const mine = Array.from({ length: 5 }, () => share.take(me, work));
    await expect(share.take(me, work)).rejects.toMatchObject({ status: 429, retryAfter: 1 });
    await expect(share.take(you, async () => "read")).resolves.toBe("read");
    expect(running).toBe(2);
    held.resolve("done");
    await expect(Promise.all(mine)).resolves.toHaveLength(5);
  });

  test("is limited in bytes, with at least two thousand per answer, and refills with time", async () => {
    let seconds = 0;
    const share = createReadingShare(limits, () => seconds);
    const read = () => share.take(me, async () => "read");
    for (let turn = 0; turn < 5; turn += 1) {
      await read();
      share.spend(me, 10);
    }
    await expect(read()).rejects.toMatchObject({ status: 429, retryAfter: 1 });
    await expect(share.take(you, async () => "read")).resolves.toBe("read");
    seconds += 2;
    await expect(read()).resolves.toBe("read");
    share.spend(me, 12_000);
    await expect(read()).rejects.toMatchObject({ status: 429, retryAfter: 10 });
    seconds += 10.001;
    await expect(read()).resolves.toBe("read");
  });
});

test("the download of a logo, which is public, counts as a read of the visitor's network", async () => {
  const reads = createReadingShare({ atOnce: 2, waiting: 100, burst: 1, perSecond: 0.001 });
  const { fetch } = await createApp({ ...provider.deps, reads });
  const logo = async () => (await fetch(new Request("http://localhost:4000/api/files/logo/9.svg"))).status;
  expect([await logo(), await logo()]).toEqual([200, 429]);
});

test("of a visitor without a session is shared with the whole /56, which may read four times as much as a /64", async () => {
  const share = createReadingShare({ atOnce: 2, waiting: 100, burst: 10_000, perSecond: 1 }, () => 0);
  const at = (subnet: number) => networksOf(`2001:db8:1:1${subnet}::1`);
  const read = async (subnet: number) => {
    await share.take(at(subnet), async () => "read");
    share.spend(at(subnet), 10_000);
  };
  for (const subnet of [0, 1, 2, 3]) await read(subnet);
  await expect(read(0)).rejects.toMatchObject({ status: 429 });
  await expect(read(4)).rejects.toMatchObject({ status: 429 });
  await expect(share.take(networksOf("2001:db8:1:200::1"), async () => "read")).resolves.toBe("read");
});

test("does not count the requests of a portal before sign-in, which are cached per company", async () => {
  const path = (companyId: number) => `${operations.GetCapabilities.path}?companyId=${companyId}`;
  const first = await (await demo.fetch(path(9))).text();
  await provider.query("update payment_platform set deposit_min = deposit_min + 1");
  try {
    expect(await (await demo.fetch(path(9))).text()).toBe(first);
    expect(await (await demo.fetch(path(12))).text()).not.toBe(first);
    provider.deps.lookups.clear();
    expect(await (await demo.fetch(path(9))).text()).not.toBe(first);
  } finally {
    await provider.query("update payment_platform set deposit_min = deposit_min - 1");
    provider.deps.lookups.clear();
  }
});

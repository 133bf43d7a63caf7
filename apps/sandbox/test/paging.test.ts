import { type SQLWrapper, sql as raw } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "../src/config.ts";
import { rowsOf } from "../src/db/rows.ts";
import { depositStore } from "../src/deposit/deposit.store.ts";
import { transferStore } from "../src/transfer/transfer.store.ts";
import { createCustomer, type Customer } from "./customer.ts";
import { createProvider, hundredDollars, type Provider } from "./provider.ts";

let provider: Provider;
let mine: Customer;
let other: Customer;
beforeAll(async () => {
  provider = await createProvider();
  mine = await createCustomer(provider);
  other = await createCustomer(provider, {}, "Farid Hassan");
  await fill(mine, other);
}, 120_000);
beforeEach(() => provider.forgetLimits());
afterAll(() => provider.close());

const MANY = 130;

/** Writes many rows to each list of a customer. Groups of seven have one time, and the times differ by less than a JavaScript date can. */
async function fill({ userId }: Customer, { userId: otherId }: Customer) {
  const at = "'2026-03-01T00:00:00Z'::timestamptz - (n / 7) * interval '1 microsecond'";
  const money = "'USD', 100, 100";
  const rows = `from generate_series(1, ${MANY}) as n`;
  await provider.query(`insert into deposit (transaction_id, user_id, payment_platform_id, currency_code, amount, amount_usd,
    rate, payment_status_id, requested_at) select 'D-P' || n, ${userId}, 11, ${money}, 1, 6, ${at} ${rows}`);
  await provider.query(`insert into withdrawal (transaction_id, user_id, payment_platform_id, currency_code, amount, amount_usd,
    rate, payment_status_id, bank, bank_account_name, bank_account_number, requested_at)
    select 'W-P' || n, ${userId}, 11, ${money}, 1, 6, 'DAYB', 'A', '1', ${at} ${rows}`);
  // The other customer sends every third transfer; half of these are completed, and are in both lists.
  await provider.query(`insert into transfer (transaction_id, user_id, kind, recipient_id, currency_code, amount, amount_usd,
    payment_status_id, requested_at) select 'T-P' || n, case n % 3 when 0 then ${otherId} else ${userId} end,
    case n % 3 when 0 then 'user' else 'trading' end, case n % 3 when 0 then ${userId} end, ${money},
    case n % 2 when 0 then 5 else 6 end, ${at} ${rows}`);
  await provider.query(`insert into compound_subscription (user_id, plan_name, days, interest_amount, started_at)
    select ${userId}, 'Growth 90', 90, 1, ${at} ${rows}`);
}

/** The four lists: the call for a page, and the call for the whole list. */
const lists = {
  deposits: {
    page: ({ client }: Customer, fields: PageFields) => client.call("GetDepositPage", fields),
    whole: ({ client }: Customer) => client.call("GetDepositTransactionsByUser", {}),
  },
  withdrawals: {
    page: ({ client }: Customer, fields: PageFields) => client.call("GetWithdrawalPage", fields),
    whole: ({ client }: Customer) => client.call("GetWithdrawalTransactionsByUser", {}),
  },
  transfers: {
    page: ({ client }: Customer, fields: PageFields) => client.call("GetTransferPage", fields),
    whole: ({ client }: Customer) => client.call("GetInternalTransactionsByUser", {}),
  },
  "compound schemes": {
    page: ({ client }: Customer, fields: PageFields) => client.call("GetCompoundSchemePage", fields),
    whole: ({ client }: Customer) => client.call("GetCompoundSchemeLogByUserId", {}),
  },
} as const;
interface PageFields {
  readonly cursor?: string;
  readonly limit?: number;
  readonly from?: string;
  readonly to?: string;
}
const idOf = (row: object): unknown =>
  Reflect.get(row, "transactionId") ?? Reflect.get(row, "subscriptionID");

/** Reads all pages of a list; `between` runs after each page. */
async function readAll(name: keyof typeof lists, fields: PageFields, between = async () => {}) {
  const pages: unknown[][] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page = await lists[name].page(mine, { ...fields, ...(cursor !== undefined && { cursor }) });
    pages.push(page.rows.map(idOf));
    cursor = page.nextCursor;
    await between();
  }
  return pages;
}

const names = Object.keys(lists).filter((name): name is keyof typeof lists => Object.hasOwn(lists, name));
const unknownCursor = { kind: "refused", code: 1180 };

describe.each(names)("the pages of %s", (name) => {
  const whole = async () => (await lists[name].whole(mine)).map(idOf);

  test.each([1, 7, 50, 200])("of %i rows are the whole list, each row once and in order", async (limit) => {
    const pages = await readAll(name, { limit });
    expect(pages.flat()).toEqual(await whole());
    expect(new Set(pages.slice(0, -1).map(({ length }) => length))).toEqual(
      new Set(pages.length > 1 ? [limit] : []),
    );
  });

  test("have 50 rows if the request names no limit, and the last page is not empty", async () => {
    const pages = await readAll(name, {});
    expect(pages[0]).toHaveLength(50);
    expect(pages.at(-1)).not.toHaveLength(0);
    const total = (await whole()).length;
    expect((await lists[name].page(mine, { limit: total })).nextCursor).toBeNull();
  });

  test("are refused after a cursor of another customer, a cursor of another list and an invented cursor", async () => {
    const foreign = { deposits: "W-P1", withdrawals: "D-P1", transfers: "D-P1", "compound schemes": "D-P1" };
    for (const cursor of [foreign[name], "T-P3-", "0", "7999999", "unknown"])
      await expect(lists[name].page(mine, { cursor }), cursor).rejects.toMatchObject(unknownCursor);
  });

  test("have from 1 to 200 rows, of days of the calendar", async () => {
    for (const fields of [
      { limit: 0 },
      { limit: 201 },
      { from: "2026-02-30" },
      { to: "2026-3-1" },
      { cursor: "%" },
    ])
      await expect(lists[name].page(mine, fields)).rejects.toMatchObject({ kind: "invalid", code: 4000 });
  });
});

test.each(["deposits", "withdrawals", "compound schemes"] as const)(
  "a cursor of %s that another customer got is unknown",
  async (name) => {
    const { nextCursor } = await lists[name].page(mine, { limit: 1 });
    await expect(lists[name].page(other, { cursor: nextCursor ?? "" })).rejects.toMatchObject(unknownCursor);
  },
);

test("a transfer from another customer continues the list only where it is shown", async () => {
  // T-P3 is cancelled, so that its recipient does not see it; T-P6 is completed.
  await expect(lists.transfers.page(mine, { cursor: "T-P3" })).rejects.toMatchObject(unknownCursor);
  await expect(lists.transfers.page(mine, { cursor: "T-P6" })).resolves.toHaveProperty("rows");
  await expect(lists.transfers.page(other, { cursor: "T-P3" })).resolves.toHaveProperty("rows");
});

test("no row is repeated or left out when rows arrive while a customer reads the pages", async () => {
  const before = (await lists.deposits.whole(mine)).map(idOf);
  const order = { companyId: 9, ...hundredDollars };
  const pages = await readAll("deposits", { limit: 40 }, async () => {
    await provider.forgetLimits();
    await provider.query(`update deposit set payment_status_id = 6 where user_id = ${mine.userId}`);
    await mine.client.call("DepositRequest", order);
  });
  expect(pages.flat()).toEqual(before);
  const first = await lists.deposits.page(mine, { limit: 10 });
  expect(first.rows.map(idOf)).not.toEqual(before.slice(0, 10));
});

describe("a period", () => {
  const ids = async (fields: PageFields) => {
    const { rows } = await lists.deposits.page(other, fields);
    return rows.map(idOf);
  };
  beforeAll(async () => {
    const instants = [
      "2026-01-31T23:59:59.999Z",
      "2026-02-01T00:00:00Z",
      "2026-02-28T23:59:59.999999Z",
      "2026-03-01T00:00:00Z",
    ];
    for (const [index, at] of instants.entries())
      await provider.query(`insert into deposit (transaction_id, user_id, payment_platform_id, currency_code, amount,
        amount_usd, rate, payment_status_id, requested_at)
        values ('D-R${index}', ${other.userId}, 11, 'USD', 100, 100, 1, 6, '${at}')`);
  });

  test("has its first and its last day whole, in UTC, and is open where a day is left out", async () => {
    expect(await ids({ from: "2026-02-01", to: "2026-02-28" })).toEqual(["D-R2", "D-R1"]);
    expect(await ids({ from: "2026-03-01" })).toEqual(["D-R3"]);
    expect(await ids({ to: "2026-01-31" })).toEqual(["D-R0"]);
    expect(await ids({ from: "2026-02-02", to: "2026-02-01" })).toEqual([]);
  });

  test("is paged too, and a cursor continues in another period", async () => {
    const { rows, nextCursor } = await lists.deposits.page(other, { from: "2026-02-01", limit: 1 });
    expect([rows.map(idOf), nextCursor]).toEqual([["D-R3"], "D-R3"]);
    expect(await ids({ from: "2026-02-01", cursor: "D-R3" })).toEqual(["D-R2", "D-R1"]);
    expect(await ids({ to: "2026-02-28", cursor: "D-R1" })).toEqual(["D-R0"]);
    expect(await ids({ from: "2026-03-01", cursor: "D-R3" })).toEqual([]);
  });
});

test("the number of rows that a page reads does not grow with the list, because an index has their order", async () => {
  await provider.query("analyze");
  const planOf = async (query: SQLWrapper) => {
    const rows = await rowsOf(provider.deps.sql, raw`explain (costs off) ${query}`);
    return rows.map((row) => String(Reflect.get(Object(row), "QUERY PLAN"))).join("\n");
  };
  const { rows } = await provider.query("select user_id from app_user where email = 'busy@example.com'");
  const busy = Number(Reflect.get(Object(rows[0]), "user_id"));
  const { rows: middle } = await provider.query(
    `select transaction_id from deposit where user_id = ${busy} order by requested_at offset 2500 limit 1`,
  );
  const after = String(Reflect.get(Object(middle[0]), "transaction_id"));
  const deposits = await planOf(depositStore.listOf(provider.deps.sql, busy, { after, limit: 51 }));
  expect(deposits).toMatch(/Index Scan Backward using deposit_user on deposit/);
  expect(deposits).toMatch(/Index Cond: .*requested_at/);

  const transfer = (
    n: string,
  ) => `insert into transfer (transaction_id, user_id, kind, recipient_id, currency_code, amount,
    amount_usd, payment_status_id, requested_at) select 'T-${n}' || n, `;
  const at = `'USD', 100, 100, 5, '2026-02-01T00:00:00Z'::timestamptz - n * interval '1 minute' from generate_series(1, 4000) as n`;
  await provider.query(`${transfer("Q")} ${mine.userId}, 'trading', null, ${at}`);
  await provider.query(`${transfer("R")} ${other.userId}, 'user', ${mine.userId}, ${at}`);
  await provider.query("analyze transfer");
  const transfers = await planOf(
    transferStore.listOf(provider.deps.sql, mine.userId, { after: "T-Q2000", limit: 51 }),
  );
  expect(transfers).toMatch(/Index Scan Backward using transfer_user on transfer/);
  expect(transfers).toMatch(/Index Scan Backward using transfer_received on transfer/);
});

test("a provider without the capability has no pages, and one without transfers no pages of them", async () => {
  const configOf = (CAPABILITIES: string) =>
    readConfig({ PORTAL_DIR: "/nowhere", STORYBOOK_DIR: "/nowhere", CAPABILITIES });
  const statusOf = async (capabilities: string, path: string) => {
    const { deps } = provider;
    const less = await createProvider({ config: configOf(capabilities), files: deps.files });
    const visitor = less.visitor();
    await visitor.signIn();
    const { status } = await visitor.fetch(path);
    await less.close();
    return status;
  };
  expect(await statusOf("transfers", "/api/Deposit/GetDepositPage")).toBe(404);
  expect(await statusOf("paging", "/api/Deposit/GetDepositPage")).toBe(200);
  expect(await statusOf("paging", "/api/InternalTransfer/GetTransferPage")).toBe(404);
  expect(await statusOf("paging", "/api/CompoundScheme/GetCompoundSchemePage")).toBe(404);
});

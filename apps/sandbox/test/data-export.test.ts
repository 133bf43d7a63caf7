import { strFromU8 } from "fflate";
import { describe, expect, test } from "vitest";
import { tidy } from "../src/jobs/tidy.ts";
import { setUpApp } from "./authenticator.ts";
import { createClient } from "./client-with-documents.ts";
import type { Customer } from "./customer.ts";
import { downloadCopy } from "./download-copy.ts";
import { lettersTo } from "./letters-to.ts";
import { customer, openCustomer, provider } from "./one-customer.ts";
import { hundredDollars, receipt, type Visitor } from "./provider.ts";
import { stepUpOf } from "./step-up.ts";

openCustomer({}, () => createClient());

const DAY = 24 * 60;
const refused = (code: number) => ({ kind: "refused", code });

/** Advances the clock, and signs in again where the session has ended. */
async function advance(minutes: number, who: Customer = customer): Promise<void> {
  provider.clock.advance(minutes);
  await provider.forgetLimits();
  await who.signIn(who.email);
}

const requests = ({ client }: Pick<Visitor, "client"> = customer) => client.call("GetDataRequests", {});

/** Requests a copy, and lets the job make it. */
async function make({ client }: Pick<Visitor, "client"> = customer): Promise<string> {
  const { exportId } = await client.call("RequestDataExport", {});
  await provider.work();
  return exportId;
}

/** Returns the ids of the stored files of a copy. */
async function partsOf(exportId: string): Promise<string[]> {
  const { rows } = await provider.query(
    `select unnest(part_ids) as id from data_export where export_id = '${exportId}'`,
  );
  return rows.map((row) => String(Object(row).id));
}

/** Downloads a copy of the client, by default by the client itself. */
const download = (exportId: string, who: Pick<Visitor, "client"> = customer) => downloadCopy(exportId, who);

describe("a copy of all data about a client", () => {
  test("is made by a job as one archive with a readable index, and reported in the inbox and by e-mail", async () => {
    expect(await requests()).toMatchObject({ exports: [], exportPossibleFrom: null, exportDays: 7 });
    const { exportId } = await customer.client.call("RequestDataExport", {});
    expect((await requests()).exports).toMatchObject([{ exportId, state: "making", size: 0, parts: 0 }]);
    await provider.work();
    const madeAt = provider.clock.now();
    expect((await requests()).exports).toMatchObject([
      {
        exportId,
        state: "ready",
        availableUntil: new Date(madeAt.getTime() + 7 * DAY * 60_000).toISOString(),
      },
    ]);
    const { files, read } = await download(exportId);
    expect(strFromU8(files["index.html"] ?? new Uint8Array())).toContain("Your deposits");
    expect(read("profile.json")).toMatchObject({
      profile: [{ email: customer.email, fullName: "Amira Rahman" }],
    });
    const subjects = (await lettersTo(provider, customer.email)).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual([
      "A copy of your data was requested",
      "The copy of your data is ready",
    ]);
    const { entries } = await customer.client.call("GetInbox", {});
    expect(entries.map(({ kind, change }) => [kind, change])).toEqual([
      ["security", "dataExportReady"],
      ["security", "dataExportRequested"],
    ]);
  });

  test("has transactions of every kind, the files that the client sent, and what staff did", async () => {
    const { transactionId } = await customer.client.call("DepositRequest", hundredDollars);
    await customer.client.call("SubmitDeposit", { ...hundredDollars, transactionId, receipt: receipt() });
    await provider.control(`deposits/${transactionId}/complete`, {});
    await customer.client.call("EWalletTransferRequest", {
      amountUsd: 10,
      currencyCode: "MYR",
      amount: 44.7,
    });
    const Key = crypto.randomUUID();
    const message = { Key, Topic: "deposit" as const, Text: "Here.", File1: receipt("letter.pdf") };
    await customer.client.call("SendMessage", message);
    const { files, read } = await download(await make());
    expect(read("messages.json")).toMatchObject({ filesInConversations: [{ place: 1 }] });
    expect(read("deposits.json")).toMatchObject({ deposits: [{ transactionId, amountUsd: "100.00" }] });
    expect(read("transfers.json")).toMatchObject({ sent: [{ amountUsd: "10.00" }], received: [] });
    expect(Object(read("accounts.json")).movements.length).toBeGreaterThan(2);
    const { documents } = Object(read("documents.json"));
    expect(documents).toHaveLength(4);
    expect(documents).toContainEqual(expect.objectContaining({ fileName: "letter.pdf" }));
    const sent = documents.find(({ mediaType }: { mediaType: string }) => mediaType === "application/pdf");
    expect(strFromU8(files[String(sent.path)] ?? new Uint8Array())).toContain("%PDF-1.4");
    const { byYou } = Object(read("activity.json"));
    expect(byYou.map(({ operation }: { operation: string }) => operation)).toContain("DepositRequest");
  });

  test("has nothing of other people, and no secret", async () => {
    const other = await createClient("Ravi Kumar");
    await setUpApp(provider, other);
    await provider.query(
      `insert into transfer (transaction_id, user_id, kind, recipient_id, currency_code, amount, amount_usd,
        payment_status_id, comment, requested_at)
        values ('T-20261120-7777', ${other.userId}, 'user', ${customer.userId}, 'USD', 5, 5, 5, 'for Ravi', now())`,
    );
    await provider.query(
      `update app_user set referrer_id = ${other.userId} where user_id = ${customer.userId}`,
    );
    // Those that the lists of the portal do not show to a recipient: requested, pending, rejected, cancelled and so on.
    await provider.query(
      `insert into transfer (transaction_id, user_id, kind, recipient_id, currency_code, amount, amount_usd,
        payment_status_id, requested_at)
        select 'T-HIDDEN-' || status, ${other.userId}, 'user', ${customer.userId}, 'USD', 5, 5, status, now()
        from unnest(array[1, 2, 3, 4, 6, 7]) as status`,
    );
    const { all, read } = await download(await make());
    expect(Object(read("transfers.json")).received).toMatchObject([{ transactionId: "T-20261120-7777" }]);
    expect(all).not.toContain("T-HIDDEN");
    expect(all).not.toContain(String(other.userId));
    expect(all).not.toMatch(/Ravi|argon2|sealedSecret|tokenHash|codeHash|passwordHash/);
    const { rows } = await provider.query(
      `select password_hash as hash from app_user where user_id = ${customer.userId}`,
    );
    expect(all).not.toContain(String(Object(rows[0]).hash));
  });

  test("is made without a file that the store has lost, and says so in its place", async () => {
    const { rows } = await provider.query(
      `select upload_id as id from upload where user_id = ${customer.userId} order by upload_id limit 1`,
    );
    await provider.deps.files.delete(String(Object(rows[0]).id));
    const { files } = await download(await make());
    const [lost, ...more] = Object.keys(files).filter((name) => name.endsWith(".missing.txt"));
    expect(more).toEqual([]);
    expect(strFromU8(files[lost ?? ""] ?? new Uint8Array())).toMatch(
      /^This file is no longer in our store\./,
    );
    expect(Object.keys(files).filter((name) => name.startsWith("files/")).length).toBeGreaterThan(1);
  });

  test("is downloaded by its client alone: another client's copy is answered as an unknown copy", async () => {
    const exportId = await make();
    const other = await createClient();
    for (const id of [exportId, "no-such"])
      await expect(other.client.call("DownloadDataExport", { exportId: id, part: 1 })).rejects.toMatchObject(
        refused(1151),
      );
    expect((await requests(other)).exports).toEqual([]);
    await expect(customer.client.call("DownloadDataExport", { exportId, part: 2 })).rejects.toMatchObject(
      refused(1151),
    );
  });
});

describe("requests for copies", () => {
  test("are made one at a time: a repeated request returns the copy that is being made, and writes nothing", async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => customer.client.call("RequestDataExport", {})),
    );
    expect(new Set(answers.map(({ exportId }) => exportId)).size).toBe(1);
    expect((await requests()).exports).toHaveLength(1);
    await provider.work();
    expect(await lettersTo(provider, customer.email)).toHaveLength(2);
  });

  test("are one a day, and the list says from when", async () => {
    await make();
    const from = new Date(provider.clock.now().getTime() + DAY * 60_000).toISOString();
    expect(await requests()).toMatchObject({ exportPossibleFrom: from });
    await expect(make()).rejects.toMatchObject(refused(1150));
    await advance(DAY);
    expect(await requests()).toMatchObject({ exportPossibleFrom: null });
    await make();
    expect((await requests()).exports).toHaveLength(2);
  });

  test("need a code of a second factor where the client has one, once for each", async () => {
    const app = await setUpApp(provider, customer);
    await expect(make()).rejects.toMatchObject(refused(1102));
    expect((await requests()).exports).toEqual([]);
    await stepUpOf(customer, "RequestDataExport", app.freshCode());
    await make();
    expect((await requests()).exports).toMatchObject([{ state: "ready" }]);
  });
});

describe("a copy that is over", () => {
  test("is refused from the minute that the list named, and its files are deleted within the hour", async () => {
    const exportId = await make();
    const isStored = async (id: string) => (await provider.deps.files.list()).some((file) => file.id === id);
    const [part] = await partsOf(exportId);
    expect(await isStored(part ?? "")).toBe(true);
    await advance(7 * DAY - 1);
    await download(exportId);
    await advance(1);
    await expect(customer.client.call("DownloadDataExport", { exportId, part: 1 })).rejects.toMatchObject(
      refused(1151),
    );
    expect((await requests()).exports).toMatchObject([{ state: "removed", size: 0, parts: 0 }]);
    expect(await tidy(provider.deps)).toBe(true);
    expect(await isStored(part ?? "")).toBe(false);
    const { rows } = await provider.query(`select 1 from upload where upload_id = '${part}'`);
    expect(rows).toEqual([]);
  });

  test("is answered as an unknown copy where its file was deleted before its row, and no download is recorded", async () => {
    const exportId = await make();
    for (const part of await partsOf(exportId)) await provider.deps.files.delete(part);
    await provider.query("delete from event where operation = 'DownloadDataExport'");
    await expect(customer.client.call("DownloadDataExport", { exportId, part: 1 })).rejects.toMatchObject(
      refused(1151),
    );
    expect(await provider.control("events?operation=DownloadDataExport")).toMatchObject([
      { responseCode: 1151, changes: [] },
    ]);
  });

  test("is not in the next copy", async () => {
    await make();
    await advance(DAY);
    const { read } = await download(await make());
    expect(Object(read("documents.json")).documents).toHaveLength(2);
    expect(Object(read("requests.json")).copiesOfData).toHaveLength(2);
  });
});

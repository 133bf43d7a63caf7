import { beforeEach, describe, expect, test } from "vitest";
import { createCustomer, type Customer } from "./customer.ts";
import { customer, openCustomer, provider } from "./one-customer.ts";
import { hundredDollars, receipt } from "./provider.ts";

openCustomer();
let deposit: string;
beforeEach(async () => {
  deposit = await openDeposit(customer);
});

type Caller = Pick<Customer, "client">;
const openDeposit = async ({ client }: Caller) =>
  (await client.call("DepositRequest", hundredDollars)).transactionId;
const save = (
  text: string,
  {
    version = null,
    transactionId = deposit,
    by = customer,
  }: {
    version?: string | null;
    transactionId?: string;
    by?: Caller;
  } = {},
) => by.client.call("SaveTransactionNote", { transactionId, text, version });
const list = ({ client }: Caller = customer) => client.call("GetTransactionNotes", {});
const unknown = { kind: "refused", code: 2005 };
const changed = { kind: "refused", code: 1170 };

describe("a note on a transaction", () => {
  test("is written, replaced and removed, and the list begins with the latest change", async () => {
    const first = await save("Rent");
    expect(first).toMatchObject({ transactionId: deposit, text: "Rent" });
    expect(await list()).toEqual([first]);
    provider.clock.advance(1);
    const other = await openDeposit(customer);
    const second = await save("Roof\nand windows", { transactionId: other });
    expect(await list()).toEqual([second, first]);
    provider.clock.advance(1);
    const again = await save("  Rent for December ", { version: first.version });
    expect(again).toMatchObject({ text: "Rent for December" });
    expect(again.version).not.toBe(first.version);
    expect(await list()).toEqual([again, second]);
    expect(await save("", { version: again.version })).toEqual({
      transactionId: deposit,
      text: "",
      version: null,
      changedAt: null,
    });
    expect(await list()).toEqual([second]);
  });

  test("is not replaced by a request that names another version: the refusal contains the stored note, also after a removal", async () => {
    const first = await save("Rent");
    const second = await save("Rent for December", { version: first.version });
    await expect(save("Roof", { version: first.version })).rejects.toMatchObject({
      ...changed,
      cause: second,
    });
    await expect(save("Roof")).rejects.toMatchObject({ ...changed, cause: second });
    await save("", { version: second.version });
    await expect(save("Roof", { version: second.version })).rejects.toMatchObject({
      ...changed,
      cause: { text: "", version: null },
    });
    // A new note has a version that no earlier note had, so that no request takes it for an earlier note.
    const third = await save("Roof");
    await expect(save("Rent", { version: first.version })).rejects.toMatchObject(changed);
    expect(await list()).toEqual([third]);
  });

  test("is saved once when a request is sent again whose answer was lost", async () => {
    const first = await save("Rent");
    expect(await save("Rent")).toEqual(first);
    await save("", { version: first.version });
    expect(await save("", { version: first.version })).toMatchObject({ version: null });
    const { rows } = await provider.query(
      `select changes from event where operation = 'SaveTransactionNote' and changes::text like '%${deposit}%'`,
    );
    expect(rows).toEqual([
      { changes: [`note on ${deposit} saved`] },
      { changes: [`note on ${deposit} removed`] },
    ]);
  });

  test("is written by one of two concurrent requests, and the refusal of the other contains its text", async () => {
    const answers = await Promise.allSettled([save("Rent"), save("Roof")]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const [note] = await list();
    const refusal = answers.find((answer) => answer.status === "rejected");
    expect(refusal?.reason).toMatchObject({ ...changed, cause: note });
  });

  test.each(["Tab\there", "Bell\u0007", "a\r\nb", "x".repeat(281)])(
    "is refused with the text %j",
    async (text) => {
      await expect(save(text)).rejects.toMatchObject({ kind: "invalid", code: 4000 });
      expect(await list()).toEqual([]);
    },
  );

  test.each(["<script>alert(1)</script>", "'; drop table deposit; --", "\u202Eevil", "🧾".repeat(280)])(
    "is stored unchanged: %j",
    async (text) => {
      expect(await save(text)).toMatchObject({ text });
      expect(await list()).toMatchObject([{ text }]);
    },
  );

  test("is possible for a withdrawal and a transfer too, and for no unknown transaction", async () => {
    await customer.client.call("CTraderTransferRequest", { amountUsd: 25 });
    const [transfer] = await customer.client.call("GetInternalTransactionsByUser", {});
    expect(await save("Savings", { transactionId: transfer?.transactionId ?? "" })).toMatchObject({
      text: "Savings",
    });
    await expect(save("Rent", { transactionId: "W-20261121-AAAAAAAA" })).rejects.toMatchObject(unknown);
    await expect(save("", { transactionId: "W-20261121-AAAAAAAA" })).rejects.toMatchObject(unknown);
  });
});

describe("the notes of one client", () => {
  test("asvs(8.2.2): are not in the list of another client, and another client's transaction is answered as an unknown one", async () => {
    await save("Rent");
    const other = await createCustomer(provider);
    expect(await list(other)).toEqual([]);
    await expect(save("Roof", { by: other })).rejects.toMatchObject(unknown);
    await expect(save("", { by: other })).rejects.toMatchObject(unknown);
    expect(await list()).toMatchObject([{ text: "Rent" }]);
  });

  test("are separate from those of the recipient of a transfer, who can write a note once the transfer is completed", async () => {
    const other = await createCustomer(provider);
    await customer.client.call("CTraderInternalTransferUserToUser", {
      ToUserEmail: other.email,
      ToUserCTraderLogin: other.cTraderLogin,
      AmountUsd: 1,
      Reference: receipt("selfie.pdf"),
    });
    const [transfer] = await customer.client.call("GetInternalTransactionsByUser", {});
    const transactionId = transfer?.transactionId ?? "";
    expect(await save("To a friend", { transactionId })).toMatchObject({ text: "To a friend" });
    await expect(save("Mine", { transactionId, by: other })).rejects.toMatchObject(unknown);
    await provider.control(`transfers/${transactionId}/approve`, {});
    expect(await save("From a friend", { transactionId, by: other })).toMatchObject({
      text: "From a friend",
    });
    expect(await list()).toMatchObject([{ text: "To a friend" }]);
    expect(await list(other)).toMatchObject([{ text: "From a friend" }]);
  });

  test("are at most 500, and at that number a note can still be changed and removed", async () => {
    await provider.query(
      `insert into transaction_note (user_id, transaction_id, text, version, changed_at)
       select ${customer.userId}, 'D-' || number, 'Old', 'V' || number, now() from generate_series(1, 500) as number`,
    );
    expect(await list()).toHaveLength(500);
    await expect(save("Rent")).rejects.toMatchObject({ kind: "refused", code: 0 });
    await provider.query(
      `delete from transaction_note where user_id = ${customer.userId} and transaction_id = 'D-1'`,
    );
    const { version } = await save("Rent");
    const changed = await save("Roof", { version });
    expect(changed).toMatchObject({ text: "Roof" });
    expect(await save("", { version: changed.version })).toMatchObject({ text: "", version: null });
  });

  test("are changed 120 times an hour at most", async () => {
    for (let change = 0; change < 120; change += 1) {
      // Repetitions have the same answer, and count.
      await save("");
    }
    await expect(save("")).rejects.toMatchObject({ kind: "rateLimited" });
  });

  test("are shown to no member of staff: neither the audit nor a page of the back office contains their text", async () => {
    await save("A secret of mine");
    const events = await provider.control("events?operation=SaveTransactionNote");
    expect(events).toContainEqual(expect.objectContaining({ changes: [`note on ${deposit} saved`] }));
    expect(JSON.stringify(events)).not.toContain("secret");
    const staff = await provider.staff();
    for (const path of ["", `/clients/${customer.userId}`]) {
      const page = await (await staff.fetch(`/sandbox/backoffice${path}`)).text();
      expect(page, path).toContain(deposit);
      expect(page, path).not.toContain("secret");
    }
  });
});

import { createIdempotencyKey } from "@broker/sdk";
import { beforeEach, expect, test } from "vitest";
import { atOnce } from "../at-once.ts";
import type { Customer } from "../customer.ts";
import { hundredDollars, receipt } from "../provider.ts";
import { openGround } from "./ground.ts";

const at = openGround();
const MOST = 3;

let thief: Customer;
let accomplice: Customer;
beforeEach(async () => {
  thief = await at.customer();
  accomplice = await at.customer();
  for (const { deps } of [at.provider, at.other]) Object.assign(deps.config, { maxOpenTransfers: MOST });
});

const pay = (more: object = {}) =>
  thief.client.call("CTraderInternalTransferUserToUser", {
    ToUserEmail: accomplice.email,
    ToUserCTraderLogin: accomplice.cTraderLogin,
    AmountUsd: 0.01,
    Reference: receipt(),
    ...more,
  });
const list = () => thief.client.call("GetInternalTransactionsByUser", {});
const stored = async () =>
  (
    await at.provider.query(`select upload_id from upload where user_id = ${thief.userId} and size > 1`)
  ).rows.map((row) => String(Object(row).upload_id));
const tooMany = { kind: "refused", code: 2014 };
const uploadLimit = { kind: "refused", code: 1182 };

test("proofs of payment fill no disk: a user sends 100 MB of files a day, refused ones included, and a deposit stays open for its proof", async () => {
  const deposit = await thief.client.call("DepositRequest", hundredDollars);
  const prove = (file: File) =>
    thief.client.call("SubmitDeposit", { ...hundredDollars, ...deposit, receipt: file });
  const large = new File([new Uint8Array(5_000_000)], "large.png", { type: "image/png" });
  for (let count = 0; count < 10; count += 1) {
    await expect(prove(large)).rejects.toMatchObject({ status: 415 });
    await expect(pay({ Reference: large })).rejects.toMatchObject({ status: 415 });
  }
  await expect(prove(receipt())).rejects.toMatchObject(uploadLimit);
  await expect(pay()).rejects.toMatchObject(uploadLimit);
  expect(await stored()).toEqual([]);
  expect(await list()).toEqual([]);
  // Another user has a share of their own.
  const other = await accomplice.client.call("DepositRequest", hundredDollars);
  await accomplice.client.call("SubmitDeposit", { ...hundredDollars, ...other, receipt: receipt() });
  at.provider.clock.advance(24 * 60);
  await thief.signIn(thief.email);
  await prove(receipt());
  expect(await stored()).toHaveLength(1);
}, 60_000);

test("a file that is too large takes nothing of the share of a day", async () => {
  const large = new File([new Uint8Array(6_000_000)], "large.png", { type: "image/png" });
  for (let count = 0; count < 20; count += 1)
    await expect(pay({ Reference: large })).rejects.toMatchObject({ status: 413 });
  await pay();
}, 60_000);

test("a message that arrived is answered again also where the share of a day is used up", async () => {
  const message = {
    Topic: "deposit",
    Text: "Here it is.",
    Key: createIdempotencyKey(),
    File1: receipt(),
  } as const;
  const sent = await thief.client.call("SendMessage", message);
  const large = new File([new Uint8Array(5_000_000)], "large.png", { type: "image/png" });
  for (let count = 0; count < 19; count += 1)
    await expect(pay({ Reference: large })).rejects.toMatchObject({ status: 415 });
  await expect(pay({ Reference: large })).rejects.toMatchObject(uploadLimit);
  expect(await thief.client.call("SendMessage", message)).toEqual(sent);
}, 60_000);

test("an account without a verified e-mail address has 10 MB of files a day, reads why, and has the whole share after the verification", async () => {
  const deposit = await thief.client.call("DepositRequest", hundredDollars);
  const verifiedAt = (at: string) =>
    `update app_user set email_verified_at = ${at} where user_id = ${thief.userId}`;
  await at.provider.query(verifiedAt("null"));
  const prove = (file: File) =>
    thief.client.call("SubmitDeposit", { ...hundredDollars, ...deposit, receipt: file });
  const large = new File([new Uint8Array(5_000_000)], "large.png", { type: "image/png" });
  for (let count = 0; count < 2; count += 1)
    await expect(prove(large)).rejects.toMatchObject({ status: 415 });
  await expect(prove(receipt())).rejects.toMatchObject({
    kind: "refused",
    code: 1183,
    message: expect.stringMatching(
      /^Until your e-mail address is verified you can send 10 MB of files within a day, so this was not sent\. Please verify your address, or send it again from .+ UTC\.$/,
    ),
  });
  await at.provider.query(verifiedAt("now()"));
  for (let count = 0; count < 17; count += 1)
    await expect(prove(large)).rejects.toMatchObject({ status: 415 });
  await prove(receipt());
  expect(await stored()).toHaveLength(1);
}, 60_000);

test("other files under the key of a message that arrived are refused before they are read", async () => {
  const message = { Topic: "deposit", Text: "Here it is.", Key: createIdempotencyKey() } as const;
  const sent = await thief.client.call("SendMessage", { ...message, File1: receipt() });
  // A file that no reader takes would be refused with 415.
  const large = new File([new Uint8Array(5_000_000)], "large.png", { type: "image/png" });
  for (let count = 0; count < 3; count += 1)
    await expect(thief.client.call("SendMessage", { ...message, File1: large })).rejects.toMatchObject({
      status: 422,
    });
  expect(await thief.client.call("SendMessage", { ...message, File1: receipt() })).toEqual(sent);
});

test("transfers of a cent fill no queue: of 20 at two replicas at once, of both kinds, as many are opened as a user may have", async () => {
  const elsewhere = at.visitor(1);
  await elsewhere.signIn(thief.email);
  const { done, failed } = await atOnce(20, (index) => {
    if (index % 10 === 0) return pay();
    const { client } = index % 2 === 0 ? thief : elsewhere;
    return client.call("CTraderTransferRequest", { amountUsd: 0.01 });
  });
  expect(done).toHaveLength(MOST);
  for (const reason of failed) expect(reason).toMatchObject(tooMany);
  expect(await list()).toHaveLength(MOST);
  const files = await stored();
  await expect(pay()).rejects.toMatchObject(tooMany);
  expect(await stored()).toEqual(files);
  const [{ transactionId } = { transactionId: "" }] = await list();
  await at.provider.control(`transfers/${transactionId}/reject`, {});
  await pay();
});

test("a cancelled transfer leaves no file: it is deleted with its row, and the list names none", async () => {
  await pay();
  const [fileId = ""] = await stored();
  await at.provider.deps.files.get(fileId);
  const [{ transactionId, reference } = { transactionId: "", reference: "" }] = await list();
  expect((await thief.fetch(reference ?? "")).status).toBe(200);
  for (let count = 0; count < 2; count += 1) await thief.client.call("CancelTransfer", { transactionId });
  expect(await stored()).toEqual([]);
  await expect(at.provider.deps.files.get(fileId)).rejects.toThrow("no such file");
  expect(await list()).toMatchObject([{ transactionId, reference: null, paymentStatusId: 6 }]);
  expect((await thief.fetch(reference ?? "")).status).toBe(404);
});

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { flatPicture, gifOf, pdfBomb, pngOf } from "./hostile-files.ts";
import { envelopeOf, MB, MOST_GROWTH, startTarget, type Target } from "./hostile-target.ts";
import { DEMO } from "./provider.ts";

let target: Target;
beforeAll(async () => {
  target = await startTarget();
}, 180_000);
afterAll(() => target.close());

const order = {
  companyId: 9,
  userId: 100234,
  username: "amira",
  cTraderLogin: "5100234",
  email: DEMO.email,
  currencyCode: "MYR",
  amount: 447,
  amountUsd: 100,
};

describe("files", () => {
  /** Opens a deposit of the demo user, and returns a request with its proof. */
  const opened = async () => {
    const { companyId, userId, username, currencyCode, amount, amountUsd } = order;
    const fields = { companyId, userId, currencyCode, amount, amountUsd, paymentPlatformId: 11 };
    const { data } = await target.post("/api/Deposit/DepositRequest", { ...fields, username });
    return async (file: File) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...fields, transactionId: data.transactionId }))
        form.set(name, String(value));
      form.set("receipt", file);
      const body = { method: "POST", headers: { cookie: target.cookie }, body: form };
      const answer = await fetch(target.url("/api/Deposit/SubmitDeposit"), body).catch(() => null);
      // A connection that is closed during the upload is a refusal too.
      return answer?.status ?? 429;
    };
  };

  test.runIf(process.platform === "linux")(
    "asvs(5.2.1): are not decoded when the caller may not upload",
    () =>
      target.unharmed(async () => {
        const { pid } = target;
        const processes = () => readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
        expect(processes()).toBe("");
        const { cookie: own, user } = await target.signIn("fresh@example.com");
        const send = async (path: string, fields: Record<string, string | File>) => {
          const form = new FormData();
          for (const [name, value] of Object.entries(fields)) form.set(name, value);
          return envelopeOf(
            await fetch(target.url(path), { method: "POST", headers: { cookie: own }, body: form }),
          );
        };
        const file = await flatPicture(6_300);
        const [userId, login] = [String(user.staffUserId), String(user.cTraderLogin)];
        const transfer = await send("/api/InternalTransfer/CTraderInternalTransferUserToUser", {
          fromUserCompanyId: "9",
          FromUserId: userId,
          FromUserCTraderLogin: login,
          ToUserEmail: "friend@example.com",
          ToUserCTraderLogin: "5100238",
          AmountUsd: "1",
          FromStaffId: "0",
          Reference: file,
        });
        expect(transfer).toMatchObject({ responseCode: 2008 });
        const receipt = await send("/api/Deposit/SubmitDeposit", {
          companyId: "9",
          userId,
          currencyCode: "MYR",
          paymentPlatformId: "11",
          amount: "447",
          amountUsd: "100",
          transactionId: "D-NONE",
          receipt: file,
        });
        expect(receipt).toMatchObject({ responseCode: 2005 });
        expect(processes()).toBe("");
      }),
  );

  test.runIf(process.platform === "linux")(
    "asvs(5.2.6): of 40 megapixels in 2 kB, eight at once, are decoded one at a time in another process",
    { timeout: 60_000 },
    async () => {
      const before = await target.memory();
      const flat = await flatPicture(6_300);
      const all = await Promise.all(Array.from({ length: 8 }, async () => (await opened())(flat)));
      expect(all).toContain(200);
      expect(new Set([...all, 429])).toEqual(new Set([200, 429]));
      expect(await target.memory()).toBeLessThan(before + MOST_GROWTH);
      expect(readFileSync(`/proc/${target.pid}/maps`, "utf8")).not.toContain("libvips");
    },
  );

  test("asvs(5.2.1): of twelve megabytes, forty at once, are refused, some unread", { timeout: 30_000 }, () =>
    target.unharmed(async () => {
      const prove = await opened();
      const file = new File([new Uint8Array(11.9 * MB)], "large.png");
      const all = await Promise.all(Array.from({ length: 40 }, () => prove(file)));
      expect(new Set(all)).toEqual(new Set([413, 429]));
      expect(await prove(file)).toBe(413);
    }),
  );

  test("asvs(5.2.6): that unpack to gigabytes are refused", { timeout: 60_000 }, () =>
    target.unharmed(async () => {
      const prove = await opened();
      const bombs = [pdfBomb(2000), pngOf(50_000, 50_000, 300), gifOf(2000, 3000)];
      for (const bomb of bombs) expect(await Promise.all([prove(bomb), prove(bomb)])).toEqual([415, 415]);
    }),
  );
});

test("asvs(4.1.5): a forged callback is refused, and the deposit is unchanged", () =>
  target.unharmed(async () => {
    const { data } = await target.post("/api/Deposit/GenerateDepositUrlEss", {
      ...order,
      paymentPlatformId: 31,
    });
    const seal = /name="seal" value="(\w+)"/.exec(data.paymentUrl)?.[1] ?? "";
    expect(seal).toHaveLength(64);
    const { transactionId } = data;
    const report = { paymentId: "forged-payment-1", transactionId, outcome: "paid", amount: "447.00" };
    const seconds = Math.floor(Date.now() / 1000);
    const mac = createHash("sha256").update("guess").digest("hex");
    for (const signature of [
      "",
      "none",
      mac,
      `t=${seconds},v1=${mac}`,
      `t=${seconds},v1=${seal}`,
      `t=${seconds},v1=`,
      `t=99999999999,v1=${seal}`,
      `t=${seconds},v1=${mac},v1=${seal}`,
      "x".repeat(8000),
    ])
      for (const gateway of ["ess", "onepay"]) {
        const body = { ...report, currencyCode: "MYR" };
        const answer = await target.post(`/api/callbacks/${gateway}`, body, { "x-signature": signature });
        expect(answer).toMatchObject({ responseCode: 4003, data: null });
      }
    const list = await fetch(target.url("/api/Deposit/GetDepositTransactionsByUser?userId=100234"), {
      headers: { cookie: target.cookie },
    });
    expect(await list.json()).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ transactionId, paymentStatusId: 1 })]),
    });
  }));

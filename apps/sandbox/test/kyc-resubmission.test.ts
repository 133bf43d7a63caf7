import { createIdempotencyKey } from "@broker/sdk";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { kycCases } from "../src/db/schema/kyc.ts";
import { uploads } from "../src/db/schema/upload.ts";
import { createCustomer } from "./customer.ts";
import { decideKyc, submitKyc } from "./identity-checks.ts";
import { lettersTo } from "./letters-to.ts";
import { customer, openCustomer, proveBooks, provider } from "./one-customer.ts";
import { image } from "./provider.ts";

openCustomer();
proveBooks();
beforeEach(() => submitKyc(provider, customer));

const decide = (step: string, body: object = {}) => decideKyc(provider, customer, step, body);
const refuse = (refusals: object) => decide("refuse", { refusals });
const blurred = { reason: "blurred", comment: "The number cannot be read." };
const review = () => customer.client.call("GetKycReview", {});
const status = async () => {
  const { kycStatus, kycReason } = await customer.client.call("GetUserInfo", {});
  return { kycStatus, kycReason };
};
const reviewId = async () => (await review()).reviewId ?? "";
const resubmit = async (files: object, ReviewId?: string, idempotencyKey = createIdempotencyKey()) =>
  customer.client.call(
    "ResubmitKyc",
    { ReviewId: ReviewId ?? (await reviewId()), ...files },
    { idempotencyKey },
  );
const row = async () => {
  const [kyc] = await provider.deps.sql.select().from(kycCases).where(eq(kycCases.userId, customer.userId));
  return { frontId: kyc?.frontId ?? "", backId: kyc?.backId ?? "" };
};
const fileIds = async () => {
  const rows = await provider.deps.sql.select().from(uploads).where(eq(uploads.userId, customer.userId));
  return rows.map(({ uploadId }) => uploadId).toSorted();
};
const fileName = async (side: string) =>
  (await customer.fetch(`/api/files/kyc/${customer.userId}/${side}`)).headers.get("content-disposition");
const refusedBy = (code: number) => ({ kind: "refused", code });

describe("the refusal of one document", () => {
  test("is read by its client with the reason, and only this document is sent again", async () => {
    expect(await review()).toEqual({
      reviewId: null,
      documents: [
        { side: "front", state: "pending", reason: null, comment: null },
        { side: "back", state: "pending", reason: null, comment: null },
      ],
    });
    const before = await row();
    await refuse({ back: blurred });
    expect(await review()).toEqual({
      reviewId: expect.any(String),
      documents: [
        { side: "front", state: "accepted", reason: null, comment: null },
        { side: "back", state: "refused", ...blurred },
      ],
    });
    expect(await status()).toEqual({
      kycStatus: 4,
      kycReason: "Back side: The picture is not sharp. The number cannot be read.",
    });

    expect(await resubmit({ BackKyc: image("sharp.png") })).toBeNull();
    expect(await status()).toEqual({ kycStatus: 1, kycReason: null });
    expect((await review()).documents.map(({ side, state }) => [side, state])).toEqual([
      ["front", "accepted"],
      ["back", "pending"],
    ]);
    const after = await row();
    expect(after.frontId).toBe(before.frontId);
    expect(await fileName("back")).toContain("sharp.png");
    // The refused file is not kept.
    expect(await fileIds()).toEqual([after.frontId, after.backId].toSorted());

    await decide("approve");
    expect(await status()).toEqual({ kycStatus: 3, kycReason: null });
    expect((await review()).documents.map(({ state }) => state)).toEqual(["accepted", "accepted"]);
  });

  test("is reported by e-mail without the reason, recorded in the audit with the reason, and sent to open pages as an event", async () => {
    await provider.query(`delete from user_event where user_id = ${customer.userId}`);
    await provider.query("delete from event where operation = 'BackOfficeKyc'");
    await refuse({ back: blurred });
    const [letter] = await lettersTo(provider, customer.email);
    expect(letter?.subject).toBe("Please send a document again");
    expect(letter?.text).not.toContain("number");
    expect(await provider.control("events?operation=BackOfficeKyc")).toMatchObject([
      {
        changes: [
          `kyc ${customer.userId} → refuse: Back side: The picture is not sharp. The number cannot be read.`,
        ],
      },
    ]);
    const { rows } = await provider.query(`select kind from user_event where user_id = ${customer.userId}`);
    expect(rows).toEqual([{ kind: "identity" }]);
  });

  test("can concern both sides, and the client sends both again", async () => {
    await refuse({ front: { reason: "glare" }, back: { reason: "other", comment: "It is torn." } });
    await resubmit({ FrontKyc: image("one.png"), BackKyc: image("two.png") });
    expect(await fileName("front")).toContain("one.png");
    expect(await fileName("back")).toContain("two.png");
    expect(await fileIds()).toHaveLength(2);
  });

  test("is final for staff: it cannot be repeated, and a refusal without a refused document is not accepted", async () => {
    await expect(refuse({})).rejects.toThrow("422");
    await expect(refuse({ back: { reason: "other" } })).rejects.toThrow("422");
    await expect(refuse({ back: { reason: "ugly" } })).rejects.toThrow("400");
    expect(await status()).toMatchObject({ kycStatus: 1 });
    await refuse({ back: blurred });
    await expect(refuse({ back: blurred })).rejects.toThrow("409");
    await expect(decide("approve")).rejects.toThrow("409");
  });

  test("ends with a decision on the whole check", async () => {
    await refuse({ back: blurred });
    const seen = await reviewId();
    await decide("reopen", { reason: "Please send everything again." });
    expect(await review()).toEqual({ reviewId: null, documents: [] });
    await expect(resubmit({ BackKyc: image("b.png") }, seen)).rejects.toMatchObject(refusedBy(3001));
    expect(await status()).toMatchObject({ kycStatus: 0 });
  });

  test("is not possible for a check that staff cancelled as a whole", async () => {
    await decide("cancel", { reason: "A forgery." });
    expect(await review()).toEqual({ reviewId: null, documents: [] });
    await expect(resubmit({ BackKyc: image("b.png") }, "none")).rejects.toMatchObject(refusedBy(3001));
    expect(await status()).toEqual({ kycStatus: 4, kycReason: "A forgery." });
  });
});

describe("a resubmission", () => {
  test("with the same key again has the same answer and no second effect", async () => {
    await refuse({ back: blurred });
    const key = createIdempotencyKey();
    const seen = await reviewId();
    const BackKyc = image("sharp.png");
    await resubmit({ BackKyc }, seen, key);
    const { backId } = await row();
    expect(await resubmit({ BackKyc }, seen, key)).toBeNull();
    expect((await row()).backId).toBe(backId);
    expect(await fileIds()).toHaveLength(2);
    await expect(resubmit({ BackKyc }, "another", key)).rejects.toMatchObject({
      status: 422,
    });
  });

  test("happens once, however many requests arrive at once", async () => {
    await refuse({ back: blurred });
    const seen = await reviewId();
    const all = await Promise.allSettled(
      Array.from({ length: 6 }, (_, index) => resubmit({ BackKyc: image(`${index}.png`) }, seen)),
    );
    expect(all.filter((one) => one.status === "fulfilled")).toHaveLength(1);
    expect(await status()).toMatchObject({ kycStatus: 1 });
    expect(await fileIds()).toHaveLength(2);
    const stored = new Set((await provider.deps.files.list()).map(({ id }) => id));
    expect((await fileIds()).filter((id) => !stored.has(id))).toEqual([]);
  });

  test("that names an earlier decision is refused, because the client has not read the last decision", async () => {
    await refuse({ back: blurred });
    const first = await reviewId();
    provider.clock.advance(1);
    await resubmit({ BackKyc: image("second.png") });
    await refuse({ back: { reason: "dark" } });
    await expect(resubmit({ BackKyc: image("late.png") }, first)).rejects.toMatchObject(refusedBy(3001));
    expect(await fileName("back")).toContain("second.png");
  });

  test.each([
    ["without the refused document", () => ({})],
    ["with an accepted document too", () => ({ FrontKyc: image("f.png"), BackKyc: image("b.png") })],
    ["with the accepted document instead", () => ({ FrontKyc: image("f.png") })],
  ])("%s is refused before a file is read, and stores nothing", async (_what, files) => {
    await refuse({ back: blurred });
    const before = [await row(), (await provider.deps.files.list()).length];
    await expect(resubmit(files())).rejects.toMatchObject({
      status: 400,
      message: "Please send exactly the documents that were refused.",
    });
    expect([await row(), (await provider.deps.files.list()).length]).toEqual(before);
    expect(await status()).toMatchObject({ kycStatus: 4 });
  });

  test("accepts photos only", async () => {
    await refuse({ back: blurred });
    const disguised = new File(["%PDF-1.4"], "back.png", { type: "image/png" });
    await expect(resubmit({ BackKyc: disguised })).rejects.toMatchObject({ status: 415 });
    expect(await status()).toMatchObject({ kycStatus: 4 });
  });

  test("asvs(8.2.2): concerns the documents of its own user, whatever review it names", async () => {
    await refuse({ back: blurred });
    const seen = await reviewId();
    const other = await createCustomer(provider);
    await expect(
      other.client.call("ResubmitKyc", { ReviewId: seen, BackKyc: image("b.png") }),
    ).rejects.toMatchObject(refusedBy(3001));
    expect((await other.client.call("GetKycReview", {})).documents).not.toContainEqual(
      expect.objectContaining({ comment: blurred.comment }),
    );
    expect(await status()).toMatchObject({ kycStatus: 4 });
  });
});

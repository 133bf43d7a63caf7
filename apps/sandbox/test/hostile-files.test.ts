import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listen } from "../src/http/server.ts";
import { type Changes, watchChanges } from "./changes.ts";
import { disguised, pdfWithHtml, photoWithPlace } from "./hostile-files.ts";
import { createProvider, hundredDollars, image, type Provider, type Visitor } from "./provider.ts";
import { ORIGIN } from "./requests.ts";

let provider: Provider;
let server: Awaited<ReturnType<typeof listen>>;
let changes: Changes;
let demo: Visitor;
let fresh: Visitor;
let files: Readonly<Record<string, File>>;
beforeAll(async () => {
  provider = await createProvider();
  server = await listen(provider.send, { port: 0, host: "127.0.0.1" });
  const address = server.address();
  const place = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  const overHttp = async (request: Request) =>
    fetch(request.url.replace(ORIGIN, place), {
      method: request.method,
      headers: request.headers,
      body: request.body ? await request.arrayBuffer() : null,
    });
  demo = provider.visitor(9, overHttp);
  fresh = provider.visitor(9, overHttp);
  await demo.signIn();
  await fresh.signIn("fresh@example.com");
  await provider.query("update app_user set email_verified_at = now() where username = 'fresh'");
  changes = await watchChanges(provider);
  files = await disguised();
}, 60_000);
beforeEach(() => provider.forgetLimits());
afterAll(async () => {
  server.close();
  await provider.close();
});

const open = async () => (await demo.client.call("DepositRequest", hundredDollars)).transactionId;
const prove = (transactionId: string, receipt: File) =>
  demo.client.call("SubmitDeposit", { ...hundredDollars, transactionId, receipt });
const transfer = (Reference: File) =>
  demo.client.call("CTraderInternalTransferUserToUser", {
    ToUserEmail: "friend@example.com",
    ToUserCTraderLogin: "5100238",
    AmountUsd: 1,
    Reference,
  });
const identify = (FrontKyc: File, BackKyc: File) =>
  fresh.client.call("KycVerification", {
    FirstName: "Daniel",
    LastName: "Wong",
    Email: "fresh@example.com",
    ContactNumber: "+60123456789",
    DateOfBirth: "1990-05-13T16:00:00Z",
    Address: "1 Jalan Ampang, 50450",
    Nationality: "Malaysian",
    DocumentType: "passport",
    Id: "A12345678",
    FrontKyc,
    BackKyc,
  });
const received = async (transactionId: string) => {
  const response = await demo.fetch(`/api/files/receipt/${transactionId}`);
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
};

describe("a file whose content is not of its declared type", () => {
  test("asvs(5.2.2) asvs(5.2.6): is refused everywhere with a message, and is not stored", async () => {
    const transactionId = await open();
    for (const [what, file] of Object.entries(files)) {
      await provider.forgetLimits();
      await changes.since();
      const refused = { kind: "invalid", status: 415, code: 4015, message: expect.stringMatching(/\w/) };
      await expect(prove(transactionId, file), what).rejects.toMatchObject(refused);
      await expect(identify(image("front.png"), file), what).rejects.toMatchObject(refused);
      await expect(identify(file, image("back.png")), what).rejects.toMatchObject(refused);
      await expect(transfer(file), what).rejects.toMatchObject(refused);
      expect(await changes.since(), what).toEqual([]);
    }
  }, 180_000);

  test("does not delay other clients while it is decoded", async () => {
    const transactionId = await open();
    const bomb = files["a PDF that unpacks to two gigabytes"] ?? image("none.png");
    const state = { isOver: false };
    const refusal = prove(transactionId, bomb)
      .catch((error: unknown) => error)
      .finally(() => (state.isOver = true));
    let longest = 0;
    while (!state.isOver) {
      const start = performance.now();
      await demo.client.call("GetUserInfo", {});
      longest = Math.max(longest, performance.now() - start);
    }
    expect(await refusal).toMatchObject({ status: 415 });
    expect(longest).toBeLessThan(2_000);
  }, 30_000);
});

test.each(["jpeg", "png", "webp"] as const)(
  "asvs(14.2.8): a %s loses its location, its camera and any data after its end",
  async (format) => {
    const photo = await photoWithPlace(format);
    expect((await sharp(await photo.arrayBuffer()).metadata()).exif).toBeDefined();
    const transactionId = await open();
    await prove(transactionId, photo);
    const { bytes } = await received(transactionId);
    const { exif, xmp, iptc, width } = await sharp(bytes).metadata();
    expect({ exif, xmp, iptc, width }).toEqual({ width: 64 });
    for (const word of ["Amira Rahman", "Camera", "<script>"]) expect(bytes.includes(word)).toBe(false);
  },
);

test.each(["receipt.html", "receipt.exe", "receipt", "receipt.pdf.svg", "a/../receipt.htm"])(
  "asvs(5.2.2) asvs(3.2.1): a PDF that is also a web page is served as a PDF only, even when it is named %s",
  async (name) => {
    const transactionId = await open();
    await prove(transactionId, pdfWithHtml(name));
    const { headers } = await received(transactionId);
    expect(headers.get("content-type")).toBe("application/pdf");
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename\*=UTF-8''[\w.]+\.pdf$/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("sandbox");
  },
);

test("asvs(5.2.1): a file above five megabytes is refused, to the byte", { timeout: 60_000 }, async () => {
  const transactionId = await open();
  const large = new File([new Uint8Array(5_242_881)], "large.png");
  await expect(prove(transactionId, large)).rejects.toMatchObject({ status: 413, code: 4013 });
  const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
  const create = { width: 1200, height: 1200, channels: 3 as const, background: "#fff", noise };
  const picture = await sharp({ create }).png().toBuffer();
  const exact = new File([new Uint8Array(picture), new Uint8Array(5_242_880 - picture.length)], "exact.png");
  expect(exact.size).toBe(5_242_880);
  await prove(transactionId, exact);
});

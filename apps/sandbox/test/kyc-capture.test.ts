import { describe, expect, onTestFinished, test, vi } from "vitest";
import { readConfig } from "../src/config.ts";
import { tidy } from "../src/jobs/tidy.ts";
import { disguised, growingPng, photoWithPlace } from "./hostile-files.ts";
import { decideKyc, sendKyc } from "./identity-checks.ts";
import { openCaptures } from "./kyc-captures.ts";
import { createProvider, image } from "./provider.ts";

const at = openCaptures();
const { begin, beginOpened, read, open, send } = at;

const none = { fileName: null, mediaType: null, content: null };
const ended = { state: "ended", ...none };
const invalid = { kind: "refused", code: 1006 };
const bytesOf = async (file: File) => Buffer.from(await file.arrayBuffer()).toString("base64");

describe("a photo of a phone", () => {
  test("reaches the session that created the link, which can read the state of the phone, and is then submitted like any file", async () => {
    const { captureId, token, code, link, endsAt } = await begin();
    expect(link).toBe(`http://localhost:4000/capture#${token}`);
    expect(Date.parse(endsAt) - at.provider.clock.now().getTime()).toBe(600_000);
    expect(await read(captureId)).toEqual({ state: "waiting", ...none });
    expect(code).toMatch(/^\d{4}$/);
    expect(await open({ token, code })).toEqual({ side: "front", endsAt });
    expect(await read(captureId)).toEqual({ state: "opened", ...none });
    expect(await send(token)).toBeNull();
    const received = await read(captureId);
    expect(received).toMatchObject({ state: "received", fileName: "photo.png", mediaType: "image/png" });
    const photo = Buffer.from(received.content ?? "", "base64");
    // The photo is no part of an identity check before the client submits it.
    expect(await at.customer.client.call("GetUserInfo", {})).toMatchObject({ kycStatus: 0 });
    await sendKyc(at.customer, new File([photo], received.fileName ?? ""));
    expect(await at.customer.client.call("GetUserInfo", {})).toMatchObject({ kycStatus: 1 });
  });

  test("has no data of its camera, such as the place", async () => {
    const { captureId, token } = await beginOpened();
    const photo = await photoWithPlace("jpeg");
    await send(token, photo);
    const { content, mediaType } = await read(captureId);
    expect(mediaType).toBe("image/jpeg");
    expect(Buffer.from(content ?? "", "base64").includes("Exif")).toBe(false);
    expect(content).not.toBe(await bytesOf(photo));
  });

  test("is stored once: the same photo again has the same answer, and another one is refused", async () => {
    const { captureId, token } = await beginOpened();
    await Promise.all([send(token), send(token)]);
    await send(token);
    await expect(send(token, await photoWithPlace("png"))).rejects.toMatchObject(invalid);
    expect(await at.count()).toEqual({ links: 1, photos: 1 });
    expect(await at.filesOf()).toHaveLength(1);
    expect(await read(captureId)).toMatchObject({ fileName: "photo.png" });
    const stored = (await at.provider.deps.files.list()).map(({ id }) => id);
    const { rows } = await at.provider.query("select upload_id from upload");
    const known = new Set(rows.map((row) => Reflect.get(Object(row), "upload_id")));
    expect(stored.filter((id) => !known.has(id))).toEqual([]);
  });

  test("asvs(5.2.2): that is no JPEG or PNG, or is too large, is refused, and the link still takes another one", async () => {
    const { token } = await beginOpened();
    const large = new File([new Uint8Array(5_242_881)], "large.png", { type: "image/png" });
    await expect(send(token, large)).rejects.toMatchObject({ status: 413 });
    for (const [what, file] of Object.entries(await disguised())) {
      await at.provider.forgetLimits();
      await expect(send(token, file), what).rejects.toMatchObject({ status: 415 });
    }
    expect(await at.count()).toEqual({ links: 1, photos: 0 });
    await at.provider.forgetLimits();
    expect(await send(token)).toBeNull();
  }, 180_000);

  test("that is too large for the form once it is encoded again is refused, and the link still takes another one", async () => {
    const { captureId, token } = await beginOpened();
    const file = growingPng();
    expect(file.size).toBeLessThan(5_242_880);
    await expect(send(token, file)).rejects.toMatchObject({ status: 413 });
    expect(await at.count()).toEqual({ links: 1, photos: 0 });
    expect(await send(token)).toBeNull();
    expect(await read(captureId)).toMatchObject({ state: "received", fileName: "photo.png" });
  }, 60_000);

  test("that is read for the first time is in the audit once, with the user whose session reads it", async () => {
    const { captureId, token } = await beginOpened();
    const list = async () =>
      (
        await at.provider.query(
          `select actor_id, changes from event where operation = 'GetKycCapture' and actor_id = ${at.customer.userId}`,
        )
      ).rows;
    await read(captureId);
    expect(await list()).toEqual([]);
    await send(token);
    await read(captureId);
    await read(captureId);
    expect(await list()).toEqual([{ actor_id: at.customer.userId, changes: ["photo of a phone read"] }]);
  });

  test("can be read for an hour, and is deleted by the work of each hour, with its file", async () => {
    const { captureId, token } = await beginOpened();
    await send(token);
    const [id = ""] = await at.filesOf();
    at.provider.clock.advance(29);
    expect(await read(captureId)).toMatchObject({ state: "received" });
    at.provider.clock.advance(32);
    await at.provider.forgetLimits();
    await tidy(at.provider.deps);
    expect(await at.count()).toEqual({ links: 0, photos: 0 });
    expect(await at.filesOf()).toEqual([]);
    expect((await at.provider.deps.files.list()).map((file) => file.id)).not.toContain(id);
  });

  test("whose file is no longer in the store ends its link, without an internal error", async () => {
    const { captureId, token } = await beginOpened();
    await send(token);
    const [id = ""] = await at.filesOf();
    await at.provider.deps.files.delete(id);
    expect(await read(captureId)).toEqual(ended);
  });

  test("is read from the store while no connection of the database waits for it", async () => {
    const { captureId, token } = await beginOpened();
    await send(token);
    const { files, standbys } = at.provider.deps;
    let isQuerying = false;
    const reading = vi.spyOn(standbys, "read").mockImplementation(async (_position, work) => {
      isQuerying = true;
      const found = await work(at.provider.deps.sql);
      isQuerying = false;
      return found;
    });
    const opened: boolean[] = [];
    const { get } = files;
    const getting = vi.spyOn(files, "get").mockImplementation((name) => {
      opened.push(isQuerying);
      return get.call(files, name);
    });
    onTestFinished(() => {
      reading.mockRestore();
      getting.mockRestore();
    });
    expect(await read(captureId)).toMatchObject({ state: "received" });
    expect(opened).toEqual([false]);
  });

  test("is deleted with its file when another link replaces its own", async () => {
    const first = await beginOpened();
    await send(first.token);
    const [id = ""] = await at.filesOf();
    const stored = async () => (await at.provider.deps.files.list()).map((file) => file.id);
    expect(await stored()).toContain(id);
    const second = await begin(at.customer, "back");
    expect(await read(first.captureId)).toEqual(ended);
    expect(await open(second)).toMatchObject({ side: "back" });
    expect(await at.filesOf()).toEqual([]);
    expect(await stored()).not.toContain(id);
  });
});

describe("a link for a phone", () => {
  test("is for a document that its client can submit: all of an open check, and those that were refused", async () => {
    await sendKyc(at.customer);
    await expect(begin()).rejects.toMatchObject({ kind: "refused", code: 3001 });
    await decideKyc(at.provider, at.customer, "refuse", { refusals: { back: { reason: "blurred" } } });
    await expect(begin()).rejects.toMatchObject({ kind: "refused", code: 3001 });
    expect(await begin(at.customer, "back")).toMatchObject({ captureId: expect.any(String) });
  });

  test("takes photos for ten minutes", async () => {
    const { captureId, token, code } = await beginOpened();
    at.provider.clock.advance(11);
    expect(await read(captureId)).toEqual(ended);
    await expect(open({ token, code })).rejects.toMatchObject(invalid);
    await expect(send(token)).rejects.toMatchObject(invalid);
    // The answer to a photo that came in time may be lost.
    const next = await beginOpened();
    await send(next.token);
    at.provider.clock.advance(11);
    expect(await send(next.token)).toBeNull();
    await expect(open(next)).rejects.toMatchObject(invalid);
  });

  test("takes no photo before a phone has opened it by the code that the computer shows", async () => {
    const begun = await begin();
    const wrong = begun.code === "0000" ? "0001" : "0000";
    await expect(open({ ...begun, code: wrong })).rejects.toMatchObject({ kind: "refused", code: 1184 });
    expect(await read(begun.captureId)).toMatchObject({ state: "waiting" });
    await expect(send(begun.token)).rejects.toMatchObject(invalid);
    expect(await at.count()).toEqual({ links: 1, photos: 0 });
    await open(begun);
    expect(await send(begun.token)).toBeNull();
  });

  test("is begun 20 times a day at most", async () => {
    for (let count = 0; count < 20; count += 1) await begin();
    await expect(begin()).rejects.toMatchObject({ kind: "rateLimited" });
  });

  test("takes photos of 60 MB a day at most, refused ones included", async () => {
    const { token } = await beginOpened();
    const large = new File([new Uint8Array(5_000_000)], "large.png", { type: "image/png" });
    for (let count = 0; count < 12; count += 1)
      await expect(send(token, large)).rejects.toMatchObject({ status: 415 });
    // The same answer as beyond the share of all files.
    await expect(send(token)).rejects.toMatchObject({
      kind: "refused",
      code: 1182,
      message: expect.stringMatching(/^You have sent many files within a day.+ UTC\.$/),
    });
  });

  test("takes nothing of the photos of a day for a file that is too large, and for one that arrived already", async () => {
    const { token } = await beginOpened();
    const tooLarge = new File([new Uint8Array(6_000_000)], "large.png", { type: "image/png" });
    for (let count = 0; count < 12; count += 1)
      await expect(send(token, tooLarge)).rejects.toMatchObject({ status: 413 });
    const photo = image("photo.png");
    await send(token, photo);
    const spent = async () =>
      (await at.provider.query("select sum(points)::int as spent from rate_limit")).rows;
    const before = Object((await spent())[0]).spent;
    await send(token, photo);
    // The attempts by address and by link count, and no kilobyte.
    expect(Object((await spent())[0]).spent - before).toBeLessThan(10);
  });

  test("is not offered by a provider without the capability, which reads no form of a phone", async () => {
    const settings = { PORTAL_DIR: "/nowhere", STORYBOOK_DIR: "/nowhere", CAPABILITIES: "kycResubmission" };
    const provider = await createProvider({ config: readConfig(settings) });
    try {
      const { client } = provider.visitor();
      for (const sent of [
        client.call("OpenKycCapture", { token: "unknown", code: "0000" }),
        client.call("SendKycCapture", { Token: "unknown", File: image("photo.png") }),
      ])
        await expect(sent).rejects.toMatchObject({ status: 404 });
    } finally {
      await provider.close();
    }
  });
});

import { operations } from "@broker/api-spec/operations";
import { describe, expect, test } from "vitest";
import { createCustomer } from "../customer.ts";
import { createToken, exchange } from "../frames.ts";
import { disguised, photoWithPlace } from "../hostile-files.ts";
import { reopenKyc } from "../identity-checks.ts";
import { openCaptures, tokenOf } from "../kyc-captures.ts";
import { image } from "../provider.ts";

const at = openCaptures();
const { begin, beginOpened, read, open, send } = at;

const ended = { state: "ended", content: null };

describe("the link for the camera of a phone", () => {
  test("asvs(11.4.2): is stored as a hash only, and is in no log and no row of the audit", async () => {
    const { token } = await beginOpened();
    await send(token);
    const { rows } = await at.provider.query("select * from kyc_capture");
    const events = await at.provider.control("events");
    for (const place of [JSON.stringify(rows), JSON.stringify(events), at.provider.logs.join("\n")])
      expect(place).not.toContain(token);
  });

  test("has one answer for a wrong, a used, a replaced and an ended token, for both calls of a phone", async () => {
    const other = await createCustomer(at.provider);
    await reopenKyc(at.provider, other);
    const used = await beginOpened(other);
    await send(used.token);
    const replaced = await beginOpened();
    const outdated = await beginOpened();
    at.provider.clock.advance(11);
    const answers = [];
    for (const token of ["unknown", used.token, replaced.token, outdated.token])
      for (const name of ["OpenKycCapture", "SendKycCapture"] as const) {
        const form = new FormData();
        form.append("Token", token);
        form.append("File", await photoWithPlace("png"));
        const body = name === "SendKycCapture" ? form : JSON.stringify({ token, code: "0000" });
        const headers = name === "OpenKycCapture" ? { "content-type": "application/json" } : {};
        const response = await at.provider
          .visitor()
          .fetch(operations[name].path, { method: "POST", headers, body });
        answers.push([response.status, await response.text()].join(" "));
      }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain("1006");
  });

  test("has the answer of a wrong token for a used one also to files that are none, and to more of them than its user may send", async () => {
    const { token } = await beginOpened();
    const large = new File([new Uint8Array(5_000_000)], "large.png", { type: "image/png" });
    for (let count = 0; count < 11; count += 1)
      await expect(send(token, large)).rejects.toMatchObject({ status: 415 });
    await send(token);
    await expect(send(token, large), "more than 60 MB").rejects.toMatchObject({ code: 1006 });
    for (const [what, file] of Object.entries(await disguised()))
      await expect(send(token, file), what).rejects.toMatchObject({ code: 1006 });
  }, 60_000);

  test("tells a phone nothing of its user, opens no session, and sets no cookie", async () => {
    const { token, code, endsAt, captureId } = await begin();
    const phone = at.provider.visitor();
    expect(await phone.client.call("OpenKycCapture", { token, code })).toEqual({ side: "front", endsAt });
    await phone.client.call("SendKycCapture", { Token: token, File: image("photo.png") });
    expect(phone.cookie()).toBe("");
    const { status } = await phone.fetch(`${operations.GetKycCapture.path}?captureId=${captureId}`);
    expect(status).toBe(401);
  });

  test("asvs(8.2.2): is read by the session that began it only: not by another user, nor by another session of its user, nor by staff", async () => {
    const { captureId, token } = await beginOpened();
    await send(token);
    const other = await createCustomer(at.provider);
    expect(await read(captureId, other)).toMatchObject(ended);
    const elsewhere = at.provider.visitor();
    await elsewhere.signIn(at.customer.email);
    expect(await read(captureId, elsewhere)).toMatchObject(ended);
    const staff = await at.provider.staff();
    const { status } = await staff.fetch(`${operations.GetKycCapture.path}?captureId=${captureId}`);
    expect(status).toBe(401);
    expect(await read(captureId)).toMatchObject({ state: "received" });
  });

  test.each([
    ["sign-out", () => at.customer.client.call("UserLogout", {})],
    [
      "end of all other sessions",
      async () => {
        const elsewhere = at.provider.visitor();
        await elsewhere.signIn(at.customer.email);
        await elsewhere.client.call("EndOtherSessions", {});
      },
    ],
    ["age of its session", async () => at.provider.clock.advance(9)],
  ])("asvs(7.4.1): ends with the %s of the session that began it", async (_, end) => {
    // A session lasts 30 minutes.
    at.provider.clock.advance(22);
    const { token, code } = await beginOpened();
    await end();
    await expect(open({ token, code })).rejects.toMatchObject({ code: 1006 });
    await expect(send(token)).rejects.toMatchObject({ code: 1006 });
  });

  test("that is sent to and replaced 20 times at once leaves one link, and no photo without one", async () => {
    const links = [await beginOpened()];
    await Promise.allSettled(
      Array.from({ length: 10 }, async () => {
        links.push(await begin());
      }).concat(Array.from({ length: 10 }, async () => void (await send(links[0]?.token ?? "")))),
    );
    const photos = (await at.filesOf()).length;
    expect(await at.count()).toEqual({ links: 1, photos });
  });

  test("and the end of its session at once leave no deadlock, and no link that still works", async () => {
    const { token } = await beginOpened();
    const both = await Promise.allSettled([send(token), at.customer.client.call("UserLogout", {})]);
    expect(both[1]?.status).toBe("fulfilled");
    await expect(send(token)).rejects.toMatchObject({ code: 1006 });
  });

  test("that its user sent to another person, without its code, opens on no phone, and takes no photo", async () => {
    const { captureId, link, code, token } = await begin();
    // Neither the link nor the answers to a phone have the code; the database stores none.
    const { rows } = await at.provider.query("select * from kyc_capture");
    expect(Object.keys(Object(rows[0])).filter((name) => name.includes("code"))).toEqual([]);
    const guesses = ["0000", "1111", "1234", "2580", "4321"].filter((guess) => guess !== code);
    for (const guess of guesses)
      await expect(open({ token: tokenOf(link), code: guess })).rejects.toMatchObject({ code: 1184 });
    await expect(send(token)).rejects.toMatchObject({ code: 1006 });
    expect(await read(captureId)).toMatchObject({ state: "waiting", content: null });
  });

  test("takes ten tries of its code, also if they are sent at once, and then refuses the right code", async () => {
    const { token, code } = await begin();
    const wrong = Array.from({ length: 30 }, (_, index) => String(index).padStart(4, "0"));
    const tries = wrong.filter((guess) => guess !== code).slice(0, 25);
    const answers = await Promise.allSettled(tries.map((guess) => open({ token, code: guess })));
    const reasons = answers.map((answer) => answer.status === "rejected" && answer.reason.code);
    expect(reasons.filter((reason) => reason === 1184)).toHaveLength(10);
    await expect(open({ token, code })).rejects.toMatchObject({ kind: "rateLimited" });
    await expect(send(token)).rejects.toMatchObject({ code: 1006 });
  });

  test("reads no more than six megabytes of a phone", async () => {
    const { token } = await begin();
    const form = new FormData();
    form.append("Token", token);
    form.append("File", new File([new Uint8Array(7 * 1024 * 1024)], "large.png"));
    const { path } = operations.SendKycCapture;
    const { status } = await at.provider.visitor().fetch(path, { method: "POST", body: form });
    expect(status).toBe(413);
  });

  test("is begun and read by the frame of an identity check, and by no other frame", async () => {
    for (const [purpose, status] of [
      ["verification", 200],
      ["deposit", 403],
    ] as const) {
      const { token } = await createToken(at.provider, purpose);
      const { data } = await exchange(at.provider, { token, purpose });
      const headers = { authorization: `Bearer ${String(data?.["sessionToken"])}` };
      const get = await at.provider
        .visitor()
        .fetch(`${operations.GetKycCapture.path}?captureId=unknown`, { headers });
      expect(get.status).toBe(status);
      const begun = await at.provider.visitor().fetch(operations.BeginKycCapture.path, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify({ side: "front" }),
      });
      expect(begun.status).toBe(status);
    }
  });
});

import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  bodyOf,
  envelopeOf,
  exchange,
  headOf,
  MB,
  startTarget,
  statusOf,
  type Target,
} from "./hostile-target.ts";

let target: Target;
beforeAll(async () => {
  target = await startTarget();
}, 180_000);
afterAll(() => target.close());

test("asvs(7.2.3): a session is 256 random bits, new each time", () => {
  const [name, token = ""] = target.cookie.split("=");
  expect(name).toBe("__Host-session");
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(Buffer.from(token, "base64url")).toHaveLength(32);
});

describe("a request that is too large", () => {
  test("asvs(5.2.1): a declared size of five gigabytes is refused at the first byte", () =>
    target.unharmed(async () => {
      for (const type of ["application/json", "multipart/form-data; boundary=x"]) {
        const headers = { Cookie: target.cookie, "Content-Type": type, "Content-Length": 5_000_000_000 };
        const reply = await exchange(target.port, `${headOf("POST /api/Deposit/SubmitDeposit", headers)}{`);
        expect(statusOf(reply)).toBe(413);
        expect(bodyOf(reply)).toMatchObject({ responseCode: 4013 });
      }
    }));

  test("ten megabytes of JSON are refused, declared or chunked, twenty at once", () =>
    target.unharmed(async () => {
      const text = JSON.stringify({ userId: 1, note: "x".repeat(10 * MB) });
      const send = async (inPieces: boolean) => {
        const response = await fetch(target.url("/api/Deposit/DepositRequest"), {
          method: "POST",
          headers: { cookie: target.cookie, "content-type": "application/json" },
          body: inPieces ? new Blob([text]).stream() : text,
          ...(inPieces && { duplex: "half" }),
        }).catch((error: unknown) => error);
        // A connection that is closed during the upload is a refusal too.
        if (!(response instanceof Response)) return;
        expect(response.status).toBe(413);
        await envelopeOf(response);
      };
      await Promise.all(Array.from({ length: 20 }, (_, index) => send(index % 2 === 0)));
    }));

  test("a hundred thousand fields are refused, as JSON and as a form", { timeout: 30_000 }, () =>
    target.unharmed(async () => {
      const many = Array.from({ length: 100_000 }, (_, index) => index);
      // Written by hand, because the platform's FormData is slower than the provider's refusal.
      const parts = many.map(
        (index) => `--x\r\nContent-Disposition: form-data; name="k${index}"\r\n\r\n1\r\n`,
      );
      const asForm = await fetch(target.url("/api/Deposit/SubmitDeposit"), {
        method: "POST",
        headers: { cookie: target.cookie, "content-type": "multipart/form-data; boundary=x" },
        body: `${parts.join("")}--x--\r\n`,
      });
      expect([400, 413]).toContain(asForm.status);
      await envelopeOf(asForm);
      const json = `{${many.map((index) => `"k${index}":1`).join(",")}}`;
      const headers = {
        Cookie: target.cookie,
        "Content-Type": "application/json",
        "Content-Length": json.length,
      };
      // On a separate connection, which the provider closes.
      const asJson = await exchange(
        target.port,
        `${headOf("POST /api/Deposit/DepositRequest", headers)}${json}`,
      );
      expect(statusOf(asJson)).toBe(413);
    }),
  );

  test("a very long header is refused in an envelope", () =>
    target.unharmed(async () => {
      const reply = await exchange(
        target.port,
        headOf("GET /api/Cache/GetCompanies", { "X-Long": "x".repeat(100_000) }),
      );
      expect(statusOf(reply)).toBe(431);
      expect(bodyOf(reply)).toMatchObject({ responseCode: 4013, data: null });
    }));

  test("a very long address is refused in an envelope, or answered as unknown", () =>
    target.unharmed(async () => {
      const long = await fetch(target.url(`/api/Cache/${"x".repeat(12_000)}`));
      expect(long.status).toBe(404);
      await envelopeOf(long);
      expect(statusOf(await exchange(target.port, headOf(`GET /${"x".repeat(100_000)}`, {})))).toBe(431);
    }));
});

describe("a malformed request", () => {
  const length = { "Content-Type": "application/json", "Content-Length": 5 };
  test.each([
    ["no HTTP", "hello\r\n\r\n"],
    ["two lengths", headOf("POST /api/User/UserLogin", { ...length, "content-length": 6 })],
    [
      "a length and pieces",
      headOf("POST /api/User/UserLogin", { ...length, "Transfer-Encoding": "chunked" }),
    ],
    ["a length that is no number", headOf("POST /api/User/UserLogin", { "Content-Length": "-1" })],
    ["a NUL in a header", headOf("GET /", { "X-Odd": "a\u0000b" })],
    ["a header that continues in the next line", headOf("GET /", { "X-Odd": "a\r\n b" })],
  ])("asvs(4.2.1): %s is a 400, and the connection is closed", (_what, data) =>
    target.unharmed(async () => {
      const reply = await exchange(target.port, data);
      expect(statusOf(reply)).toBe(400);
      expect(bodyOf(reply)).toMatchObject({ responseCode: 4000, data: null });
    }),
  );

  test("asvs(13.4.4): TRACE and other unusual verbs are refused", () =>
    target.unharmed(async () => {
      for (const verb of ["TRACE", "PROPFIND", "OPTIONS"]) {
        const reply = await exchange(
          target.port,
          headOf(`${verb} /api/User/GetUserInfo`, { Cookie: target.cookie }),
        );
        expect(statusOf(reply)).toBe(404);
        expect(reply).not.toContain(target.cookie);
      }
    }));

  test("a client that disconnects during a request leaves no data, and is no internal error", () =>
    target.unharmed(async () => {
      const forms = ["application/json", "multipart/form-data; boundary=x"];
      for (const type of forms)
        for (const framing of [{ "Content-Length": 5000 }, { "Transfer-Encoding": "chunked" }]) {
          const socket = connect(target.port, "127.0.0.1");
          const headers = { Cookie: target.cookie, "Content-Type": type, ...framing };
          socket.write(`${headOf("POST /api/Deposit/SubmitDeposit", headers)}5\r\n--x\r\n`);
          await once(socket, "connect");
          await fetch(target.url("/healthz"));
          socket.destroy();
          await once(socket, "close");
        }
      expect((await fetch(target.url("/healthz"))).status).toBe(200);
    }));
});

describe("the pages and tools beside the contract", () => {
  const odd: readonly (readonly [what: string, type: string, body: string])[] = [
    ["no body", "", ""],
    ["broken JSON", "application/json", "{"],
    ["JSON of another shape", "application/json", `{"advanceMinutes":"1","__proto__":{"a":1}}`],
    ["a number that is none", "application/json", `{"advanceMinutes":1e400}`],
    ["a form without a boundary", "multipart/form-data", "x"],
    ["a broken form", "multipart/form-data; boundary=x", "--x\r\nContent-Disposition: form-data"],
    [
      "hostile fields",
      "application/x-www-form-urlencoded",
      "email=%00&password=%00&order=%27&token=%00&step=%00",
    ],
    ["broken escapes", "application/x-www-form-urlencoded", "email=%E0%A4%A&password=%"],
  ];
  const paths = [
    "/api/callbacks/ess",
    "/api/callbacks/none",
    "/sandbox/gateways/ess/checkout",
    "/sandbox/gateways/ess/pay",
    "/sandbox/gateways/none/pay",
    "/sandbox/reset-password",
    "/sandbox/backoffice/sign-in",
    "/sandbox/backoffice/sign-out",
    "/sandbox/backoffice/decide/deposits/1",
    "/sandbox/control/clock",
    "/sandbox/control/faults",
    "/sandbox/control/deposits/1/complete",
    "/sandbox/control/kyc/x/approve",
    "/sandbox/control/users/1/approve",
  ];
  test.each(paths)("asvs(16.5.3): POST %s refuses unusual input and never fails internally", (path) =>
    target.unharmed(async () => {
      for (const [what, type, body] of odd) {
        const headers = { authorization: "Bearer sandbox", ...(type && { "content-type": type }) };
        const response = await fetch(target.url(path), { method: "POST", headers, body, redirect: "manual" });
        expect(response.status, `${what}: ${await response.text()}`).toBeLessThan(500);
      }
    }),
  );

  test.each([
    "/sandbox/mailbox.json?to=%00&wait=-1",
    "/sandbox/mailbox.json?wait=NaN",
    "/sandbox/mailbox?to=%22%3E%3Cscript%3Ealert(1)%3C/script%3E",
    "/sandbox/control/events?operation=%00&userId=x",
    "/sandbox/control/events?userId=99999999999999",
    "/sandbox/reset-password?token=%00%22%3E%3Cscript%3E",
    "/sandbox/gateways/ess/checkout?order=%00&seal=%00",
    "/api/files/receipt/%00",
    "/api/files/receipt/%2e%2e%2f%2e%2e%2fetc%2fpasswd",
    "/api/files/kyc/999999999/front",
    "/api/files/logo/99999999999999999999.svg",
    "/%00",
    "/%E0%A4%A",
    "/..%2f..%2fetc%2fpasswd",
    "/sandbox/assets/..%2f..%2fpackage.json",
  ])("asvs(1.2.1): GET %s never fails internally and escapes what it repeats", (path) =>
    target.unharmed(async () => {
      const headers = { authorization: "Bearer sandbox", cookie: target.cookie };
      const response = await fetch(target.url(path), { headers, redirect: "manual" });
      const text = await response.text();
      expect(response.status === 503 || response.status < 500, text).toBe(true);
      expect(text).not.toContain("<script>alert");
      expect(text).not.toContain("root:");
    }),
  );
});

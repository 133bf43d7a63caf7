import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listen } from "../src/http/server.ts";
import { flatPicture, gifOf, pdfBomb, pngOf } from "./hostile-files.ts";
import { freePort, type Process, startProcess, untilReady } from "./process.ts";
import { DEMO } from "./provider.ts";

const MB = 1024 * 1024;
/** The limit of the process's growth; V8 releases memory late. */
const MOST_GROWTH = 250 * MB;

let folder: string;
let port: number;
let running: Process;
let cookie: string;
const url = (path: string) => `http://127.0.0.1:${port}${path}`;
async function signIn(email: string) {
  const password = createHash("md5").update(DEMO.password).digest("hex");
  const response = await fetch(url("/api/User/UserLogin"), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ companyId: 9, email, password }),
  });
  const [own = ""] = response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0] ?? "")
    .slice(-1);
  const { data } = Object(await response.json());
  return { cookie: own, user: Object(data) };
}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "hostile-"));
  port = await freePort();
  running = startProcess({ PORT: String(port), DATA_DIR: folder, LOG_LEVEL: "error" });
  await untilReady(running, url(""));
  ({ cookie } = await signIn(DEMO.email));
}, 180_000);
afterAll(async () => {
  running.child.kill("SIGKILL");
  await running.exit;
  await rm(folder, { recursive: true, force: true });
});

const memory = async (): Promise<number> => {
  const figures = await (await fetch(url("/metrics"))).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(figures)?.[1]);
};
const envelopeOf = async (response: Response) => {
  const body: unknown = await response.json();
  expect(body).toMatchObject({ responseCode: expect.any(Number), responseMessage: expect.any(String) });
  return Object(body);
};
const kept = async () => (await readdir(join(folder, "uploads")).catch(() => [])).length;

/** Sends raw data over a connection, and returns the reply until it is closed. */
async function speak(words: string | Buffer, at = port): Promise<string> {
  const socket = connect(at, "127.0.0.1");
  let heard = "";
  socket.on("data", (chunk) => (heard += String(chunk)));
  socket.on("error", () => {});
  socket.write(words);
  await once(socket, "close");
  return heard;
}

const head = (line: string, headers: Record<string, string | number>) =>
  `${line} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("")}\r\n`;
const statusOf = (heard: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1]);
const bodyOf = (heard: string): unknown => JSON.parse(heard.slice(heard.indexOf("{")));

/** Runs an attack during which nothing may be stored, fail internally or exceed the memory limit. */
async function unharmed(work: () => Promise<unknown>): Promise<void> {
  const [before, files, said] = [await memory(), await kept(), running.output().length];
  await work();
  expect(await memory()).toBeLessThan(before + MOST_GROWTH);
  expect(await kept()).toBe(files);
  expect(running.output().slice(said)).not.toContain('"msg":"failed"');
  expect((await fetch(url("/readyz"))).status).toBe(200);
}

test("asvs(7.2.3): a session is 256 random bits, new each time", () => {
  const [name, token = ""] = cookie.split("=");
  expect(name).toBe("__Host-session");
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(Buffer.from(token, "base64url")).toHaveLength(32);
});

describe("a request that is too large", () => {
  test("asvs(5.2.1): a declared size of five gigabytes is refused at the first byte", () =>
    unharmed(async () => {
      for (const type of ["application/json", "multipart/form-data; boundary=x"]) {
        const headers = { Cookie: cookie, "Content-Type": type, "Content-Length": 5_000_000_000 };
        const heard = await speak(`${head("POST /api/Deposit/SubmitDeposit", headers)}{`);
        expect(statusOf(heard)).toBe(413);
        expect(bodyOf(heard)).toMatchObject({ responseCode: 4013 });
      }
    }));

  test("ten megabytes of JSON are refused, declared or chunked, twenty at once", () =>
    unharmed(async () => {
      const text = JSON.stringify({ userId: 1, note: "x".repeat(10 * MB) });
      const send = async (inPieces: boolean) => {
        const response = await fetch(url("/api/Deposit/DepositRequest"), {
          method: "POST",
          headers: { cookie, "content-type": "application/json" },
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
    unharmed(async () => {
      const many = Array.from({ length: 100_000 }, (_, index) => index);
      // Written by hand, because the platform's FormData is slower than the provider's refusal.
      const parts = many.map(
        (index) => `--x\r\nContent-Disposition: form-data; name="k${index}"\r\n\r\n1\r\n`,
      );
      const asForm = await fetch(url("/api/Deposit/SubmitDeposit"), {
        method: "POST",
        headers: { cookie, "content-type": "multipart/form-data; boundary=x" },
        body: `${parts.join("")}--x--\r\n`,
      });
      expect([400, 413]).toContain(asForm.status);
      await envelopeOf(asForm);
      const json = `{${many.map((index) => `"k${index}":1`).join(",")}}`;
      const headers = { Cookie: cookie, "Content-Type": "application/json", "Content-Length": json.length };
      // On a separate connection, which the provider closes.
      const asJson = await speak(`${head("POST /api/Deposit/DepositRequest", headers)}${json}`);
      expect(statusOf(asJson)).toBe(413);
    }),
  );

  test("a very long header is refused in an envelope", () =>
    unharmed(async () => {
      const heard = await speak(head("GET /api/Cache/GetCompanies", { "X-Long": "x".repeat(100_000) }));
      expect(statusOf(heard)).toBe(431);
      expect(bodyOf(heard)).toMatchObject({ responseCode: 4013, data: null });
    }));

  test("a very long address is refused in an envelope, or answered as unknown", () =>
    unharmed(async () => {
      const long = await fetch(url(`/api/Cache/${"x".repeat(12_000)}`));
      expect(long.status).toBe(404);
      await envelopeOf(long);
      expect(statusOf(await speak(head(`GET /${"x".repeat(100_000)}`, {})))).toBe(431);
    }));
});

const json = async (path: string, body: object, headers: Record<string, string> = {}) => {
  const response = await fetch(url(path), {
    method: "POST",
    headers: { cookie, "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return Object(await response.json());
};
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
    const { data } = await json("/api/Deposit/DepositRequest", { ...fields, username });
    return async (file: File) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...fields, transactionId: data.transactionId }))
        form.set(name, String(value));
      form.set("receipt", file);
      const body = { method: "POST", headers: { cookie }, body: form };
      const answer = await fetch(url("/api/Deposit/SubmitDeposit"), body).catch(() => null);
      // A connection that is closed during the upload is a refusal too.
      return answer?.status ?? 429;
    };
  };

  test.runIf(process.platform === "linux")(
    "asvs(5.2.1): are not decoded when the caller may not upload",
    () =>
      unharmed(async () => {
        const { pid } = running.child;
        const processes = () => readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
        expect(processes()).toBe("");
        const { cookie: own, user } = await signIn("fresh@example.com");
        const send = async (path: string, fields: Record<string, string | File>) => {
          const form = new FormData();
          for (const [name, value] of Object.entries(fields)) form.set(name, value);
          return envelopeOf(await fetch(url(path), { method: "POST", headers: { cookie: own }, body: form }));
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
      const before = await memory();
      const flat = await flatPicture(6_300);
      const all = await Promise.all(Array.from({ length: 8 }, async () => (await opened())(flat)));
      expect(all).toContain(200);
      expect(new Set([...all, 429])).toEqual(new Set([200, 429]));
      expect(await memory()).toBeLessThan(before + MOST_GROWTH);
      expect(readFileSync(`/proc/${running.child.pid}/maps`, "utf8")).not.toContain("libvips");
    },
  );

  test("asvs(5.2.1): of twelve megabytes, forty at once, are refused, some unread", { timeout: 30_000 }, () =>
    unharmed(async () => {
      const prove = await opened();
      const file = new File([new Uint8Array(11.9 * MB)], "large.png");
      const all = await Promise.all(Array.from({ length: 40 }, () => prove(file)));
      expect(new Set(all)).toEqual(new Set([413, 429]));
      expect(await prove(file)).toBe(413);
    }),
  );

  test("asvs(5.2.6): that unpack to gigabytes are refused", { timeout: 60_000 }, () =>
    unharmed(async () => {
      const prove = await opened();
      const bombs = [pdfBomb(2000), pngOf(50_000, 50_000, 300), gifOf(2000, 3000)];
      for (const bomb of bombs) expect(await Promise.all([prove(bomb), prove(bomb)])).toEqual([415, 415]);
    }),
  );
});

test("asvs(4.1.5): a forged callback is refused, and the deposit is unchanged", () =>
  unharmed(async () => {
    const { data } = await json("/api/Deposit/GenerateDepositUrlEss", { ...order, paymentPlatformId: 31 });
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
        const answer = await json(`/api/callbacks/${gateway}`, body, { "x-signature": signature });
        expect(answer).toMatchObject({ responseCode: 4003, data: null });
      }
    const list = await fetch(url("/api/Deposit/GetDepositTransactionsByUser?userId=100234"), {
      headers: { cookie },
    });
    expect(await list.json()).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ transactionId, paymentStatusId: 1 })]),
    });
  }));

describe("a malformed request", () => {
  const length = { "Content-Type": "application/json", "Content-Length": 5 };
  test.each([
    ["no HTTP", "hello\r\n\r\n"],
    ["two lengths", head("POST /api/User/UserLogin", { ...length, "content-length": 6 })],
    ["a length and pieces", head("POST /api/User/UserLogin", { ...length, "Transfer-Encoding": "chunked" })],
    ["a length that is no number", head("POST /api/User/UserLogin", { "Content-Length": "-1" })],
    ["a NUL in a header", head("GET /", { "X-Odd": "a\u0000b" })],
    ["a header that goes on in the next line", head("GET /", { "X-Odd": "a\r\n b" })],
  ])("asvs(4.2.1): %s is a 400, and the connection is closed", (_what, words) =>
    unharmed(async () => {
      const heard = await speak(words);
      expect(statusOf(heard)).toBe(400);
      expect(bodyOf(heard)).toMatchObject({ responseCode: 4000, data: null });
    }),
  );

  test("asvs(13.4.4): TRACE and other unusual verbs are refused", () =>
    unharmed(async () => {
      for (const verb of ["TRACE", "PROPFIND", "OPTIONS"]) {
        const heard = await speak(head(`${verb} /api/User/GetUserInfo`, { Cookie: cookie }));
        expect(statusOf(heard)).toBe(404);
        expect(heard).not.toContain(cookie);
      }
    }));

  test("a client that disconnects during a request leaves no data, and is no internal error", () =>
    unharmed(async () => {
      const forms = ["application/json", "multipart/form-data; boundary=x"];
      for (const type of forms)
        for (const framing of [{ "Content-Length": 5000 }, { "Transfer-Encoding": "chunked" }]) {
          const socket = connect(port, "127.0.0.1");
          const headers = { Cookie: cookie, "Content-Type": type, ...framing };
          socket.write(`${head("POST /api/Deposit/SubmitDeposit", headers)}5\r\n--x\r\n`);
          await once(socket, "connect");
          await fetch(url("/healthz"));
          socket.destroy();
          await once(socket, "close");
        }
      expect((await fetch(url("/healthz"))).status).toBe(200);
    }));
});

describe("a slow client", () => {
  const quick = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 };
  const open = async () => {
    const server = await listen(
      async (request) => Response.json({ length: (await request.text()).length }),
      { port: 0, host: "127.0.0.1" },
      quick,
    );
    const address = server.address();
    return { server, at: typeof address === "object" ? (address?.port ?? 0) : 0 };
  };

  test.each([
    ["with the headers", "POST / HTTP/1.1\r\nHost: 127.0.0.1\r\n"],
    ["with the body", "POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 10\r\n\r\n1"],
    ["between pieces", "POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n"],
  ])("asvs(15.2.2): %s gets an answer and is disconnected", async (_how, words) => {
    const { server, at } = await open();
    const heard = await speak(words, at);
    server.close();
    expect(statusOf(heard)).toBe(408);
    expect(bodyOf(heard)).toMatchObject({ responseCode: 4000, data: null });
  });
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
    unharmed(async () => {
      for (const [what, type, body] of odd) {
        const headers = { authorization: "Bearer sandbox", ...(type && { "content-type": type }) };
        const response = await fetch(url(path), { method: "POST", headers, body, redirect: "manual" });
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
    unharmed(async () => {
      const headers = { authorization: "Bearer sandbox", cookie };
      const response = await fetch(url(path), { headers, redirect: "manual" });
      const text = await response.text();
      expect(response.status === 503 || response.status < 500, text).toBe(true);
      expect(text).not.toContain("<script>alert");
      expect(text).not.toContain("root:");
    }),
  );
});

import { operations } from "@broker/api-spec/operations";
import { describe, expect, test } from "vitest";
import { headOf, statusOf } from "../hostile-target.ts";
import { calls } from "../requests.ts";
import { openGround } from "./ground.ts";

const ground = openGround();

const writes = calls.filter((name) => operations[name].method === "POST");
const json = { "content-type": "application/json" };
const post = (path: string, headers: Record<string, string>, body = "{}") =>
  ground.bare.fetch(path, { method: "POST", headers, body });

describe("the page of another site", () => {
  test("can make no write of the contract, by any kind of request that a browser sends without asking", async () => {
    const owner = await ground.customer();
    const cookie = owner.cookie();
    expect(writes.length).toBeGreaterThan(30);
    const count = async () => (await ground.provider.query("select 1 from event")).rows.length;
    const before = await count();
    for (const name of writes)
      for (const headers of [
        { "sec-fetch-site": "cross-site", "content-type": "text/plain" },
        { "sec-fetch-site": "same-site", "content-type": "application/x-www-form-urlencoded" },
        { origin: "null", "content-type": "multipart/form-data; boundary=x" },
      ]) {
        const { status } = await post(operations[name].path, { ...headers, cookie });
        expect(status, `${name} ${JSON.stringify(headers)}`).toBe(403);
      }
    expect(await count()).toBe(before);
  });

  test("is foreign also where its origin only looks like the provider's", async () => {
    const owner = await ground.customer();
    const own = `localhost:${ground.port}`;
    const ask = async (origin: string) =>
      (await post("/api/Event/MarkRead", { ...json, origin, cookie: owner.cookie() })).status;
    for (const origin of [
      `http://${own}.evil.example`,
      `http://evil.example#${own}`,
      `http://${own}@evil.example`,
      "http://localhost",
      "http://localhost:1",
      `http://127.0.0.1:${ground.port}`,
      "file://",
      "null",
      "",
      `http://evil.example/${own}`,
    ])
      expect(await ask(origin), origin).toBe(403);
    expect(await ask(`http://${own}`)).toBe(400);
  });

  test("reads nothing: no answer of the API, a page or a stream allows it, with credentials or without", async () => {
    const owner = await ground.customer();
    const { userId } = owner;
    for (const path of [
      `/api/User/GetUserInfo?companyId=9&userId=${userId}`,
      `/api/Event/Stream?userId=${userId}`,
      `/api/Event/GetInbox?userId=${userId}`,
      `/api/Statement/GetStatements?userId=${userId}`,
      "/verify/AAAA-BBBB",
    ])
      for (const method of ["GET", "OPTIONS"]) {
        const headers = {
          cookie: owner.cookie(),
          origin: "https://evil.example",
          "access-control-request-method": "GET",
        };
        const response = await ground.bare.fetch(path, { method, headers });
        await response.body?.cancel();
        expect(response.headers.get("access-control-allow-origin"), path).toBeNull();
        expect(response.headers.get("access-control-allow-credentials"), path).toBeNull();
        expect(response.headers.get("cross-origin-resource-policy"), path).toBe("same-origin");
      }
  });
});

describe("headers that proxies write", () => {
  test("lead no request to another route, verb or host", async () => {
    const owner = await ground.customer();
    const read = `/api/User/GetUserInfo?companyId=9&userId=${owner.userId}`;
    for (const headers of [
      { "x-original-url": "/sandbox/backoffice/users" },
      { "x-rewrite-url": "/sandbox/backoffice/users" },
      { "x-http-method-override": "POST" },
      { "x-forwarded-host": "evil.example" },
      { "x-forwarded-prefix": "/evil" },
      { forwarded: "for=127.0.0.1;host=evil.example" },
    ]) {
      const response = await ground.bare.fetch(read, { headers: { ...headers, cookie: owner.cookie() } });
      expect(response.status, JSON.stringify(headers)).toBe(200);
      expect(Object(await response.json()).data.email).toBe(owner.email);
      expect(JSON.stringify([...response.headers])).not.toContain("evil");
    }
  });

  test("that name the way of a request are read by no limit: a new address for each guess is no new guesser", async () => {
    const statuses = [];
    for (let round = 0; round < 21; round += 1) {
      const headers = { ...json, "x-forwarded-for": `198.51.100.${round}` };
      statuses.push((await post("/api/User/CreateUser", headers)).status);
    }
    expect(statuses.slice(0, 20)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe("requests that are two for a proxy", () => {
  test.each([
    ["two lengths", "Content-Length: 2\r\nContent-Length: 30\r\n"],
    ["a length and pieces", "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n"],
    ["pieces in another spelling", "Transfer-Encoding: xchunked\r\n"],
    ["pieces twice", "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n"],
    ["a length with a sign", "Content-Length: +2\r\n"],
    ["a header with a space before its colon", "Content-Length : 2\r\n"],
    ["a header that is continued", "X-A: 1\r\n Content-Length: 2\r\n"],
  ])("are refused, and nothing after them is answered: %s", async (_what, lines) => {
    const second = headOf("GET /healthz", {});
    const head = `POST /api/User/VerifyEmail HTTP/1.1\r\nHost: localhost:${ground.port}\r\n${lines}\r\n`;
    const reply = await ground.raw(`${head}0\r\n\r\n${second}`);
    expect(statusOf(reply)).toBeGreaterThanOrEqual(400);
    expect(reply.match(/HTTP\/1\.1 \d/g)).toHaveLength(1);
  });

  test("an absolute address and a second host name lead to no other host", async () => {
    const absolute = await ground.raw(
      `GET http://evil.example/api/Cache/GetCompanies HTTP/1.1\r\nHost: localhost:${ground.port}\r\nConnection: close\r\n\r\n`,
    );
    expect(absolute).not.toContain("evil.example/");
    for (const lines of [
      `Host: evil.example\r\nHost: localhost:${ground.port}`,
      `Host: localhost:${ground.port}\r\nHost: evil.example`,
      "Host: evil.example",
      `Host: localhost:${ground.port}@evil.example`,
      "Host: ",
    ]) {
      const reply = await ground.raw(
        `GET /api/Cache/GetCompanies HTTP/1.1\r\n${lines}\r\nConnection: close\r\n\r\n`,
      );
      expect([400, 421], lines).toContain(statusOf(reply));
    }
  });
});

describe("addresses that are read in two ways", () => {
  test("an answer of the API under the name of a picture or a style is none, and is never cached", async () => {
    const owner = await ground.customer();
    const query = `companyId=9&userId=${owner.userId}`;
    for (const path of [
      `/api/User/GetUserInfo/logo.css?${query}`,
      `/api/User/GetUserInfo;logo.css?${query}`,
      `/api/User/GetUserInfo%2Flogo.css?${query}`,
      `/api/User/GetUserInfo.css?${query}`,
      `/api/User/GetUserInfo%00.css?${query}`,
      `/api/User/GetUserInfo?${query}&_=.css`,
    ]) {
      const response = await ground.bare.fetch(path, { headers: { cookie: owner.cookie() } });
      expect(await response.text(), path).not.toContain(owner.email);
      expect(response.headers.get("cache-control"), path).toBe("no-store");
    }
  });

  test("no spelling of a path leads a client to the pages of staff or out of a folder", async () => {
    const owner = await ground.customer();
    for (const path of [
      "/sandbox/backoffice/users",
      "/sandbox//backoffice/users",
      "/sandbox/./backoffice/users",
      "/api/../sandbox/backoffice/users",
      "/api/%2e%2e/sandbox/backoffice/users",
      "/sandbox/%62ackoffice/users",
      "/sandbox/backoffice%2fusers",
      "/SANDBOX/backoffice/users",
      "/sandbox/backoffice/users/",
      "//sandbox/backoffice/users",
      "/..%2f..%2f..%2fetc/passwd",
      "/sandbox/..%5c..%5cetc/passwd",
      "/verify/..%2f..%2fetc%2fpasswd",
    ]) {
      const reply = await ground.raw(
        `GET ${path} HTTP/1.1\r\nHost: localhost:${ground.port}\r\nCookie: ${owner.cookie()}\r\nConnection: close\r\n\r\n`,
      );
      expect(reply, path).not.toContain("demo@example.com");
      expect(reply, path).not.toContain("root:");
      expect(statusOf(reply), path).not.toBe(500);
    }
  });
});

describe("bodies of the newer calls", () => {
  test("that are deep, long, doubled, of another type or of another character set are refused, and fail nothing", async () => {
    const owner = await ground.customer();
    const own = { ...json, cookie: owner.cookie() };
    const names = [
      "CompleteStepUp",
      "MarkRead",
      "UpdateLetterPhrase",
      "RequestStatement",
      "ReportSignIn",
    ] as const;
    for (const name of names) {
      const { path } = operations[name];
      for (const [headers, body] of [
        [own, "[".repeat(20_000)],
        [own, `{"code":"1","code":"2","purpose":"WithdrawalRequest"}`],
        [own, `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}`],
        [own, `{"phrase":"${"x".repeat(70_000)}"}`],
        [own, ""],
        [own, "null"],
        [own, '{"token":"\\ud800"}'],
        [{ ...own, "content-type": "application/json; charset=utf-16" }, "{}"],
        [{ ...own, "content-type": "application/xml" }, "<a/>"],
        [{ ...own, "content-encoding": "gzip" }, "{}"],
      ] as const) {
        const response = await post(path, headers, body);
        const { responseCode }: Record<string, unknown> = Object(await response.json());
        expect(responseCode, `${name} ${body.slice(0, 40)}`).not.toBe(1);
        expect(response.status, `${name} ${body.slice(0, 40)}`).toBeLessThan(500);
      }
    }
    expect(Reflect.get({}, "isAdmin")).toBeUndefined();
    expect(ground.failures()).toEqual([]);
  });
});

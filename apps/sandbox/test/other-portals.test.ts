import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { serve } from "@hono/node-server";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchOptions } from "../../../scripts/test-browser/launch-options.ts";
import { createApp } from "../src/app.ts";
import { readConfig } from "../src/config.ts";
import type { Send } from "../src/jobs/job-handlers.ts";
import { findFreePort } from "../src/testing/find-free-port.ts";
import { createProvider, DEMO, hundredDollars, type Provider } from "./provider.ts";

const LISTED = "https://portal.example.com";
const credentials = {
  companyId: 9,
  email: DEMO.email,
  password: createHash("md5").update(DEMO.password).digest("hex"),
};

let provider: Provider;
/** Starts the provider with a list of portals. */
const listing = async (allowedOrigins: readonly string[]): Promise<Send> =>
  (await createApp({ ...provider.deps, config: { ...provider.deps.config, allowedOrigins } })).fetch;
beforeAll(async () => {
  provider = await createProvider();
});
afterAll(() => provider.close());

const login = (headers: Record<string, string>) =>
  new Request("http://localhost:4000/api/User/UserLogin", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(credentials),
  });
const preflight = (origin: string, path = "/api/User/UserLogin") =>
  new Request(`http://localhost:4000${path}`, {
    method: "OPTIONS",
    headers: {
      origin,
      "access-control-request-method": "POST",
      "access-control-request-headers": "content-type,idempotency-key",
    },
  });
const shared = (response: Response) => [
  response.headers.get("access-control-allow-origin"),
  response.headers.get("access-control-allow-credentials"),
];

describe("asvs(3.4.2) asvs(3.5.1): a portal on another origin", () => {
  test("that is listed, and no other, gets CORS headers to send and read", async () => {
    const send = await listing([LISTED]);
    const answer = await send(preflight(LISTED));
    expect(answer.status).toBe(204);
    expect(shared(answer)).toEqual([LISTED, "true"]);
    expect(answer.headers.get("access-control-allow-methods")).toBe("GET,POST");
    expect(answer.headers.get("access-control-allow-headers")).toBe(
      "Content-Type,Idempotency-Key,Authorization,Last-Event-ID",
    );
    expect(answer.headers.get("vary")).toContain("Origin");
    for (const other of [
      "https://evil.example",
      "http://portal.example.com",
      "https://portal.example.com.evil.example",
      "https://portal.example.com:8443",
      "null",
    ]) {
      expect(shared(await send(preflight(other))), other).toEqual([null, null]);
      const written = await send(login({ origin: other, "sec-fetch-site": "cross-site" }));
      expect([written.status, ...shared(written), written.headers.get("set-cookie")], other).toEqual([
        403,
        null,
        null,
        null,
      ]);
    }
  });

  test("reads refusals and their request ids as well", async () => {
    const send = await listing([LISTED]);
    const url = "http://localhost:4000/api/User/GetUserInfo?userId=1";
    const answer = await send(new Request(url, { headers: { origin: LISTED } }));
    expect(answer.status).toBe(401);
    expect(shared(answer)).toEqual([LISTED, "true"]);
    expect(answer.headers.get("access-control-expose-headers")).toBe("X-Request-Id,Retry-After");
  });

  test("may call the API only", async () => {
    const send = await listing([LISTED]);
    for (const path of ["/sandbox/backoffice/sign-in", "/sandbox/control/reset", "/sandbox/reset-password"]) {
      const request = new Request(`http://localhost:4000${path}`, {
        method: "POST",
        headers: { origin: LISTED, "sec-fetch-site": "cross-site", authorization: "Bearer sandbox" },
      });
      const answer = await send(request);
      expect([answer.status, ...shared(answer)], path).toEqual([403, null, null]);
      expect(shared(await send(preflight(LISTED, path))), path).toEqual([null, null]);
    }
  });

  test("is refused where none is listed, which is the default", async () => {
    const send = await listing([]);
    const answer = await send(login({ origin: LISTED, "sec-fetch-site": "cross-site" }));
    expect([answer.status, ...shared(answer)]).toEqual([403, null, null]);
    expect(shared(await send(preflight(LISTED)))).toEqual([null, null]);
  });
});

test.each([
  ["same-origin", "SameSite=Lax"],
  ["same-site", "SameSite=Lax"],
  ["cross-site", "SameSite=None; Partitioned"],
])("asvs(3.3.2): a cookie for a %s portal is %s", async (site, attributes) => {
  const send = await listing([LISTED]);
  const answer = await send(login({ origin: LISTED, "sec-fetch-site": site }));
  const cookies = answer.headers.getSetCookie();
  expect(cookies).toHaveLength(2);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-(session|device)=[^;]+; (Max-Age=\d+; )?Path=\/; HttpOnly; Secure; /);
    expect(cookie.endsWith(attributes), cookie).toBe(true);
  }
});

test.each(["*", "https://portal.example.com/", "portal.example.com", "null", "https://a.example b"])(
  "asvs(3.4.2): %s is no list of origins",
  (text) => {
    expect(() => readConfig({ ALLOWED_ORIGINS: text })).toThrow(
      /^ALLOWED_ORIGINS is ".*": it must be origins such as/,
    );
  },
);

test("origins are listed with commas between them", () => {
  const { allowedOrigins } = readConfig({ ALLOWED_ORIGINS: "https://a.example, http://localhost:5173" });
  expect(allowedOrigins).toEqual(["https://a.example", "http://localhost:5173"]);
});

describe("in a browser", () => {
  let browser: Browser;
  let portals: Server;
  let api: string;
  let port: number;
  let stop: () => Promise<unknown>;
  /** The origins that the browser sent with sign-ins. */
  const sites = new Set<string | null>();
  beforeAll(async () => {
    portals = createServer((_request, response) => {
      response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>A portal</title>");
    }).listen(0, "localhost");
    await once(portals, "listening");
    const address = portals.address();
    port = typeof address === "object" ? (address?.port ?? 0) : 0;
    const send = await listing([`http://localhost:${port}`, `http://brand.localhost:${port}`]);
    const fetch: Send = (request) => {
      if (request.method === "POST") sites.add(request.headers.get("sec-fetch-site"));
      return send(request);
    };
    const at = await findFreePort();
    api = `http://localhost:${at}`;
    const server = serve({ fetch, port: at, hostname: "localhost" });
    await once(server, "listening");
    stop = () => once(server.close(), "close");
    browser = await chromium.launch(launchOptions());
  });
  afterAll(async () => {
    await browser.close();
    await stop();
    portals.close();
  });

  /** Signs in from a page, reads the user, signs out and reads again: returns the four statuses, or the failure. */
  const journey = async (origin: string): Promise<unknown> => {
    sites.clear();
    const page = await browser.newPage();
    await page.goto(origin);
    const outcome: unknown = await page.evaluate(
      async ({ url, body }) => {
        const post = (path: string, text?: string) =>
          fetch(url + path, {
            method: "POST",
            credentials: "include",
            headers: { "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
            ...(text !== undefined && { body: text }),
          });
        try {
          const signedIn = await post("/api/User/UserLogin", body);
          const { data } = Object(await signedIn.json());
          const ids = `userId=${data.staffUserId}&companyId=9`;
          const info = () => fetch(`${url}/api/User/GetUserInfo?${ids}`, { credentials: "include" });
          const [before, out, after] = [await info(), await post("/api/User/UserLogout"), await info()];
          return [signedIn, before, out, after].map(({ status }) => status);
        } catch (error) {
          return String(error);
        }
      },
      { url: api, body: JSON.stringify(credentials) },
    );
    await page.close();
    return outcome;
  };

  test("a listed portal on the same site signs in, reads and signs out", async () => {
    expect(await journey(`http://localhost:${port}`)).toEqual([200, 200, 200, 401]);
    expect([...sites]).toEqual(["same-site"]);
  });

  test("a listed portal on another site does so too", async () => {
    expect(await journey(`http://brand.localhost:${port}`)).toEqual([200, 200, 200, 401]);
    expect([...sites]).toEqual(["cross-site"]);
  });

  test("an unlisted portal reaches nothing", async () => {
    expect(await journey(`http://127.0.0.1:${port}`)).toBe("TypeError: Failed to fetch");
  });
});

test("a payer returns to the listed portal that the deposit was made in, and a changed address is refused", async () => {
  const send = await listing([LISTED]);
  const visitor = provider.visitor(9, (request) => {
    const headers = new Headers(request.headers);
    headers.set("origin", LISTED);
    return send(new Request(request, { headers }));
  });
  await visitor.signIn("friend@example.com");
  const order = { ...hundredDollars, paymentPlatformId: 32, paymentMethodCode: "FPX" };
  const { paymentUrl } = await visitor.client.call("GenerateDepositUrlSmilePayz", order);
  const { pathname, searchParams } = new URL(paymentUrl);
  expect(searchParams.get("back")).toBe(`${LISTED}/transactions?tab=deposit`);
  const page = () => visitor.fetch(`${pathname}?${searchParams.toString()}`);
  expect((await page()).headers.get("content-security-policy")).toContain(`form-action 'self' ${LISTED};`);
  searchParams.set("back", "https://evil.example");
  expect((await page()).status).toBe(404);
});

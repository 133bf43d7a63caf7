import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../src/app.ts";
import { readConfig } from "../src/config.ts";
import { createCustomer } from "./customer.ts";
import { forReal } from "./process.ts";
import { createProvider, hundredDollars, lastLetter, type Provider } from "./provider.ts";

let provider: Provider;
beforeAll(async () => {
  provider = await createProvider();
});
afterAll(() => provider.close());

const paths = { PORTAL_DIR: "/nowhere", STORYBOOK_DIR: "/nowhere" };
/** Sends a request with a Host header to a provider with these settings. */
const asked = async (env: Record<string, string>) => {
  const app = await createApp({ ...provider.deps, config: readConfig({ ...paths, ...env }) });
  return async (host: string, path = "/api/Cache/GetCompanies", init: RequestInit = {}) => {
    const headers = { ...Object.fromEntries(new Headers(init.headers)), host };
    return app.fetch(new Request(`http://${host}${path}`, { ...init, headers }));
  };
};

describe("a provider answers to its own host names only", () => {
  test.each([
    ["this machine in a demo", {}, ["localhost:4000", "127.0.0.1:4000", "[::1]:4000", "LOCALHOST:4000"]],
    ["PUBLIC_URL", forReal, ["portal.example.com", "portal.example.com:443"]],
    [
      "PUBLIC_URL beside this machine in a demo",
      { PUBLIC_URL: "http://localhost:5173" },
      ["localhost:5173", "127.0.0.1:4000"],
    ],
    [
      "ALLOWED_HOSTS",
      { ...forReal, ALLOWED_HOSTS: "api.example.com, provider:4000" },
      ["api.example.com", "provider:4000"],
    ],
  ])("by %s", async (_what, env: Record<string, string>, hosts) => {
    const ask = await asked(env);
    for (const host of hosts) expect((await ask(host)).status, host).toBe(200);
  });

  test.each([
    [
      "a demo",
      {},
      ["evil.example:4000", "localhost.evil.example", "127.0.0.1.evil.example", "10.0.0.1:4000"],
    ],
    [
      "a provider without demo accounts",
      forReal,
      ["localhost:4000", "127.0.0.1:4000", "evil.example", "portal.example.com:8443"],
    ],
  ])("and refuses others on every path: %s", async (_what, env: Record<string, string>, hosts) => {
    const ask = await asked(env);
    const authorization = "Bearer sandbox";
    for (const host of hosts) {
      for (const path of ["/", "/api/Cache/GetCompanies", "/sandbox/mailbox.json", "/sandbox/backoffice"])
        expect((await ask(host, path)).status, `${host}${path}`).toBe(421);
      // The request of a page that pointed its own host name to this machine (DNS rebinding).
      const headers = { authorization, origin: `http://${host}`, "sec-fetch-site": "same-origin" };
      const reset = await ask(host, "/sandbox/control/reset", { method: "POST", headers });
      expect(reset.status).toBe(421);
      expect(await reset.text()).toContain("ALLOWED_HOSTS");
    }
  });

  test("a load balancer, which uses addresses, can still check the health", async () => {
    const ask = await asked({ ...forReal, METRICS_TOKEN: "a-token-of-prometheus" });
    const headers = { authorization: "Bearer a-token-of-prometheus" };
    for (const path of ["/healthz", "/readyz", "/metrics"])
      expect((await ask("10.1.2.3:4000", path, { headers })).status, path).toBe(200);
  });
});

describe("a back office with its own host", () => {
  const env = { ...forReal, BACKOFFICE_URL: "https://staff.example.com" };

  test.each([
    "/sandbox",
    "/sandbox/",
    "/sandbox/backoffice",
    "/sandbox/backoffice/users",
    "/sandbox/mailbox",
    "/sandbox/mailbox.json",
  ])("%s does not exist for clients", async (path) => {
    const ask = await asked(env);
    expect((await ask("portal.example.com", path)).status).toBe(404);
    expect((await ask("staff.example.com", path)).status).not.toBe(404);
  });

  test("the other pages remain on the clients' host, and its own host links to it", async () => {
    const ask = await asked(env);
    for (const path of ["/sandbox/reset-password?token=x", "/sandbox/styles.css"])
      expect((await ask("portal.example.com", path)).status, path).not.toBe(404);
    const home = await ask("staff.example.com", "/");
    expect([home.status, home.headers.get("location")]).toEqual([302, "/sandbox/backoffice"]);
  });
});

describe("gateways and e-mails link back to the host name of the request", () => {
  /** Creates a browser that uses one of the provider's names. */
  const browserAt = (origin: string) =>
    provider.visitor(9, async (request) => {
      const { pathname, search } = new URL(request.url);
      const headers = new Headers(request.headers);
      headers.set("host", new URL(origin).host);
      const body = request.method === "GET" ? null : await request.arrayBuffer();
      return provider.send(
        new Request(origin + pathname + search, { method: request.method, headers, body }),
      );
    });

  test.each(["http://localhost:4000", "http://127.0.0.1:4000", "http://[::1]:4000", "http://localhost:8080"])(
    "%s",
    async (origin) => {
      const { email } = await createCustomer(provider);
      const visitor = browserAt(origin);
      await visitor.signIn(email);
      const order = { ...hundredDollars, paymentPlatformId: 31 };
      const { paymentUrl } = await visitor.client.call("GenerateDepositUrlEss", order);
      expect(paymentUrl).toContain(`action="${origin}/sandbox/gateways/ess/checkout`);
      const method = { ...order, paymentPlatformId: 32, paymentMethodCode: "FPX" };
      const smilePayz = await visitor.client.call("GenerateDepositUrlSmilePayz", method);
      expect(new URL(smilePayz.paymentUrl).origin).toBe(origin);
      await visitor.client.call("ResetUserPassword", { email });
      while ((await provider.work()) > 0);
      expect(new URL((await lastLetter(provider, email)).link ?? "").origin).toBe(origin);
    },
  );

  test("with PUBLIC_URL they link to it, whatever host name was used", async () => {
    const config = readConfig({ ...paths, PUBLIC_URL: "http://localhost:5173" });
    const own = await createProvider({ config });
    const customer = await createCustomer(own);
    const { paymentUrl } = await customer.client.call("GenerateDepositUrlEss", {
      ...hundredDollars,
      paymentPlatformId: 31,
    });
    expect(paymentUrl).toContain('action="http://localhost:5173/');
    await own.close();
  });
});

// A reset seeds the whole demo again.
test(
  "a public demo refuses the published password of staff, though its database was seeded with it",
  { timeout: 120_000 },
  async () => {
    const config = { ...provider.deps.config, demoStaffPassword: "a-long-password" };
    const own = await createProvider({ config });
    const { keepDemoStaffPassword } = await import("../src/seed/seed.ts");
    await keepDemoStaffPassword(own.deps);
    const signIn = async (password: string) => {
      const body = new URLSearchParams({ email: "staff@example.com", password });
      return (await own.visitor().fetch("/sandbox/backoffice/sign-in", { method: "POST", body })).status;
    };
    expect(await signIn("Sandbox-2026!")).toBe(401);
    expect(await signIn("a-long-password")).toBe(303);
    await own.control("reset", {});
    expect(await signIn("Sandbox-2026!")).toBe(401);
    expect(await signIn("a-long-password")).toBe(303);
    await own.close();
  },
);

import { sql as raw } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../src/app.ts";
import { readConfig } from "../src/config.ts";
import { createMetrics } from "../src/telemetry/metrics.ts";
import { forReal } from "./process.ts";
import { createProvider, type Provider } from "./provider.ts";

const TOKEN = "a-token-of-prometheus";

let provider: Provider;
beforeAll(async () => {
  provider = await createProvider();
});
afterAll(() => provider.close());

/** Reads the metrics as text, from this machine. */
async function figures(): Promise<string> {
  return (await provider.visitor().fetch("/metrics")).text();
}

test("every answered operation is counted by name, status and code, and timed", async () => {
  const visitor = provider.visitor();
  await visitor.signIn();
  await visitor.client
    .call("UserLogin", { email: "demo@example.com", password: "wrong" })
    .catch(() => undefined);
  await visitor.fetch("/api/User/GetUserInfo?userId=999999");
  const text = await figures();
  expect(text).toContain('broker_operations_total{operation="UserLogin",status="200",response_code="1"} 1');
  expect(text).toMatch(
    /broker_operations_total\{operation="UserLogin",status="200",response_code="(?!1")\d+"\} 1/,
  );
  expect(text).toMatch(
    /broker_operations_total\{operation="GetUserInfo",status="403",response_code="\d+"\} 1/,
  );
  expect(text).toContain('broker_operation_duration_seconds_count{operation="UserLogin"} 2');
  expect(text).not.toContain("broker_operation_errors_total{");
});

test("an internal error counts as an error, a refusal does not", async () => {
  await provider.control("faults", [{ operation: "GetCountries", times: 1, kind: "status500" }]);
  const { fetch } = provider.visitor();
  expect((await fetch("/api/Cache/GetCountries")).status).toBe(500);
  expect(await figures()).toContain('broker_operation_errors_total{operation="GetCountries"} 1');
});

test("the metrics contain the result and the time of the last check of the books", async () => {
  await provider.control("ledger");
  const text = await figures();
  expect(text).toContain("broker_ledger_ok 1");
  const at = provider.clock.now().getTime() / 1000;
  expect(Number(/^broker_ledger_checked_timestamp_seconds (\S+)/m.exec(text)?.[1])).toBeCloseTo(at, -1);
});

test("jobs are counted by state, with the age of the oldest", async () => {
  const at = new Date(provider.clock.now().getTime() - 90_000).toISOString();
  await provider.deps.sql.execute(raw`
    insert into job (lane, kind, payload, due_at, claimed_at, tries) values
      ('letters', 'none', '{}', ${at}::timestamptz, null, 0),
      ('letters', 'none', '{}', ${at}::timestamptz, now(), 1),
      ('letters', 'none', '{}', ${at}::timestamptz, null, 8),
      ('letters', 'none', '{}', '2026-01-01', null, 100)`);
  const text = await figures();
  for (const line of [
    '{state="waiting"} 2',
    '{state="running"} 1',
    '{state="failing"} 1',
    '{state="given_up"} 1',
  ])
    expect(text).toContain(`broker_jobs${line}`);
  expect(Number(/^broker_jobs_oldest_seconds (\S+)/m.exec(text)?.[1])).toBeCloseTo(90, -1);
});

test("connections, memory and the event loop are reported, even while the database is unreachable", async () => {
  const metrics = createMetrics({
    process: true,
    pool: () => ({ total: 7, idle: 2, waiting: 3 }),
    jobs: () => Promise.reject(new Error("away")),
  });
  const { body, contentType } = await metrics.render();
  expect(contentType).toMatch(/^text\/plain/);
  for (const line of ['{state="used"} 5', '{state="idle"} 2', '{state="waiting"} 3'])
    expect(body).toContain(`broker_database_connections${line}`);
  expect(body).toMatch(/^nodejs_eventloop_lag_seconds \d/m);
  expect(body).toMatch(/^process_resident_memory_bytes \d/m);
  expect(body).toContain('broker_jobs{state="waiting"} Nan');
});

describe("asvs(13.4.5): the metrics are sent", () => {
  const ask = async (env: Record<string, string>, headers: Record<string, string>) => {
    const { deps } = provider;
    const config = readConfig({ PORTAL_DIR: "/nowhere", ...forReal, ...env });
    const app = await createApp({ ...deps, config });
    return (await app.fetch(new Request("http://localhost/metrics", { headers }))).status;
  };
  test.each([
    ["a client on this machine", {}, {}, 200],
    ["no client behind a proxy on this machine", {}, { "x-forwarded-for": "203.0.113.7" }, 404],
    ["no client, when the provider listens outside", { HOST: "0.0.0.0" }, {}, 404],
    ["no client without the token", { METRICS_TOKEN: TOKEN }, {}, 404],
    ["no client with a wrong token", { METRICS_TOKEN: TOKEN }, { authorization: "Bearer wrong" }, 404],
    [
      "a client elsewhere with the token",
      { HOST: "0.0.0.0", METRICS_TOKEN: TOKEN },
      { authorization: `Bearer ${TOKEN}` },
      200,
    ],
  ])("to %s", async (_who, env, headers, status) => {
    expect(await ask(env, headers)).toBe(status);
  });
});

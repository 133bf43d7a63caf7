import { SpanKind, SpanStatusCode } from "@opentelemetry/api";
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from "@opentelemetry/sdk-trace-node";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { forReal, startProcess, untilReady } from "./process.ts";
import { findFreePort } from "../src/testing/find-free-port.ts";
import { createProvider, hundredDollars, type Provider, type Visitor } from "./provider.ts";

const exporter = new InMemorySpanExporter();
const tracing = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
let provider: Provider;
let visitor: Visitor;
beforeAll(async () => {
  tracing.register();
  provider = await createProvider();
  visitor = provider.visitor();
  await visitor.signIn();
});
afterAll(async () => {
  await tracing.shutdown();
  await provider.close();
});
beforeEach(() => exporter.reset());

const spans = (name: string) => exporter.getFinishedSpans().filter((span) => span.name === name);

test("a call is a span that contains its transaction, and the log refers to it", async () => {
  await visitor.client.call("DepositRequest", hundredDollars);
  const [call] = spans("DepositRequest");
  const [transaction] = spans("transaction");
  expect(call?.kind).toBe(SpanKind.SERVER);
  expect(call?.attributes).toMatchObject({
    "broker.operation": "DepositRequest",
    "http.request.method": "POST",
    "http.route": "/api/Deposit/DepositRequest",
    "http.response.status_code": 200,
    "broker.response_code": 1,
  });
  expect(transaction?.parentSpanContext?.spanId).toBe(call?.spanContext().spanId);
  expect(provider.logs.some((line) => line.includes(String(call?.attributes["broker.request_id"])))).toBe(
    true,
  );
});

test("the client's trace is continued", async () => {
  const traceId = "0af7651916cd43dd8448eb211c80319c";
  await visitor.fetch("/api/Cache/GetCompanies", {
    headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
  });
  expect(spans("GetCompanies")[0]?.spanContext().traceId).toBe(traceId);
});

test("an internal error marks the span, a refusal does not", async () => {
  await visitor.fetch("/api/User/GetUserInfo?userId=999999");
  expect(spans("GetUserInfo")[0]?.status.code).toBe(SpanStatusCode.UNSET);
  await provider.control("faults", [{ operation: "GetCompanies", times: 1, kind: "status500" }]);
  await visitor.fetch("/api/Cache/GetCompanies");
  expect(spans("GetCompanies")[0]?.status.code).toBe(SpanStatusCode.ERROR);
});

test("a span contains no user input: no password, no name, no token", async () => {
  await provider.visitor().signIn();
  await visitor.client
    .call("UserLogin", { email: "spy@example.com", password: "Secret-12345" })
    .catch(() => undefined);
  const text = JSON.stringify(
    exporter.getFinishedSpans().map(({ name, attributes, events }) => [name, attributes, events]),
  );
  expect(text).toContain("UserLogin");
  expect(text).not.toMatch(/example\.com|Secret|Sandbox-2026|token-/);
});

test("an SDK is added by --import, without any code in the provider", { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), "otel-"));
  const PORT = String(await findFreePort());
  const NODE_OPTIONS = `--import=${join(import.meta.dirname, "otel.setup.ts")}`;
  const process = startProcess({
    PORT,
    DATA_DIR: folder,
    ...forReal,
    ALLOWED_HOSTS: `127.0.0.1:${PORT}`,
    NODE_OPTIONS,
  });
  await untilReady(process, `http://127.0.0.1:${PORT}`);
  await fetch(`http://127.0.0.1:${PORT}/api/Cache/GetCompanies`);
  process.child.kill("SIGTERM");
  await process.exit;
  expect(process.output()).toContain("name: 'GetCompanies'");
  await rm(folder, { recursive: true });
});

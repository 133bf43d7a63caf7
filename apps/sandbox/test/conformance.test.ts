import { capabilities, ownCapabilities } from "@broker/api-spec/operations";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Report } from "../src/conformance/check-provider.ts";
import { runConformance } from "../src/conformance/command.ts";
import { formatReport } from "../src/conformance/format-report.ts";
import type { Send } from "../src/conformance/line.ts";
import { breachesOf, checkWithFaults } from "./conformance-check.ts";
import { absent, alter, alterRows, type Fault, isOf, set } from "./conformance-fault.ts";
import { accessFaults } from "./conformance-access-faults.ts";
import { answerFaults } from "./conformance-answer-faults.ts";
import { writeFaults } from "./conformance-write-faults.ts";
import { createProvider, DEMO, type Provider } from "./provider.ts";

const readFaults = [...answerFaults, ...accessFaults];

let provider: Provider;
beforeAll(async () => {
  provider = await createProvider();
});
afterAll(() => provider.close());

const check = (
  faults: readonly Pick<Fault, "inject">[],
  writes: boolean,
  gateways?: Parameters<typeof checkWithFaults>[3],
) => checkWithFaults(provider, faults, writes, gateways);

/** Renames a gateway of the contract to one that the contract does not name. */
const addCoinPay = alterRows("GetPaymentPlatforms", (list) => {
  for (const row of list)
    if (Object(row).paymentPlatformName === "RazorPay") set(row, "paymentPlatformName", " CoinPay");
});

test("the sandbox conforms whole: every call is offered and nothing is wrong, not even with advice", async () => {
  const platformIds = new Set<unknown>();
  const count: Fault["inject"] = async (request, next) => {
    if (isOf(request, "GenerateDepositUrlOnePay"))
      platformIds.add(Object(await request.clone().json()).paymentPlatformId);
    return next(request);
  };
  const added = [{ name: "coinpay", option: "bank" }] as const;
  const report = await check([{ inject: addCoinPay }, { inject: count }], true, added);
  // A payment is opened at a gateway that the portal adds, too.
  expect([...platformIds]).toEqual(expect.arrayContaining([33, 34]));
  expect(report.rows.find(({ subject }) => subject === "GetPaymentPlatforms")?.note).toBe(null);
  const verdicts = Map.groupBy(report.rows, ({ verdict }) => verdict);
  expect([...verdicts.keys()].toSorted()).toEqual(["partly", "passed"]);
  // Their success needs staff, a letter, an app, an earlier write or another client, or changes the test client for good.
  expect(verdicts.get("partly")?.map(({ subject }) => subject)).toEqual([
    "ReloadMasterCache",
    "CancelDeposit",
    "WithdrawalRequest",
    "CancelWithdrawal",
    "ApproveWithdrawalRequest",
    "UpdateWithdrawalStatus",
    "CTraderInternalTransferUserToUser",
    "CancelTransfer",
    "CreateUser",
    "CompletePasswordReset",
    "SendSupportMessage",
    "CreateEmbedToken",
    "OpenEmbedSession",
    "ResendVerificationEmail",
    "VerifyEmail",
    "KycVerification",
    "ResubmitKyc",
    "UpdateUserPassword",
    "EndSession",
    "RequestStatement",
    "DownloadStatement",
    "MarkRead",
    "UpdatePreferences",
    "BeginAuthenticator",
    "ConfirmAuthenticator",
    "RemoveAuthenticator",
    "KeepSecondFactor",
    "CreateRecoveryCodes",
    "CompleteStepUp",
    "ReportSignIn",
    "UpdateLetterPhrase",
    "CompleteLogin",
    "RequestFactorRemoval",
  ]);
  expect(report.rows.flatMap(({ findings }) => findings)).toEqual([]);
  expect(formatReport(report)).toContain("The provider conforms.");
  expect(report.provider).toMatchObject({ settings: { limits: { sessionMinutes: 30 } } });
  expect(report.provider.capabilities).toEqual(capabilities);
});

describe.each([
  ["reads", readFaults, false, []],
  [
    "writes",
    writeFaults,
    true,
    // Without its key, a write also differs when it is repeated.
    ["EWalletTransferRequest once Idempotency-Key"],
  ],
] as const)("of the faults in %s", (_extent, faults, writes, consequences) => {
  let report: Report;
  beforeAll(async () => {
    report = await check(faults, writes);
  });

  test.each(faults)("$name is found and named", ({ finding }) => {
    const row = report.rows.find(({ subject }) => subject === finding.subject);
    expect(row?.verdict).toBe("failed");
    expect(row?.findings).toContainEqual({
      check: finding.check,
      field: finding.field ?? null,
      problem: expect.stringMatching(finding.text),
      remedy: expect.any(String),
      isAdvice: false,
    });
  });

  test("nothing else is found", () => {
    const wanted = faults.map(
      ({ finding: { subject, check, field } }) => `${subject} ${check} ${field ?? ""}`,
    );
    expect(breachesOf(report).toSorted()).toEqual([...wanted, ...consequences].toSorted());
  });
});

test("a provider with a bearer token, and without calls that it may lack, conforms; the file for the portal names what it has", async () => {
  const bearer: Fault["inject"] = async (request, next) => {
    const token = request.headers.get("authorization")?.replace("Bearer ", "");
    const headers = new Headers(request.headers);
    if (token !== undefined) headers.set("cookie", token);
    const response = await next(new Request(request, { headers }));
    const session = response.headers.getSetCookie().find((line) => line.startsWith("__Host-session="));
    if (session === undefined || !response.ok) return response;
    const body: unknown = await response.json();
    const [cookie] = session.split(";");
    const data = { ...Object(body).data, accessToken: cookie };
    return Response.json({ ...Object(body), data }, { headers: { "cache-control": "no-store" } });
  };
  const lacked = ["GetCapabilities", "UserLogout", "VoidIntent", "GetCompoundSchemeLogByUserId"] as const;
  const injected = [bearer, addCoinPay, ...lacked.map((call) => absent(call))].map((inject) => ({ inject }));
  const report = await check(injected, false);
  expect(breachesOf(report)).toEqual([]);
  const gone = report.rows.filter(({ verdict }) => verdict === "notOffered").map(({ subject }) => subject);
  expect(gone.toSorted()).toEqual(lacked.toSorted());
  expect(report.rows.find(({ subject }) => subject === "UserLogin")?.note).toContain("bearer token");
  expect(report.rows.find(({ subject }) => subject === "GetPaymentPlatforms")?.note).toContain(
    "No payment was opened at `CoinPay`",
  );
  expect(report.provider).toEqual({
    capabilities: [
      "passwordReset",
      "supportMessage",
      "events",
      "limits",
      "freeze",
      "signInAlert",
      ...ownCapabilities,
    ].filter((name) => name !== "compoundScheme"),
    settings: {
      gateways: ["ess", "fastpay", "onepay", "smilepayz"],
      limits: { minimumDepositUsd: 10 },
    },
  });
});

test("the file for the portal holds the fields of the contract that the provider sets, and no others", async () => {
  const inject = alter("GetCapabilities", (body) => {
    set(Object(body["data"]).contact, "telegram", "@tidewell");
    return body;
  });
  const { settings } = (await check([{ inject }], false)).provider;
  expect(settings["contact"]).toEqual({ email: "support@northgale.example" });
});

test("at least twenty faults are injected", () => {
  expect(readFaults.length + writeFaults.length).toBeGreaterThanOrEqual(20);
});

describe("the command", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "conformance-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** Runs the command, and returns its exit code and what it printed. */
  const run = async (args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
    const lines: string[] = [];
    const send: Send = async (request) => provider.send(request);
    const code = await runConformance(args, { print: (text) => void lines.push(text), send, env });
    return { code, text: lines.join("\n") };
  };
  const host = ["--host", "http://localhost:4000"];

  test("reads by default and without a client, and writes report and capabilities into files", async () => {
    const [json, module] = [join(folder, "report.json"), join(folder, "provider.ts")];
    const { code, text } = await run([...host, "--json", json, "--capabilities", module]);
    expect(code).toBe(0);
    expect(text).toContain("The provider conforms.");
    expect(text).toContain("Its success needs a test client: --email and --password.");
    expect(JSON.parse(await readFile(json, "utf8"))).toMatchObject({
      passed: true,
      hasClient: false,
      writes: false,
    });
    expect(await readFile(module, "utf8")).toMatch(/"capabilities": \[[^]*satisfies Partial<BrokerOptions>;/);
  });

  test("makes no write without --write: the provider's data stay as they are", async () => {
    const count = async () =>
      JSON.stringify(
        (await provider.query("select count(*) from deposit union all select count(*) from transfer")).rows,
      );
    const before = await count();
    expect((await run([...host, "--email", DEMO.email], { CONFORMANCE_PASSWORD: DEMO.password })).code).toBe(
      0,
    );
    expect(await count()).toBe(before);
  });

  test("checks the preflight of a portal on another origin, and ends with 1 where it fails", async () => {
    const { code, text } = await run([...host, "--origin", "https://portal.example.com"]);
    expect(code).toBe(1);
    expect(text).toContain(
      "The preflight of the portal https://portal.example.com is answered with `access-control-allow-origin: (none)`",
    );
  });

  test("ends with 2 where no provider answers", async () => {
    const lines: string[] = [];
    const send = () => Promise.reject(new TypeError("fetch failed", { cause: new Error("refused") }));
    expect(await runConformance(host, { print: (text) => void lines.push(text), send })).toBe(2);
    expect(lines.join("")).toContain("A request to / got no answer: refused.");
  });

  test.each([
    [["--company", "nine", ...host], "--company is “nine”: it must be a number such as 9."],
    [[], "--host is missing"],
    [["--host", "api.example.com"], "--host is “api.example.com”: it must be an origin"],
    [[...host, "--gateway", "coinpay:cash"], "--gateway is “coinpay:cash”: it must be a name"],
    [[...host, "--write"], "--write needs the --email of a test client."],
    [[...host, "--email", DEMO.email], "--email needs a --password"],
    [["--hots", "x"], "--hots"],
  ])("refuses %j with a sentence, and ends with 2", async (args, sentence) => {
    const { code, text } = await run(args);
    expect([code, text]).toEqual([2, expect.stringContaining(sentence)]);
  });
});

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readConfig } from "../src/config.ts";
import { Environment } from "../src/environment.ts";
import { forReal } from "./process.ts";

const refusal = (env: Record<string, string>): string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.split("\n") : [String(error)];
  }
};

describe("an invalid variable prevents the start, with a sentence that has its name, its value and the remedy", () => {
  test.each([
    ["PORT", "70000", "a whole number from 1 to 65535"],
    ["PORT", "0", "a whole number from 1 to 65535"],
    ["HOST", "my host", "a name or an address to listen on"],
    ["PUBLIC_URL", "portal.example.com", "an origin such as https://portal.example.com"],
    ["PUBLIC_URL", "https://portal.example.com/", "with nothing behind the host"],
    ["PUBLIC_URL", "https://portal.example.com/en", "with nothing behind the host"],
    ["PUBLIC_URL", "ftp://portal.example.com", "an origin such as"],
    ["PUBLIC_URL", "http://portal.example.com", "begin with https://"],
    ["BACKOFFICE_URL", "staff.example.com", "an origin such as https://staff.example.com"],
    ["ALLOWED_HOSTS", "https://api.example.com", "hosts such as api.example.com"],
    ["ALLOWED_ORIGINS", "portal.example.com", "origins such as https://portal.example.com"],
    ["SEED", "some", "demo or none"],
    ["ALLOW_DEMO_OUTSIDE", "true", "yes or left out"],
    ["SESSION_MINUTES", "0", "a whole number from 1"],
    ["SESSION_MINUTES", "-5", "a whole number from 1"],
    ["INACTIVITY_MINUTES", "1.5", "a whole number from 1"],
    ["MAX_OPEN_DEPOSITS", "none", "a whole number from 1"],
    ["TRUSTED_PROXIES", "yes", "a whole number from 0 to 10"],
    ["STAFF_EMAIL", "staff", "an e-mail address"],
    ["MAIL_FROM", "the broker", "an address such as no-reply@example.com"],
    ["S3_ENDPOINT", "s3.example.com", "an address such as https://s3.example.com"],
    ["WITHDRAWAL_FREEZE_HOURS", "721", "a whole number from 0 to 720"],
    ["LOG_LEVEL", "loud", "one of silent, error, warn, info and debug"],
    ["CLOCK", "noon", "system or an ISO time"],
  ])("%s=%s", (name, value, words) => {
    const sentences = refusal({ [name]: value });
    expect(sentences).toHaveLength(1);
    expect(sentences[0]).toContain(`${name} is ${JSON.stringify(value)}: it must `);
    expect(sentences[0]).toContain(words);
    expect(sentences[0]).toMatch(/\.$/);
  });

  test("lists all invalid variables, one sentence each", () => {
    const sentences = refusal({ PORT: "many", SEED: "some", PUBLIC_URL: "x" });
    expect(sentences.map((one) => one.split(" ")[0])).toEqual(["PORT", "PUBLIC_URL", "SEED"]);
  });

  test.each([
    ["STAFF_PASSWORD", "short-one"],
    ["METRICS_TOKEN", "short-one"],
    ["DATABASE_URL", "mysql://me:short-one@host/name"],
    ["DATABASE_DIRECT_URL", "mysql://me:short-one@host/name"],
    ["DATABASE_STANDBY_URLS", "postgres://me@host/name,mysql://me:short-one@host/name"],
    ["SMTP_URL", "http://me:short-one@host"],
  ])("never repeats a secret: %s", (name, value) => {
    const [sentence = ""] = refusal({ [name]: value });
    expect(sentence).toMatch(new RegExp(`^${name} must `));
    expect(sentence).not.toContain("short-one");
  });
});

describe("settings that contradict each other prevent the start", () => {
  const outside = { HOST: "0.0.0.0", ALLOW_DEMO_OUTSIDE: "yes" };
  const own = {
    PUBLIC_URL: "https://demo.example.com",
    CONTROL_TOKEN: "a-token-of-our-own",
    STAFF_PASSWORD: "a-long-password",
  };
  test.each([
    ["SEED=none without PUBLIC_URL", { SEED: "none" }, "PUBLIC_URL is not set, and with SEED=none"],
    [
      "SEED=none without a mail server",
      { ...forReal, SMTP_URL: "" },
      "SMTP_URL is not set, and with SEED=none",
    ],
    [
      "step-up without a second factor",
      { CAPABILITIES: "logout,stepUp" },
      "CAPABILITIES names stepUp, and not secondFactor",
    ],
    [
      "a limit of withdrawals without its capability",
      { CAPABILITIES: "logout", WITHDRAWAL_DAY_LIMIT_USD: "500" },
      "WITHDRAWAL_DAY_LIMIT_USD or WITHDRAWAL_MONTH_LIMIT_USD is set, and CAPABILITIES does not name limits",
    ],
    [
      "a day's limit above the month's",
      { WITHDRAWAL_DAY_LIMIT_USD: "500", WITHDRAWAL_MONTH_LIMIT_USD: "400" },
      "WITHDRAWAL_DAY_LIMIT_USD is 500, and WITHDRAWAL_MONTH_LIMIT_USD 400",
    ],
    [
      "hours of a freeze without its capability",
      { CAPABILITIES: "logout", WITHDRAWAL_FREEZE_HOURS: "48" },
      "WITHDRAWAL_FREEZE_HOURS is 48, and CAPABILITIES does not name freeze",
    ],
    [
      "a freeze of no hours",
      { CAPABILITIES: "freeze", WITHDRAWAL_FREEZE_HOURS: "0" },
      "CAPABILITIES names freeze, and WITHDRAWAL_FREEZE_HOURS is 0",
    ],
    [
      "a wait of accounts without its capability",
      { CAPABILITIES: "logout", PAYEE_WAIT_HOURS: "48" },
      "PAYEE_WAIT_HOURS is 48, and CAPABILITIES does not name payees",
    ],
    ["a staff e-mail alone", { ...forReal, STAFF_PASSWORD: "" }, "STAFF_EMAIL and STAFF_PASSWORD belong"],
    [
      "the direct address of a database alone",
      { DATABASE_DIRECT_URL: "postgres://me@host/name" },
      "DATABASE_DIRECT_URL is set and DATABASE_URL is not",
    ],
    [
      "standbys without a primary",
      { DATABASE_STANDBY_URLS: "postgres://me@host/name" },
      "DATABASE_STANDBY_URLS is set and DATABASE_URL is not",
    ],
    [
      "a store of files with a part of its settings",
      { S3_BUCKET: "portal" },
      "S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and",
    ],
    [
      "a demo that listens outside without permission",
      { HOST: "0.0.0.0" },
      "HOST is 0.0.0.0, which can be reached from outside",
    ],
    [
      "a demo at a public address without permission",
      { PUBLIC_URL: "https://demo.example.com" },
      "PUBLIC_URL is https://demo.example.com, which can be reached from outside",
    ],
    [
      "a demo whose back office has a public address without permission",
      { BACKOFFICE_URL: "https://staff.example.com" },
      "BACKOFFICE_URL is https://staff.example.com, which can be reached from outside",
    ],
    [
      "a demo with a public host without permission",
      { ALLOWED_HOSTS: "localhost:8080,demo.example.com" },
      "ALLOWED_HOSTS is localhost:8080,demo.example.com, which can be reached from outside",
    ],
    ["a real provider with a fixed clock", { ...forReal, CLOCK: "2026-01-01T00:00:00Z" }, "CLOCK is"],
    [
      "a real provider with the published password of staff",
      { ...forReal, STAFF_PASSWORD: "Sandbox-2026!" },
      "STAFF_PASSWORD is the demo's",
    ],
    [
      "a real provider with a guessable password of staff",
      { ...forReal, STAFF_PASSWORD: "aaaaaaaaaaaa" },
      "STAFF_PASSWORD repeats few characters",
    ],
    ["a real provider without a sender of e-mails", { ...forReal, MAIL_FROM: "" }, "MAIL_FROM is not set"],
    [
      "a portal elsewhere without TLS",
      { ALLOWED_ORIGINS: "http://portal.example.com" },
      "ALLOWED_ORIGINS is ",
    ],
    [
      "a demo outside with the published token by default",
      { ...outside, ...own, CONTROL_TOKEN: "" },
      "CONTROL_TOKEN is the",
    ],
    [
      "a demo outside with the published token as a setting",
      { ...outside, ...own, CONTROL_TOKEN: "sandbox" },
      "CONTROL_TOKEN is the",
    ],
    [
      "a demo outside with the published password of staff by default",
      { ...outside, ...own, STAFF_PASSWORD: "" },
      "STAFF_PASSWORD is the",
    ],
    [
      "a demo outside with the published password of staff as a setting",
      { ...outside, ...own, STAFF_PASSWORD: "Sandbox-2026!" },
      "STAFF_PASSWORD is the known one",
    ],
    [
      "a demo outside with a password of staff that repeats a character",
      { ...outside, ...own, STAFF_PASSWORD: "aaaaaaaaaaaa" },
      "STAFF_PASSWORD repeats few characters",
    ],
    [
      "a demo outside with a token that repeats a character",
      { ...outside, ...own, CONTROL_TOKEN: "a".repeat(16) },
      "CONTROL_TOKEN repeats few characters",
    ],
    [
      "a real provider with a token of metrics that repeats a character",
      { ...forReal, METRICS_TOKEN: "a".repeat(16) },
      "METRICS_TOKEN repeats few characters",
    ],
    ["a demo outside without PUBLIC_URL", { ...outside, ...own, PUBLIC_URL: "" }, "PUBLIC_URL is not set"],
    [
      "a back office at the portal's address",
      { ...forReal, BACKOFFICE_URL: forReal.PUBLIC_URL },
      "BACKOFFICE_URL is https://portal.example.com, as PUBLIC_URL is",
    ],
  ])("%s", (_what, env: Record<string, string>, words) => {
    const sentences = refusal(env).filter((one) => one.startsWith(words));
    expect(sentences, refusal(env).join()).toHaveLength(1);
  });

  test("accepts a complete public demo, and a complete real provider", () => {
    expect(refusal({ ...outside, ...own })).toEqual([]);
    expect(refusal(forReal)).toEqual([]);
    expect(readConfig({ CLOCK: "system", SMTP_URL: "" }).smtpUrl).toBe(null);
  });
});

test.each([
  [{}, { day: 10_000, month: 50_000 }],
  [{ WITHDRAWAL_DAY_LIMIT_USD: "500" }, { day: 500, month: 50_000 }],
  [
    { WITHDRAWAL_DAY_LIMIT_USD: "0", WITHDRAWAL_MONTH_LIMIT_USD: "0" },
    { day: null, month: null },
  ],
  [
    { ...forReal, WITHDRAWAL_MONTH_LIMIT_USD: "700" },
    { day: null, month: 700 },
  ],
])("the limits of withdrawals under %j are %j: each variable has its own default", (env, limits) => {
  expect(readConfig(env).withdrawalLimits).toEqual(limits);
});

test.each([
  [{}, 24, true],
  [{ WITHDRAWAL_FREEZE_HOURS: "48", PAYEE_WAIT_HOURS: "48" }, 48, true],
  [{ WITHDRAWAL_FREEZE_HOURS: "0", PAYEE_WAIT_HOURS: "0" }, 0, false],
  [{ CAPABILITIES: "none" }, 24, false],
])("a freeze and a wait of accounts under %j last %j hours; on: %j", (env, hours, isOn) => {
  const { freezeHours, payeeWaitHours, capabilities } = readConfig(env);
  expect([freezeHours, payeeWaitHours]).toEqual([hours, hours]);
  expect([capabilities.includes("freeze"), capabilities.includes("payees")]).toEqual([isOn, isOn]);
});

test("the README has every variable", async () => {
  const readme = await readFile(join(import.meta.dirname, "../README.md"), "utf8");
  expect(Object.keys(Environment.entries).filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

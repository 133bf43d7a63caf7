import { describe, expect, test } from "vitest";
import { readConfig } from "../src/config.ts";
import { forReal } from "./process.ts";

const refusal = (env: Record<string, string>): string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.split("\n") : [String(error)];
  }
};

describe("a wrong variable does not start, and is said in a sentence with its name, its value and what to do", () => {
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
    ["LOG_LEVEL", "loud", "one of silent, error, warn, info and debug"],
    ["CLOCK", "noon", "system or an ISO time"],
  ])("%s=%s", (name, value, words) => {
    const sentences = refusal({ [name]: value });
    expect(sentences).toHaveLength(1);
    expect(sentences[0]).toContain(`${name} is ${JSON.stringify(value)}: it must `);
    expect(sentences[0]).toContain(words);
    expect(sentences[0]).toMatch(/\.$/);
  });

  test("all at once, one sentence each", () => {
    const sentences = refusal({ PORT: "many", SEED: "some", PUBLIC_URL: "x" });
    expect(sentences.map((one) => one.split(" ")[0])).toEqual(["PORT", "PUBLIC_URL", "SEED"]);
  });

  test.each([
    ["STAFF_PASSWORD", "short-one"],
    ["METRICS_TOKEN", "short-one"],
    ["DATABASE_URL", "mysql://me:short-one@host/name"],
    ["SMTP_URL", "http://me:short-one@host"],
  ])("a secret is not repeated: %s", (name, value) => {
    const [sentence = ""] = refusal({ [name]: value });
    expect(sentence).toMatch(new RegExp(`^${name} must `));
    expect(sentence).not.toContain("short-one");
  });
});

describe("what fits by itself and not together does not start", () => {
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
    ["a staff e-mail alone", { ...forReal, STAFF_PASSWORD: "" }, "STAFF_EMAIL and STAFF_PASSWORD belong"],
    ["half a store", { S3_BUCKET: "portal" }, "S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and"],
    ["a demo outside by mistake", { HOST: "0.0.0.0" }, "HOST 0.0.0.0 can be reached from outside"],
    [
      "a demo outside with the known token",
      { ...outside, ...own, CONTROL_TOKEN: "" },
      "CONTROL_TOKEN is the",
    ],
    ["with the token spelled out", { ...outside, ...own, CONTROL_TOKEN: "sandbox" }, "CONTROL_TOKEN is the"],
    ["with the known password of staff", { ...outside, ...own, STAFF_PASSWORD: "" }, "STAFF_PASSWORD is the"],
    [
      "with that spelled out",
      { ...outside, ...own, STAFF_PASSWORD: "Sandbox-2026!" },
      "STAFF_PASSWORD is the known one",
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

  test("with all of its own a demo may be outside, and a provider for real starts", () => {
    expect(refusal({ ...outside, ...own })).toEqual([]);
    expect(refusal(forReal)).toEqual([]);
    expect(readConfig({ CLOCK: "system", SMTP_URL: "" }).smtpUrl).toBe(null);
  });
});

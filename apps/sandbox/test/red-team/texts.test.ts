import { beforeEach, describe, expect, test } from "vitest";
import { lettersTo } from "../letters-to.ts";
import { lastLetter } from "../provider.ts";
import { sendMessage } from "../support-form.ts";
import { callAs, openGround } from "./ground.ts";

const ground = openGround();

/** Names with characters that a reader does not see, or mistakes for others. */
const hidden = {
  "a line end": "Amira\r\nBcc: thief@evil.example",
  "a single line end": "Amira\nSubject: Your account",
  "a reversed text": "Amira \u202egnp.exe",
  "a zero-width space": "Ami\u200bra",
  "fillers of Hangul": "\u3164\u3164\u3164\u3164",
  "half-width fillers": "\uffa0\uffa0\uffa0\uffa0",
  "a joiner that is not shown": "Ami\u034fra",
  "a selector of variants": "Ami\ufe0fra",
  tags: "Ami\u{e0061}\u{e0062}ra",
  "a web address": "Open evil.example now",
} as const;

const register = (fullname: string) => {
  const id = crypto.randomUUID().slice(0, 8);
  return callAs(ground.visitor(), "CreateUser", {
    companyId: 9,
    fullname,
    username: `u${id}`,
    email: `u${id}@example.com`,
    contactNumber: "+60198765432",
    password: "980f815aba0b3cc2a45e11d107953055",
    countryId: 1325,
    referralCode: "NORTHGALE",
  });
};

describe("a name", () => {
  test.each(Object.entries(hidden))("with %s opens no account", async (_what, fullname) => {
    expect(await register(fullname)).toMatchObject({ status: 400 });
  });

  test.each(Object.entries(hidden))("with %s sends no message to support", async (_what, name) => {
    const count = async () => (await ground.provider.query("select 1 from support_message")).rows.length;
    const before = await count();
    const fields = { companyId: 9, topic: "deposit", language: "en", consent: true, message: "A question." };
    const sent = await callAs(ground.visitor(), "SendSupportMessage", {
      ...fields,
      name,
      email: "lea@example.net",
    });
    expect(sent.code).not.toBe(1);
    expect(await count()).toBe(before);
  });

  test("in Persian or Hindi, with the joiners of its script, opens one", async () => {
    expect(await register("\u0639\u0644\u06cc\u200c\u0631\u0636\u0627")).toMatchObject({ code: 1 });
  });

  test("with markup is text on the pages of staff, which run one script of ours and no other", async () => {
    const markup = `<img src=x onerror=alert(1)> "Amira" & <b>`;
    const owner = await ground.customer();
    await ground.provider.query(
      `update app_user set full_name = '${markup}' where user_id = ${owner.userId}`,
    );
    await sendMessage(ground.provider, { name: "<b>Lea</b>", message: "<script>alert(1)</script>" });
    const staff = await ground.provider.staff();
    for (const path of ["users", "users?q=onerror", "support", "audit"]) {
      const response = await staff.fetch(`/sandbox/backoffice/${path}`);
      const text = await response.text();
      for (const part of ["<img src=x", "<script>alert", "<b>Lea"]) expect(text, path).not.toContain(part);
      const policy = response.headers.get("content-security-policy") ?? "";
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("; script-src localhost:4000/sandbox/backoffice/desk.js; connect-src");
    }
  });
});

describe("a phrase in e-mails", () => {
  test.each([
    ["fillers of Hangul", "\u3164\u3164\u3164\u3164"],
    ["half-width fillers", "\uffa0\uffa0\uffa0\uffa0"],
    ["a joiner that is not shown", "three\u034f rivers"],
    ["a selector of variants", "three\ufe0f rivers"],
    ["line ends", "three\r\n\r\nrivers"],
    ["a web address", "evil.example"],
    ["a telephone number in circled digits", "call \u2460\u2461\u2462\u2463"],
    ["full-width signs of an address", "evil\uff0eexample"],
    ["markup", "<b>three rivers</b>"],
    ["a placeholder", "{link} rivers"],
  ])("that holds %s is refused, and no e-mail shows it", async (_what, phrase) => {
    const owner = await ground.customer();
    expect(await callAs(owner, "UpdateLetterPhrase", { phrase })).toMatchObject({ status: 400 });
    expect(await owner.client.call("GetLetterPhrase", {})).toEqual({ phrase: null });
  });
});

describe("an address of e-mail", () => {
  beforeEach(() => ground.provider.query("delete from mail where recipient like '%evil%'"));

  test.each([
    "thief@evil.example\r\nBcc: victim@example.com",
    "thief@evil.example,victim@example.com",
    "thief@evil.example;victim@example.com",
    `"victim@example.com\r\n"@evil.example`,
    "<victim@example.com>thief@evil.example",
  ])("that names two recipients is none: %j", async (email) => {
    const fields = { companyId: 9, topic: "deposit", language: "en", consent: true, message: "A question." };
    const sent = await callAs(ground.visitor(), "SendSupportMessage", { ...fields, name: "Lea", email });
    expect(sent.code).not.toBe(1);
    await ground.provider.work();
    const { rows } = await ground.provider.query(
      "select 1 from mail where recipient ~ '[\\r\\n,;<>]' or recipient like '%evil%'",
    );
    expect(rows).toEqual([]);
  });
});

describe("what a browser says of itself", () => {
  test("reaches no e-mail, list of sessions or log as it was sent: line ends, markup, long text", async () => {
    const { provider } = ground;
    const owner = await ground.customer();
    const agent = `Mozilla <b>call +1 555</b> ${"x".repeat(4000)} {"level":60,"msg":"forged"}`;
    const password = "980f815aba0b3cc2a45e11d107953055";
    const logged = provider.logs.length;
    const headers = { "user-agent": agent, referer: "https://evil.example/%0d%0aforged" };
    await callAs(ground.bare, "UserLogin", { companyId: 9, email: owner.email, password }, headers);
    const shown = JSON.stringify([
      await owner.client.call("GetSessions", {}),
      await owner.client.call("GetSignInHistory", {}),
      await lettersTo(provider, owner.email),
      provider.logs.slice(logged),
    ]);
    expect(shown).not.toContain("call +1 555");
    expect(shown).not.toContain("forged");
    for (const line of provider.logs.slice(logged)) expect(() => JSON.parse(line)).not.toThrow();
  });

  test("as its language is one of ours or none: markup and long lists change no page", async () => {
    for (const language of [`"><script>`, "xx".repeat(2000), "en;q=x", "*", "ar\u00a0"]) {
      const response = await ground.bare.fetch("/verify/AAAA", { headers: { "accept-language": language } });
      expect(await response.text(), language.slice(0, 20)).toMatch(/<html lang="(en|ar)"/);
    }
  });

  test("as a bank account is in no e-mail, and an account with line ends or markup is refused or shown as text", async () => {
    const owner = await ground.customer();
    const settings = {
      companyId: 9,
      userId: owner.userId,
      currencyCode: "MYR",
      bankCode: "DAYB",
      bankAccountNumber: "514098765432",
      bankAccountName: "Call +1 555 0100 evil.example",
    };
    await callAs(owner, "UpdateUserWithdrawalInfo", settings);
    const { text } = await lastLetter(ground.provider, owner.email);
    expect(text).not.toContain("555 0100");
    expect(text).not.toContain("evil.example");
  });
});

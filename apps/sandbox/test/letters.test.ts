import { createClient } from "@broker/sdk";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createApp } from "../src/app.ts";
import { type Language, languageNames } from "../src/db/names.ts";
import { words, writeLetter } from "../src/mailbox/write-letter.ts";
import { createCustomer, type Customer } from "./customer.ts";
import { createProvider, image, lastLetter, type Provider } from "./provider.ts";
import { ORIGIN } from "./requests.ts";

let provider: Provider;
let customer: Customer;
beforeAll(async () => {
  provider = await createProvider();
});
beforeEach(async () => {
  provider.clock.reset();
  await provider.forgetLimits();
  customer = await createCustomer(provider);
});
afterAll(() => provider.close());

const Letters = v.array(
  v.object({ subject: v.string(), text: v.string(), html: v.string(), code: v.nullable(v.string()) }),
);
const lettersTo = async (email: string) => {
  await provider.work();
  const response = await provider.visitor().fetch(`/sandbox/mailbox.json?to=${encodeURIComponent(email)}`);
  return v.parse(Letters, await response.json());
};
const subjects = async (email: string) => (await lettersTo(email)).map(({ subject }) => subject);
const password = "Sandbox-2026!";
const register = async (more: { fullname?: string; email?: string } = {}) => {
  const visitor = provider.visitor();
  const username = provider.deps.randomId().toLowerCase();
  const person = {
    fullname: "Lea Martin",
    username,
    email: `${username}@example.com`,
    contactNumber: "+60198765432",
    password,
    countryId: 1325,
    referralCode: "NORTHGALE",
    ...more,
  };
  await visitor.client.call("CreateUser", person);
  await visitor.signIn(person.email);
  return { ...visitor, email: person.email };
};
const toAnotherBank = (bankAccountNumber: string) => ({
  currencyCode: "MYR",
  bankCode: "CIMB",
  bankAccountNumber,
  bankAccountName: "Lea Martin",
});

test("an unverified address receives verification e-mails only, whatever its account does", async () => {
  const { client, email } = await register();
  await expect(client.call("UpdateUserWithdrawalInfo", toAnotherBank("800123456"))).rejects.toMatchObject({
    message: "Please verify your email first.",
  });
  await client.call("UpdateUserPassword", { oldPassword: password, newPassword: "Another-2026!" });
  await client.call("ResetUserPassword", { email });
  expect(await subjects(email)).toEqual(["Please verify your email", "Please verify your email"]);
  expect((await lettersTo(email))[0]?.text).toContain("Then ask for the new password once more.");
});

test("an account that a stranger registered in the owner's name loses its other sessions when the owner verifies the address", async () => {
  const intruder = await register();
  const other = provider.visitor();
  await other.signIn(intruder.email);
  const token =
    new URL((await lastLetter(provider, intruder.email)).link ?? "").searchParams.get("token") ?? "";
  await provider.visitor().client.call("VerifyEmail", { token });
  for (const { client } of [intruder, other])
    await expect(client.call("GetUserInfo", {})).rejects.toMatchObject({ status: 401 });
  const { rows } = await provider.query(
    `select withdrawal_bank from app_user where email = '${intruder.email}' and withdrawal_bank is null`,
  );
  expect(rows).toHaveLength(1);
});

test("the browser that opens the verification link stays signed in, and the user's others do not", async () => {
  const own = await register();
  const other = provider.visitor();
  await other.signIn(own.email);
  const token = new URL((await lastLetter(provider, own.email)).link ?? "").searchParams.get("token") ?? "";
  await own.client.call("VerifyEmail", { token });
  expect(await own.client.call("GetUserInfo", {})).toMatchObject({ email: own.email });
  await expect(other.client.call("GetUserInfo", {})).rejects.toMatchObject({ status: 401 });
});

test("a stranger's mailbox gets six e-mails an hour at most, from any accounts and spellings; further ones wait", async () => {
  const inbox = provider.deps.randomId().toLowerCase();
  const addresses = Array.from({ length: 8 }, (_, index) => `${inbox}+${index}@example.com`);
  for (const email of addresses) await register({ email });
  const count = async () => {
    await provider.work();
    return (await Promise.all(addresses.map(lettersTo))).flat().length;
  };
  expect(await count()).toBe(6);
  provider.clock.advance(61);
  expect(await count()).toBe(8);
});

test("an e-mail to a stranger that was delayed beyond the life of its link is never sent", async () => {
  const inbox = provider.deps.randomId().toLowerCase();
  const addresses = Array.from({ length: 7 }, (_, index) => `${inbox}+${index}@example.com`);
  for (const email of addresses) await register({ email });
  await provider.work();
  provider.clock.advance(48 * 60 + 1);
  await provider.work();
  expect((await Promise.all(addresses.map(lettersTo))).flat()).toHaveLength(6);
  const { rows } = await provider.query(
    `select 1 from mail where recipient like '${inbox}%' and sent_at is null`,
  );
  expect(rows).toEqual([]);
});

test("an address that stays unverified gets twenty e-mails a day at most", async () => {
  const { client, email, signIn } = await register();
  await provider.work();
  for (const total of [6, 11, 16, 20, 20]) {
    for (let round = 0; round < 5; round += 1) {
      await client.call("ResendVerificationEmail", {});
      await provider.work();
    }
    expect(await subjects(email)).toHaveLength(total);
    provider.clock.advance(61);
    await signIn(email);
  }
});

test("no e-mail contains a text that a client wrote", async () => {
  const fullname = "customer. Your withdrawal of 9,800 is on hold, call +60 3 1234";
  const { client, email } = await register({ fullname });
  const token = new URL((await lastLetter(provider, email)).link ?? "").searchParams.get("token") ?? "";
  await client.call("VerifyEmail", { token });
  await client.call("UpdateUserWithdrawalInfo", {
    ...toAnotherBank("8001 call us"),
    bankAccountName: "Call +60 3 1234",
  });
  for (const { text, html } of await lettersTo(email)) {
    expect(text).toMatch(/^Hello,\n/);
    expect(text + html).not.toMatch(/on hold|Call \+60|customer\./);
  }
});

test.each([
  "Lea at www.evil.example",
  "https://evil.example",
  "evil.example",
  "Lea ｅｖｉｌ．ｅｘａｍｐｌｅ",
])("the name %s, which contains a web address, is refused", async (name) => {
  await expect(register({ fullname: name })).rejects.toMatchObject({ status: 400 });
  const { dateOfBirth } = await customer.client.call("GetUserInfo", {});
  const profile = { fullName: name, dateOfBirth, contactNumber: "+60129998888", countryCode: "MY" };
  await expect(customer.client.call("UpdateUserInfo", profile)).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining("A name cannot hold a web address."),
  });
});

test.each([
  "Kumar A/L Raman",
  "Tan Ah Kow @ Tan Beng",
  "J. R. Smith",
  "Mohd. Ali bin Abu",
  "Siti Nur'Aisyah",
])("the name %s is valid", async (fullName) => {
  const { dateOfBirth } = await customer.client.call("GetUserInfo", {});
  const profile = { dateOfBirth, contactNumber: "+60129998888", countryCode: "MY" };
  await customer.client.call("UpdateUserInfo", { ...profile, fullName });
  expect(await customer.client.call("GetUserInfo", {})).toMatchObject({ fullName });
});

test("unchanged withdrawal settings cause no e-mail, and the sixth change within an hour is refused", async () => {
  const change = (number: string) =>
    customer.client.call("UpdateUserWithdrawalInfo", toAnotherBank(`80012345${number}`));
  for (const number of ["1", "1", "2", "3", "4", "5"]) await change(number);
  await expect(change("6")).rejects.toMatchObject({ status: 429 });
  const letters = await lettersTo(customer.email);
  expect(letters).toHaveLength(5);
  expect(letters[0]?.text).toContain("CIMB Bank, account ending in 3455");
});

describe("the code of a withdrawal", () => {
  const hundred = { paymentPlatformId: 11, amountUsd: 100 };
  const request = async (what: object) => {
    await customer.client.call("RequestOtpWithdrawal", what);
    const [letter] = await lettersTo(customer.email);
    return { otpValue: letter?.code ?? "", text: letter?.text ?? "" };
  };
  const withdraw = (otpValue: string, amountUsd = 100, amount = 441) =>
    customer.client.call("WithdrawalRequest", {
      paymentPlatformId: 11,
      currencyCode: "MYR",
      amount,
      amountUsd,
      otpValue,
    });

  test("names the amount and the account, and confirms no other amount", async () => {
    const { otpValue, text } = await request(hundred);
    expect(text).toContain(
      "a withdrawal of USD 100.00 (MYR 441.00) to Malayan Banking (Maybank), account ending in 6540",
    );
    await expect(withdraw(otpValue, 101, 445.41)).rejects.toMatchObject({ code: 2011 });
    await withdraw(otpValue);
  });

  test.each([["with an amount", hundred] as const, ["without", {}] as const])(
    "requested for %s does not confirm an account that was set later",
    async (_what, wish) => {
      const { otpValue } = await request(wish);
      await customer.client.call("UpdateUserWithdrawalInfo", toAnotherBank("999999999"));
      await expect(withdraw(otpValue)).rejects.toMatchObject({ code: 2011 });
    },
  );

  test("is sent again at once for another amount, and after a minute for the same", async () => {
    const first = await request(hundred);
    await expect(request(hundred)).rejects.toMatchObject({ status: 429 });
    const second = await request({ ...hundred, amountUsd: 50 });
    await expect(withdraw(first.otpValue)).rejects.toMatchObject({ code: 2011 });
    await withdraw(second.otpValue, 50, 220.5);
  });

  test("is not sent for an amount that cannot be withdrawn", async () => {
    await expect(request({ ...hundred, amountUsd: 1 })).rejects.toMatchObject({ code: 2002 });
    await expect(request({ ...hundred, paymentPlatformId: 61 })).rejects.toMatchObject({ code: 2001 });
    await expect(request({ amountUsd: 100 })).rejects.toMatchObject({ status: 400 });
  });
});

describe("every decision is reported by e-mail in the client's language", () => {
  const speak = async (language: string) => {
    const client = createClient({
      baseUrl: ORIGIN,
      companyId: 9,
      fetch: (request) => {
        const headers = new Headers(request.headers);
        headers.set("accept-language", language);
        return Promise.resolve(provider.send(new Request(request, { headers })));
      },
    });
    await client.call("UserLogin", { email: customer.email, password });
  };
  const latest = async () => (await lettersTo(customer.email))[0];

  test.each([
    ["de, ms-MY;q=0.9, en;q=0.8", "ms"],
    ["zh-CN", "zh"],
    ["ar", "ar"],
    ["fr", "en"],
  ] as const)("with a portal in %s: on a cancelled identity check, in %s", async (header, language) => {
    await speak(header);
    await provider.control(`kyc/${customer.userId}/cancel`, { reason: "https://evil.example" });
    const { identityCancelled } = words[language].letters;
    const letter = await latest();
    expect(letter?.subject).toBe(identityCancelled.subject);
    expect(letter?.html).toContain(`lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}"`);
    expect(letter?.html).not.toContain("evil");
  });

  test("also in a language that was chosen since the last sign-in", async () => {
    await speak("ms");
    await customer.client.call("UpdateLetterLanguage", { language: "zh-Hans" });
    await provider.control(`kyc/${customer.userId}/cancel`, { reason: "Unclear" });
    expect((await latest())?.subject).toBe(words.zh.letters.identityCancelled.subject);
  });

  test("on identity, when it is approved", async () => {
    const { staffUserId } = await provider.visitor().signIn("pending@example.com");
    await provider.control(`kyc/${staffUserId}/approve`, {});
    const [letter] = await lettersTo("pending@example.com");
    expect(letter?.subject).toBe(words.en.letters.identityApproved.subject);
  });

  test("on deposits, withdrawals and transfers, with amount and reference; the recipient of a transfer is notified too", async () => {
    await speak("ms");
    const { client, email } = customer;
    const spoken = words.ms.letters;
    const comment = "Please call us first.";
    const expectNewest = async (subject: string, reference: string) => {
      const letter = await latest();
      expect(letter?.subject).toBe(subject);
      expect(letter?.text).toContain(reference);
      expect(letter?.text).toContain("USD 100.00");
      expect(letter?.text).toContain(`Ulasan kami: ${comment}`);
    };
    const order = { paymentPlatformId: 11, currencyCode: "MYR", amount: 447, amountUsd: 100 };
    for (const [step, subject] of [
      ["process", spoken.depositProcessing.subject],
      ["complete", spoken.depositCompleted.subject],
      ["cancel", spoken.depositCancelled.subject],
    ]) {
      const { transactionId } = await client.call("DepositRequest", order);
      await provider.control(`deposits/${transactionId}/${step}`, { comment });
      await expectNewest(subject ?? "", transactionId);
    }
    for (const [step, subject] of [
      ["approve", spoken.withdrawalCompleted.subject],
      ["reject", spoken.withdrawalCancelled.subject],
    ]) {
      await client.call("RequestOtpWithdrawal", {});
      const otpValue = (await lastLetter(provider, email)).code ?? "";
      const wish = { ...order, amount: 441, otpValue };
      const { transactionId } = await client.call("WithdrawalRequest", wish);
      await provider.control(`withdrawals/${transactionId}/${step}`, { comment });
      await expectNewest(subject ?? "", transactionId);
    }
    const friend = await createCustomer(provider);
    for (const [step, subject] of [
      ["reject", spoken.transferCancelled.subject],
      ["approve", spoken.transferCompleted.subject],
    ]) {
      const to = { ToUserEmail: friend.email, ToUserCTraderLogin: friend.cTraderLogin };
      await client.call("CTraderInternalTransferUserToUser", {
        ...to,
        AmountUsd: 100,
        Reference: image("selfie.png"),
      });
      const [row] = await client.call("GetInternalTransactionsByUser", {});
      await provider.control(`transfers/${row?.transactionId}/${step}`, { comment });
      await expectNewest(subject ?? "", row?.transactionId ?? "");
    }
    expect(await subjects(friend.email)).toEqual([words.en.letters.transferReceived.subject]);
  });

  const languages: readonly Language[] = languageNames;
  test.each(languages)("%s has every e-mail, with the values and the link of the English one", (language) => {
    const shape = (of: Language) =>
      Object.fromEntries(
        Object.entries(words[of].letters).map(([kind, { paragraphs, action }]) => {
          const values = new Set(paragraphs.join(" ").match(/\{\w+\}/g));
          return [kind, { values, hasLink: action !== undefined }];
        }),
      );
    expect(shape(language)).toEqual(shape("en"));
  });

  test.each(languages)(
    "%s ends every e-mail with the company's contact channels, where they are configured",
    async (language) => {
      const contact = { email: "help@broker.example", phone: "+60 3 1234 5678", hours: "9 to 5", url: null };
      const nobody = { email: null, phone: null, hours: null, url: null };
      const write = (by: typeof contact | typeof nobody) =>
        writeLetter(
          { kind: "passwordChanged" },
          {},
          { language, companyName: "Broker", origin: ORIGIN, contact: by },
        );
      const { text, html } = await write(contact);
      const [ending = ""] = text.split("\n\n").slice(-2);
      const said = words[language].reachUs.replace(
        "{ways}",
        "help@broker.example · +60 3 1234 5678 · 9 to 5",
      );
      expect(ending.replaceAll(/[\u2068\u2069]/g, "")).toBe(said);
      expect(html).toContain(ending);
      expect((await write(nobody)).text).not.toContain(words[language].reachUs.split("{")[0]);
    },
  );
});

describe("every page view of a client's data by staff is recorded in the audit", () => {
  const looks = async () => {
    const events = await provider.control("events?operation=StaffLook");
    return v.parse(v.array(v.object({ changes: v.array(v.string()) })), events).flatMap((one) => one.changes);
  };

  const look = async (path: string) => {
    const staff = await provider.staff();
    const page = await staff.fetch(`/sandbox/backoffice${path}`);
    expect(page.status).toBe(200);
    const [newest] = await looks();
    return newest;
  };

  test.each([
    ["identity checks", "/kyc?state=decided", "Identity checks"],
    ["deposits", "?state=decided", "Deposits"],
    ["withdrawals", "/withdrawals?state=decided", "Withdrawals"],
    ["transfers", "/transfers?state=decided", "Transfers"],
    ["the audit itself", "/audit", "Audit"],
  ])("%s", async (_what, path, title) => {
    expect(await look(path)).toMatch(new RegExp(`^looked at ${title}: users \\d`));
  });

  test("users", async () => {
    expect(await look(`/users?search=${customer.email}`)).toBe(`looked at Users: users ${customer.userId}`);
  });

  test("documents and receipts, but not the client's own views", async () => {
    const path = `/api/files/kyc/${customer.userId}/front`;
    await provider.query("delete from event where operation = 'StaffLook'");
    const { rows } = await provider.query(
      `select front_id as "id" from kyc_case where user_id = ${customer.userId}`,
    );
    const [{ id }] = v.parse(v.tuple([v.object({ id: v.string() })]), rows);
    await provider.deps.files.put(id, new Uint8Array([1]));
    expect((await customer.fetch(path)).status).toBe(200);
    expect(await looks()).toEqual([]);
    const staff = await provider.staff();
    expect((await staff.fetch(path)).status).toBe(200);
    expect(await looks()).toEqual([`looked at the file ${path}: users ${customer.userId}`]);
  });

  test("the mailbox of a real provider, which shows no texts, links or codes", async () => {
    await customer.client.call("RequestOtpWithdrawal", {});
    const config = { ...provider.deps.config, seed: "none" } as const;
    const { fetch } = await createApp({ ...provider.deps, config });
    await provider.query(
      "update mail set subject = null, text = null, html = null, link = null, code = null",
    );
    const staff = await provider.staff(fetch);
    const path = `/sandbox/mailbox.json?to=${customer.email}`;
    const rows: unknown = await (await staff.fetch(path)).json();
    expect(rows).toMatchObject([{ subject: "Your withdrawal code", text: null, link: null, code: null }]);
    expect((await looks())[0]).toBe(`looked at the letters to ${customer.email}: users ${customer.userId}`);
    expect((await provider.visitor(9, fetch).fetch(path)).status).toBe(401);
  });
});

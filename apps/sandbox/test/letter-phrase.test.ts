import { describe, expect, test } from "vitest";
import { createApp } from "../src/app.ts";
import { setUpApp } from "./authenticator.ts";
import { createCustomer } from "./customer.ts";
import { lettersTo } from "./letters-to.ts";
import { customer, openCustomer, provider } from "./one-customer.ts";
import { lastLetter, type Visitor } from "./provider.ts";
import { stepUpOf } from "./step-up.ts";
import { sendMessage } from "./support-form.ts";

openCustomer();

const phrase = "Three green umbrellas";
const update = (text: string | null, { client }: Visitor = customer) =>
  client.call("UpdateLetterPhrase", { phrase: text });
const current = async () => (await customer.client.call("GetLetterPhrase", {})).phrase;
const newest = () => lastLetter(provider, customer.email);

describe("the phrase of a user", () => {
  test("is in every e-mail to the user from then on, above everything else", async () => {
    await customer.client.call("RequestOtpWithdrawal", {});
    expect((await newest()).text).not.toContain("Your phrase");
    await update(phrase);
    expect((await newest()).subject).toBe("The phrase in our e-mails was changed");
    provider.clock.advance(2);
    await customer.client.call("RequestOtpWithdrawal", {});
    await customer.client.call("UpdateLetterLanguage", { language: "ms" });
    await provider.visitor().client.call("ResetUserPassword", { email: customer.email });
    const letters = await lettersTo(provider, customer.email);
    const [reset, code, changed] = letters;
    expect(reset?.text.split("\n\n")[1]).toBe(`Frasa anda: ${phrase}`);
    expect(code?.text.split("\n\n")[1]).toBe(`Your phrase: ${phrase}`);
    expect(changed?.html).toContain(`<p>Your phrase: ${phrase}</p>`);
  });

  test("is in the copy of a message to support, and in its answer", async () => {
    await update(phrase);
    await sendMessage(provider, { email: customer.email }, { visitor: customer });
    expect((await newest()).text).toContain(`Your phrase: ${phrase}`);
    const { rows } = await provider.query(
      `select message_id from support_message where user_id = ${customer.userId}`,
    );
    const staff = await provider.staff();
    const body = new URLSearchParams({ step: "answer", answer: "We looked into it." });
    await staff.fetch(`/sandbox/backoffice/support/${Object(rows[0]).message_id}`, { method: "POST", body });
    const answer = await newest();
    expect(answer.text).toContain("We looked into it.");
    expect(answer.text).toContain(`Your phrase: ${phrase}`);
  });

  test("is trimmed, kept in any script, and removed by null; each change is reported once", async () => {
    await update("  three   green umbrellas ");
    expect(await current()).toBe("three green umbrellas");
    await update("three green umbrellas");
    expect(await lettersTo(provider, customer.email)).toHaveLength(1);
    for (const one of ["ثلاث مظلات خضراء", "三把绿色的雨伞", "l'été d'Élise-Anne"]) {
      await update(one);
      expect(await current()).toBe(one);
    }
    await update(null);
    const letter = await newest();
    expect(letter.subject).toBe("The phrase in our e-mails was removed");
    expect(letter.text).not.toContain("Your phrase");
  });

  test.each([
    "see evil.example now",
    "https://evil.example",
    "call +1 555 0100",
    "please call 08 00 55",
    "abc",
    "a\u202egnissap",
    "zero\u200bwidth word",
    "two\nlines here",
    "<b>bold</b> text",
    "{until} of {code}",
    "   a   ",
    "-------",
  ])("cannot hold what a reader could take for a link, a command or nothing: %j", async (text) => {
    await expect(update(text)).rejects.toMatchObject({ kind: "invalid", status: 400 });
    expect(await current()).toBeNull();
  });

  test("needs a verified address, a proof of the second factor, and its own session", async () => {
    const app = await setUpApp(provider, customer);
    await expect(update(phrase)).rejects.toMatchObject({ code: 1102 });
    expect(await current()).toBeNull();
    await stepUpOf(customer, "UpdateLetterPhrase", app.freshCode());
    await update(phrase);
    await expect(update(null)).rejects.toMatchObject({ code: 1102 });
    expect(await current()).toBe(phrase);
    const other = await createCustomer(provider);
    await provider.query(`update app_user set email_verified_at = null where user_id = ${other.userId}`);
    await expect(update(phrase, other)).rejects.toMatchObject({ code: 2009 });
    await expect(update(phrase, provider.visitor())).rejects.toMatchObject({ kind: "unauthenticated" });
  });

  test("is changed at most five times an hour, and shown to its user only", async () => {
    for (let time = 0; time < 5; time += 1) await update(`phrase number ${time}`);
    await expect(update("phrase number 9")).rejects.toMatchObject({ status: 429 });
    const staff = await provider.staff();
    const pages = ["/sandbox/backoffice/users", "/sandbox/backoffice/audit"];
    for (const page of pages) expect(await (await staff.fetch(page)).text()).not.toContain("phrase number");
    expect(provider.logs.join("\n")).not.toContain("phrase number");
  });
});

test("a provider without the capability writes no phrase into e-mails, also if a phrase was set before", async () => {
  await update(phrase);
  await provider.work();
  const { deps } = provider;
  const capabilities = deps.config.capabilities.filter((name) => name !== "letterPhrase");
  const app = await createApp({ ...deps, config: { ...deps.config, capabilities } });
  const without = provider.visitor(9, (request) => Promise.resolve(app.fetch(request)));
  await without.signIn(customer.email);
  provider.clock.advance(2);
  await without.client.call("RequestOtpWithdrawal", {});
  const response = await provider.visitor().fetch(`/sandbox/mailbox.json?to=${customer.email}`);
  const [letter]: unknown[] = Object(await response.json());
  expect(Object(letter).code).not.toBeNull();
  expect(Object(letter).text).not.toContain(phrase);
  await expect(without.client.call("GetLetterPhrase", {})).rejects.toMatchObject({ kind: "unsupported" });
});

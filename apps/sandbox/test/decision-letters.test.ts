import { createClient } from "@broker/sdk";
import { describe, expect, test } from "vitest";
import { type Language, languageNames } from "../src/db/names.ts";
import { words, writeLetter } from "../src/mailbox/write-letter.ts";
import { createCustomer } from "./customer.ts";
import { lettersTo } from "./letters-to.ts";
import { customer, openCustomer, provider } from "./one-customer.ts";
import { image, lastLetter } from "./provider.ts";
import { ORIGIN } from "./requests.ts";

openCustomer();

const subjects = async (email: string) => (await lettersTo(provider, email)).map(({ subject }) => subject);
const password = "Sandbox-2026!";

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
  const latest = async () => (await lettersTo(provider, customer.email))[0];

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
    const [letter] = await lettersTo(provider, "pending@example.com");
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
      expect(letter?.text).toContain("$100.00");
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
          { language, companyName: "Broker", origin: ORIGIN, contact: by, phrase: null },
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

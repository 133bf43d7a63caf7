import { describe, expect, test } from "vitest";
import { createApp } from "../src/app.ts";
import { createCustomer } from "./customer.ts";
import { lettersTo } from "./letters-to.ts";
import { lastLetter } from "./provider.ts";
import { message, sendMessage } from "./support-form.ts";
import { openSupport } from "./support-messages.ts";
import { ORIGIN } from "./requests.ts";

const at = openSupport();
const { rows, kept, theMessage } = at;

describe("the e-mails about a support message", () => {
  test("contain topic and reference for its sender, and none of its text", async () => {
    const lure = { name: "Dear winner", message: "Call +60 3 1234 or open https://evil.example at once." };
    await sendMessage(at.provider, { ...lure, language: "ms" });
    const { reference } = await theMessage();
    const [letter, ...more] = await lettersTo(at.provider, message.email);
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ subject: "Kami telah menerima mesej anda" });
    expect(letter?.text).toContain(reference);
    expect(`${letter?.text}${letter?.html}`).not.toMatch(/winner|1234|evil/);
  });

  test("repeat the text only to a client whose session proves the address", async () => {
    const customer = await createCustomer(at.provider);
    const { email, userId } = customer;
    await sendMessage(at.provider, { email });
    expect((await lettersTo(at.provider, email))[0]?.text).not.toContain("What can I do?");
    await sendMessage(at.provider, { email: email.toUpperCase() }, { visitor: customer });
    expect((await lettersTo(at.provider, email))[0]?.text).toContain("What can I do?");
    await sendMessage(at.provider, { email: "other@example.net" }, { visitor: customer });
    expect((await lettersTo(at.provider, "other@example.net"))[0]?.text).not.toContain("What can I do?");
    expect(await kept()).toMatchObject([{ user_id: null }, { user_id: userId }, { user_id: null }]);
  });

  test("go to one mailbox at most five times a day; further messages are still stored", async () => {
    for (let round = 0; round < 7; round += 1) {
      await sendMessage(at.provider, { email: `ann+${round}@example.net` });
      at.provider.clock.advance(61);
    }
    await at.provider.work();
    const sent = await Promise.all(
      [0, 1, 2, 3, 4, 5, 6].map((one) => lettersTo(at.provider, `ann+${one}@example.net`)),
    );
    expect(sent.flat()).toHaveLength(5);
    expect(await kept()).toHaveLength(7);
    expect(await rows("select 1 from mail where sent_at is null")).toEqual([]);
  });

  test("notify support that a message waits, with a link to it", async () => {
    await sendMessage(at.provider);
    const letter = await lastLetter(at.provider, "support@northgale.example");
    expect(letter.text).toContain("http://localhost:4000/sandbox/backoffice/support");
    expect(letter.text).not.toContain("Lea");
  });

  test("report a client's message to support also after the notices of visitors have reached their limit", async () => {
    const customer = await createCustomer(at.provider);
    const notices = async () =>
      (await rows("select 1 from mail where kind = 'messageWaiting' and sent_at is not null")).length;
    const { deps } = at.provider;
    const app = await createApp({ ...deps, config: { ...deps.config, trustedProxies: 1 } });
    for (let round = 0; round < 61; round += 1)
      await app.fetch(
        new Request(`${ORIGIN}/api/forms/support-message`, {
          method: "POST",
          headers: { "x-forwarded-for": `198.51.100.${round}` },
          body: new URLSearchParams({ ...message, email: `lea${round}@example.net` }),
        }),
      );
    await at.provider.work();
    expect(await notices()).toBe(60);
    await sendMessage(at.provider, { email: customer.email, topic: "complaint" }, { visitor: customer });
    await at.provider.work();
    expect(await notices()).toBe(61);
  });
});

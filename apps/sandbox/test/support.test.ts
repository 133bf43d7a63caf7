import { describe, expect, test } from "vitest";
import { createApp } from "../src/app.ts";
import { createCustomer } from "./customer.ts";
import { lettersTo } from "./letters-to.ts";
import { message, sendMessage } from "./support-form.ts";
import { openSupport } from "./support-messages.ts";
import { ORIGIN } from "./requests.ts";

const at = openSupport();
const { rows, kept, theMessage, changes } = at;

const where = async (answer: Promise<Response>) => {
  const response = await answer;
  return [response.status, response.headers.get("location")];
};

describe("a message from the form", () => {
  test("waits for staff, and its sender sees the confirmation page of the site", async () => {
    expect(await where(sendMessage(at.provider))).toEqual([303, "/about-us/contact-us/sent"]);
    expect(await kept()).toMatchObject([
      {
        topic: "deposit",
        name: "Lea Martin",
        email: "lea@example.net",
        // A line break is stored as one character, as browsers count it.
        message: "My transfer of Monday is still pending.\nWhat can I do?",
        user_id: null,
        closed_at: null,
      },
    ]);
    const { reference } = await theMessage();
    expect(await changes("SendSupportMessage")).toEqual([{ changes: [`message ${reference} received`] }]);
  });

  test.each([
    ["en", ""],
    ["ms", "/ms"],
    ["zh", "/zh"],
    ["ar", "/ar"],
    ["//evil.example", ""],
  ])("in %s leads to the confirmation in that language only", async (language, prefix) => {
    const fields = { language, email: language.startsWith("/") ? "no address" : message.email };
    const page = language.startsWith("/") ? "not-sent" : "sent";
    expect(await where(sendMessage(at.provider, fields))).toEqual([
      303,
      `${prefix}/about-us/contact-us/${page}`,
    ]);
  });

  test.each([
    ["without consent", { consent: "" }],
    ["without a name", { name: "" }],
    ["with no address", { email: "lea at home" }],
    ["of two words", { message: "Hello you" }],
    ["about an unknown topic", { topic: "lottery" }],
    ["for an unknown company", { companyId: "4711" }],
    ["for a company in another notation", { companyId: "0x9" }],
    ["by a name that contains a web address", { name: "Lea at www.evil.example" }],
    ["by a name that reverses the direction of the text", { name: "Lea\u202E7 tneilc" }],
    ["by a name with an invisible character", { name: "Lea\u2066Martin" }],
  ])("%s is not stored, and its sender sees the reason", async (_what, fields) => {
    expect(await where(sendMessage(at.provider, fields))).toEqual([303, "/about-us/contact-us/not-sent"]);
    expect(await kept()).toEqual([]);
  });

  test("from a name with joined letters, as in Persian, is stored", async () => {
    const name = "\u0639\u0644\u06CC\u200C\u0631\u0636\u0627";
    expect(await where(sendMessage(at.provider, { name }))).toEqual([303, "/about-us/contact-us/sent"]);
    expect(await kept()).toMatchObject([{ name }]);
  });

  test("of the maximum length is stored in full, and one character more is refused", async () => {
    const lines = "line\r\n".repeat(400);
    expect(await where(sendMessage(at.provider, { message: lines }))).toEqual([
      303,
      "/about-us/contact-us/sent",
    ]);
    expect(await where(sendMessage(at.provider, { message: `${lines}x` }))).toEqual([
      303,
      "/about-us/contact-us/not-sent",
    ]);
  });

  test("from a bot, which fills in every field, is confirmed but not stored", async () => {
    const fields = { website: "https://spam.example" };
    expect(await where(sendMessage(at.provider, fields))).toEqual([303, "/about-us/contact-us/sent"]);
    expect(await kept()).toEqual([]);
    expect(await lettersTo(at.provider, message.email)).toEqual([]);
  });
});

describe("a message is refused", () => {
  test("as the eleventh within an hour from one address; a later one is stored", async () => {
    const send = (round: number) => where(sendMessage(at.provider, { email: `lea${round}@example.net` }));
    for (let round = 0; round < 10; round += 1)
      expect(await send(round)).toEqual([303, "/about-us/contact-us/sent"]);
    expect(await send(10)).toEqual([303, "/about-us/contact-us/not-sent#often"]);
    at.provider.clock.advance(61);
    expect(await send(11)).toEqual([303, "/about-us/contact-us/sent"]);
  });

  test("more than ten times an hour from one IPv6 network", async () => {
    const { deps } = at.provider;
    const app = await createApp({ ...deps, config: { ...deps.config, trustedProxies: 1 } });
    const from = (host: number) =>
      app.fetch(
        new Request(`${ORIGIN}/api/forms/support-message`, {
          method: "POST",
          headers: { "x-forwarded-for": `2001:db8:1:2::${host}` },
          body: new URLSearchParams(message),
        }),
      );
    const ends: (string | null)[] = [];
    for (let host = 1; host <= 12; host += 1) ends.push((await from(host)).headers.get("location"));
    expect(ends.filter((end) => end === "/about-us/contact-us/sent")).toHaveLength(10);
  });

  test("from the page of another site; a listed portal gets its own answer page", async () => {
    const evil = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    expect((await sendMessage(at.provider, {}, { headers: evil })).status).toBe(403);
    const { deps } = at.provider;
    const site = "https://www.broker.example";
    const app = await createApp({ ...deps, config: { ...deps.config, allowedOrigins: [site] } });
    const response = await app.fetch(
      new Request(`${ORIGIN}/api/forms/support-message`, {
        method: "POST",
        headers: { origin: site, "sec-fetch-site": "cross-site" },
        body: new URLSearchParams({ ...message, language: "ar" }),
      }),
    );
    expect(response.headers.get("location")).toBe(`${site}/ar/about-us/contact-us/sent`);
    expect(await kept()).toHaveLength(1);
  });

  test("more than ten times a day for one mailbox, however its address is written and wherever it is sent from", async () => {
    const { deps } = at.provider;
    const app = await createApp({ ...deps, config: { ...deps.config, trustedProxies: 1 } });
    const addresses = [
      "ann.lee@gmail.com",
      "annlee+1@gmail.com",
      "a.n.n.lee@googlemail.com",
      "AnnLee@gmail.com",
    ];
    for (let round = 0; round < 12; round += 1) {
      const email = addresses[round % addresses.length] ?? "";
      await app.fetch(
        new Request(`${ORIGIN}/api/forms/support-message`, {
          method: "POST",
          headers: { "x-forwarded-for": `198.51.${round}.7` },
          body: new URLSearchParams({ ...message, email }),
        }),
      );
    }
    expect(await kept()).toHaveLength(10);
    await at.provider.work();
    expect(await rows("select 1 from mail where kind = 'messageReceived'")).toHaveLength(5);
  });

  test("from a visitor while 2,000 visitors' messages wait; a client's own message is accepted", async () => {
    await sendMessage(at.provider);
    await at.provider.query(`
      insert into support_message (reference, company_id, topic, name, email, message, language, received_at)
      select 'M' || n, company_id, topic, name, email, message, language, received_at
      from support_message, generate_series(1, 1999) as n`);
    expect(await where(sendMessage(at.provider, { email: "new@example.net" }))).toEqual([
      303,
      "/about-us/contact-us/not-sent",
    ]);
    const customer = await createCustomer(at.provider);
    const own = sendMessage(at.provider, { email: customer.email }, { visitor: customer });
    expect(await where(own)).toEqual([303, "/about-us/contact-us/sent"]);
    expect(await kept()).toHaveLength(2001);
  });

  test("by a provider without the capability", async () => {
    const { deps } = at.provider;
    const app = await createApp({ ...deps, config: { ...deps.config, capabilities: [] } });
    const response = await app.fetch(
      new Request(`${ORIGIN}/api/forms/support-message`, {
        method: "POST",
        body: new URLSearchParams(message),
      }),
    );
    expect(response.status).toBe(404);
  });
});

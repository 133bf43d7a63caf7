import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createApp } from "../src/app.ts";
import { createCustomer } from "./customer.ts";
import { createProvider, lastLetter, type Provider, type Visitor } from "./provider.ts";
import { message, sendMessage } from "./support-form.ts";
import { ORIGIN } from "./requests.ts";

const DESK = "/sandbox/backoffice/support";

let provider: Provider;
let staff: Visitor;
beforeAll(async () => {
  provider = await createProvider();
});
beforeEach(async () => {
  provider.clock.reset();
  await provider.forgetLimits();
  await provider.query("delete from mail");
  await provider.query("delete from support_message");
  await provider.query("delete from event");
});
afterAll(() => provider.close());

const where = async (answer: Promise<Response>) => {
  const response = await answer;
  return [response.status, response.headers.get("location")];
};
const Letters = v.array(v.object({ subject: v.string(), text: v.string(), html: v.string() }));
const lettersTo = async (email: string) => {
  await provider.work();
  const response = await provider.visitor().fetch(`/sandbox/mailbox.json?to=${encodeURIComponent(email)}`);
  return v.parse(Letters, await response.json());
};
const rows = async (query: string) => (await provider.query(query)).rows;
const kept = () => rows("select * from support_message order by message_id");
const read = async (path = "", who = staff) => (await who.fetch(DESK + path)).text();
const act = (path: string, fields: Record<string, string>, who = staff) =>
  who.fetch(DESK + path, { method: "POST", redirect: "manual", body: new URLSearchParams(fields) });
const Opened = v.tuple([v.object({ message_id: v.number(), reference: v.string() })]);
const theMessage = async () => v.parse(Opened, await kept())[0];
const changes = async (operation: string) =>
  rows(`select changes from event where operation = '${operation}' order by event_id`);

describe("a message from the form", () => {
  test("waits for staff, and its sender sees the confirmation page of the site", async () => {
    expect(await where(sendMessage(provider))).toEqual([303, "/about-us/contact-us/sent"]);
    expect(await kept()).toMatchObject([
      {
        topic: "deposit",
        name: "Lea Martin",
        email: "lea@example.net",
        // With the line breaks that browsers count.
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
    expect(await where(sendMessage(provider, fields))).toEqual([
      303,
      `${prefix}/about-us/contact-us/${page}`,
    ]);
  });

  test.each([
    ["without consent", { consent: "" }],
    ["without a name", { name: "" }],
    ["with no address", { email: "lea at home" }],
    ["with two words", { message: "Hello you" }],
    ["about something else", { topic: "lottery" }],
    ["for nobody", { companyId: "4711" }],
    ["for a company in another grammar", { companyId: "0x9" }],
    ["by a name that holds a web address", { name: "Lea at www.evil.example" }],
    ["by a name that turns the writing around", { name: "Lea\u202E7 tneilc" }],
    ["by a name that hides a character", { name: "Lea\u2066Martin" }],
  ])("%s is not stored, and its sender sees the reason", async (_what, fields) => {
    expect(await where(sendMessage(provider, fields))).toEqual([303, "/about-us/contact-us/not-sent"]);
    expect(await kept()).toEqual([]);
  });

  test("from a name with joined letters, as in Persian, is stored", async () => {
    const name = "\u0639\u0644\u06CC\u200C\u0631\u0636\u0627";
    expect(await where(sendMessage(provider, { name }))).toEqual([303, "/about-us/contact-us/sent"]);
    expect(await kept()).toMatchObject([{ name }]);
  });

  test("of the maximum length is stored in full, and one character more is refused", async () => {
    const lines = "line\r\n".repeat(400);
    expect(await where(sendMessage(provider, { message: lines }))).toEqual([
      303,
      "/about-us/contact-us/sent",
    ]);
    expect(await where(sendMessage(provider, { message: `${lines}x` }))).toEqual([
      303,
      "/about-us/contact-us/not-sent",
    ]);
  });

  test("from a bot, which fills in every field, is confirmed but not stored", async () => {
    const fields = { website: "https://spam.example" };
    expect(await where(sendMessage(provider, fields))).toEqual([303, "/about-us/contact-us/sent"]);
    expect(await kept()).toEqual([]);
    expect(await lettersTo(message.email)).toEqual([]);
  });
});

describe("a message is refused", () => {
  test("as the eleventh within an hour from one address; a later one is stored", async () => {
    const send = (round: number) => where(sendMessage(provider, { email: `lea${round}@example.net` }));
    for (let round = 0; round < 10; round += 1)
      expect(await send(round)).toEqual([303, "/about-us/contact-us/sent"]);
    expect(await send(10)).toEqual([303, "/about-us/contact-us/not-sent#often"]);
    provider.clock.advance(61);
    expect(await send(11)).toEqual([303, "/about-us/contact-us/sent"]);
  });

  test("more than ten times an hour from one IPv6 network", async () => {
    const { deps } = provider;
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
    expect((await sendMessage(provider, {}, { headers: evil })).status).toBe(403);
    const { deps } = provider;
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
    const { deps } = provider;
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
    await provider.work();
    expect(await rows("select 1 from mail where kind = 'messageReceived'")).toHaveLength(5);
  });

  test("from a visitor while 2,000 visitors' messages wait; a client's own message is accepted", async () => {
    await sendMessage(provider);
    await provider.query(`
      insert into support_message (reference, company_id, topic, name, email, message, language, received_at)
      select 'M' || n, company_id, topic, name, email, message, language, received_at
      from support_message, generate_series(1, 1999) as n`);
    expect(await where(sendMessage(provider, { email: "new@example.net" }))).toEqual([
      303,
      "/about-us/contact-us/not-sent",
    ]);
    const customer = await createCustomer(provider);
    const own = sendMessage(provider, { email: customer.email }, { visitor: customer });
    expect(await where(own)).toEqual([303, "/about-us/contact-us/sent"]);
    expect(await kept()).toHaveLength(2001);
  });

  test("by a provider without the capability", async () => {
    const { deps } = provider;
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

describe("its e-mails", () => {
  test("contain topic and reference for its sender, and none of its text", async () => {
    const lure = { name: "Dear winner", message: "Call +60 3 1234 or open https://evil.example at once." };
    await sendMessage(provider, { ...lure, language: "ms" });
    const { reference } = await theMessage();
    const [letter, ...more] = await lettersTo(message.email);
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ subject: "Kami telah menerima mesej anda" });
    expect(letter?.text).toContain(reference);
    expect(`${letter?.text}${letter?.html}`).not.toMatch(/winner|1234|evil/);
  });

  test("repeat the text only to a client whose session proves the address", async () => {
    const customer = await createCustomer(provider);
    const { email, userId } = customer;
    await sendMessage(provider, { email });
    expect((await lettersTo(email))[0]?.text).not.toContain("What can I do?");
    await sendMessage(provider, { email: email.toUpperCase() }, { visitor: customer });
    expect((await lettersTo(email))[0]?.text).toContain("What can I do?");
    await sendMessage(provider, { email: "other@example.net" }, { visitor: customer });
    expect((await lettersTo("other@example.net"))[0]?.text).not.toContain("What can I do?");
    expect(await kept()).toMatchObject([{ user_id: null }, { user_id: userId }, { user_id: null }]);
  });

  test("go to one mailbox at most five times a day; further messages are still stored", async () => {
    for (let round = 0; round < 7; round += 1) {
      await sendMessage(provider, { email: `ann+${round}@example.net` });
      provider.clock.advance(61);
    }
    const sent = await Promise.all([0, 1, 2, 3, 4, 5, 6].map((one) => lettersTo(`ann+${one}@example.net`)));
    expect(sent.flat()).toHaveLength(5);
    expect(await kept()).toHaveLength(7);
    expect(await rows("select 1 from mail where sent_at is null")).toEqual([]);
  });

  test("notify support that a message waits, with a link to it", async () => {
    await sendMessage(provider);
    const letter = await lastLetter(provider, "support@northgale.example");
    expect(letter.text).toContain("http://localhost:4000/sandbox/backoffice/support");
    expect(letter.text).not.toContain("Lea");
  });

  test("report a client's message to support also after the notices of visitors have reached their limit", async () => {
    const customer = await createCustomer(provider);
    const notices = async () =>
      (await rows("select 1 from mail where kind = 'messageWaiting' and sent_at is not null")).length;
    const { deps } = provider;
    const app = await createApp({ ...deps, config: { ...deps.config, trustedProxies: 1 } });
    for (let round = 0; round < 61; round += 1)
      await app.fetch(
        new Request(`${ORIGIN}/api/forms/support-message`, {
          method: "POST",
          headers: { "x-forwarded-for": `198.51.100.${round}` },
          body: new URLSearchParams({ ...message, email: `lea${round}@example.net` }),
        }),
      );
    await provider.work();
    expect(await notices()).toBe(60);
    await sendMessage(provider, { email: customer.email, topic: "complaint" }, { visitor: customer });
    await provider.work();
    expect(await notices()).toBe(61);
  });
});

describe("the queue of the back office", () => {
  beforeEach(async () => {
    staff = await provider.staff();
    await provider.query("delete from event");
  });

  test("asvs(8.2.1): shows visitors and clients the sign-in only", async () => {
    await sendMessage(provider);
    const { message_id: id } = await theMessage();
    const client = provider.visitor();
    await client.signIn();
    for (const who of [provider.visitor(), client])
      for (const path of ["", `/${id}`]) {
        const page = await read(path, who);
        expect(page).toContain('name="password"');
        expect(page).not.toContain("Lea");
      }
    await act(`/${id}`, { step: "close" }, client);
    expect(await kept()).toMatchObject([{ closed_at: null }]);
  });

  test("lists waiting messages and shows the content of one as text, and every view is recorded", async () => {
    await sendMessage(provider, { message: "<script>alert(1)</script> is what I see." });
    const { message_id: id, reference } = await theMessage();
    const list = await read();
    expect(list).toContain(reference);
    expect(list).toContain("&lt;script&gt;alert(1)&lt;/script&gt; is what I see.");
    expect(list).toMatch(/Messages\s*<span class="count">1<\/span>/);
    const page = await read(`/${id}`);
    expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt; is what I see.");
    expect(page).toContain('<span class="badge">not proved to be a client</span>');
    expect(await changes("StaffLook")).toEqual([
      { changes: [`looked at Messages: message ${reference}`] },
      { changes: [`looked at Message ${reference}: message ${reference}`] },
    ]);
  });

  test("lists the beginning of a long message on one line, cut at a word", async () => {
    await sendMessage(provider, { message: `My deposit\n\nis ${"late ".repeat(40)}and missing.` });
    const list = await read();
    const [, excerpt = ""] = /<span class="excerpt"[^>]*>([^<]*)</.exec(list) ?? [];
    expect(excerpt).toMatch(/^My deposit is late (late )+late…$/);
    expect(excerpt.length).toBeLessThanOrEqual(121);
  });

  test("shows the proven account apart from the name and the address that the sender entered", async () => {
    const customer = await createCustomer(provider);
    const name = "Lea, client 7";
    await sendMessage(provider, { name });
    await sendMessage(provider, { name, email: customer.email }, { visitor: customer });
    const proofs = ["not proved to be a client", `client ${customer.userId}`];
    const emails = [message.email, customer.email];
    const messages = v.parse(v.array(v.object({ message_id: v.number() })), await kept());
    expect(messages).toHaveLength(2);
    for (const [index, { message_id: id }] of messages.entries()) {
      const page = await read(`/${id}`);
      const facts = [...page.matchAll(/<dd>(.*?)<\/dd>/gs)].map(([, fact = ""]) => fact);
      expect(facts.slice(-3)).toEqual([
        `<span class="badge">${proofs[index]}</span>`,
        `<bdi>${name}</bdi>`,
        `<bdi>${emails[index]}</bdi>`,
      ]);
    }
    const list = await read();
    for (const proof of proofs)
      expect(list).toMatch(new RegExp(`<span class="badge">${proof}</span>\\s*<br />\\s*<bdi>${name}</bdi>`));
  });

  test("sends an answer without the sender's text, closes the message, and records the member of staff", async () => {
    await sendMessage(provider, { message: "Open https://evil.example at once.", language: "zh" });
    const { message_id: id, reference } = await theMessage();
    const answer = "Your deposit has arrived.\r\n\r\nIt stands in your e-wallet.";
    expect((await act(`/${id}`, { step: "answer", answer })).status).toBe(303);
    const [letter] = await lettersTo(message.email);
    expect(letter?.subject).toBe("对您留言的答复");
    expect(letter?.text).toContain("Your deposit has arrived.\n\nIt stands in your e-wallet.");
    expect(`${letter?.text}${letter?.html}`).not.toContain("evil");
    expect(await changes("BackOfficeMessage")).toEqual([{ changes: [`message ${reference} → answered`] }]);
    expect(await read()).toContain("Nothing here.");
    expect(await read("?state=decided")).toContain(reference);
  });

  test("closes a message without an e-mail, and once", async () => {
    await sendMessage(provider);
    await lettersTo(message.email);
    const { message_id: id } = await theMessage();
    const steps = [act(`/${id}`, { step: "close" }), act(`/${id}`, { step: "answer", answer: "Hello" })];
    const statuses = (await Promise.all(steps)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([303, 409]);
    expect(await kept()).toMatchObject([{ closed_at: expect.anything() }]);
  });

  test("closes the selected messages at once, without e-mails, and records each", async () => {
    for (const name of ["Lea", "Mia", "Noa"]) await sendMessage(provider, { name });
    await lettersTo(message.email);
    await provider.query("delete from mail");
    const Kept = v.array(v.object({ message_id: v.number(), reference: v.string() }));
    const [lea, mia, noa] = v.parse(Kept, await kept());
    const page = await read("?choose=unproved");
    expect(page.match(/type="checkbox"[^>]*\schecked/g)).toHaveLength(3);
    const chosen = new URLSearchParams(
      [lea, mia].map((one): [string, string] => ["messageId", String(one?.message_id)]),
    );
    const close = () => staff.fetch(`${DESK}-close`, { method: "POST", redirect: "manual", body: chosen });
    expect((await close()).status).toBe(303);
    expect((await close()).status).toBe(303);
    expect(await rows("select reference from support_message where closed_at is null")).toEqual([
      { reference: noa?.reference },
    ]);
    expect(await changes("BackOfficeMessage")).toEqual([
      { changes: [`message ${lea?.reference} → closed`, `message ${mia?.reference} → closed`] },
    ]);
    await provider.work();
    expect(await rows("select 1 from mail")).toEqual([]);
    expect((await act("-close", {})).status).toBe(422);
  });

  test("does not preselect a client's message when all unproved messages are selected", async () => {
    const customer = await createCustomer(provider);
    await sendMessage(provider, { email: customer.email }, { visitor: customer });
    expect(await read("?choose=unproved")).not.toMatch(/type="checkbox"[^>]*\schecked/);
  });

  test("refuses an empty answer", async () => {
    await sendMessage(provider);
    const { message_id: id } = await theMessage();
    expect((await act(`/${id}`, { step: "answer", answer: "  " })).status).toBe(422);
    expect(await kept()).toMatchObject([{ closed_at: null }]);
  });
});

import * as v from "valibot";
import { beforeEach, describe, expect, test } from "vitest";
import { createCustomer } from "./customer.ts";
import { lettersTo } from "./letters-to.ts";
import type { Visitor } from "./provider.ts";
import { message, sendMessage } from "./support-form.ts";
import { openSupport } from "./support-messages.ts";

const DESK = "/sandbox/backoffice/support";

const at = openSupport();
const { rows, kept, theMessage, changes } = at;

let staff: Visitor;
const read = async (path = "", who = staff) => (await who.fetch(DESK + path)).text();
const act = (path: string, fields: Record<string, string>, who = staff) =>
  who.fetch(DESK + path, { method: "POST", redirect: "manual", body: new URLSearchParams(fields) });

describe("the queue of the back office", () => {
  beforeEach(async () => {
    staff = await at.provider.staff();
    await at.provider.query("delete from event");
  });

  test("asvs(8.2.1): shows visitors and clients the sign-in only", async () => {
    await sendMessage(at.provider);
    const { message_id: id } = await theMessage();
    const client = at.provider.visitor();
    await client.signIn();
    for (const who of [at.provider.visitor(), client])
      for (const path of ["", `/${id}`]) {
        const page = await read(path, who);
        expect(page).toContain('name="password"');
        expect(page).not.toContain("Lea");
      }
    await act(`/${id}`, { step: "close" }, client);
    expect(await kept()).toMatchObject([{ closed_at: null }]);
  });

  test("lists waiting messages and shows the content of one as text, and every view is recorded", async () => {
    await sendMessage(at.provider, { message: "<script>alert(1)</script> is what I see." });
    const { message_id: id, reference } = await theMessage();
    const list = await read();
    expect(list).toContain(reference);
    expect(list).toContain("&lt;script&gt;alert(1)&lt;/script&gt; is what I see.");
    expect(list).toMatch(/Contact form\s*<span class="count" data-queue="support">1<\/span>/);
    const page = await read(`/${id}`);
    expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt; is what I see.");
    expect(page).toContain('<span class="badge">not proved to be a client</span>');
    expect(await changes("StaffLook")).toEqual([
      { changes: [`looked at Contact form: message ${reference}`] },
      { changes: [`looked at Message ${reference}: message ${reference}`] },
    ]);
  });

  test("lists the beginning of a long message on one line, cut at a word", async () => {
    await sendMessage(at.provider, { message: `My deposit\n\nis ${"late ".repeat(40)}and missing.` });
    const list = await read();
    const [, excerpt = ""] = /<span class="excerpt"[^>]*>([^<]*)</.exec(list) ?? [];
    expect(excerpt).toMatch(/^My deposit is late (late )+late…$/);
    expect(excerpt.length).toBeLessThanOrEqual(121);
  });

  test("shows the proven account apart from the name and the address that the sender entered", async () => {
    const customer = await createCustomer(at.provider);
    const name = "Lea, client 7";
    await sendMessage(at.provider, { name });
    await sendMessage(at.provider, { name, email: customer.email }, { visitor: customer });
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
    await sendMessage(at.provider, { message: "Open https://evil.example at once.", language: "zh" });
    const { message_id: id, reference } = await theMessage();
    const answer = "Your deposit has arrived.\r\n\r\nIt stands in your e-wallet.";
    expect((await act(`/${id}`, { step: "answer", answer })).status).toBe(303);
    const [letter] = await lettersTo(at.provider, message.email);
    expect(letter?.subject).toBe("对您留言的答复");
    expect(letter?.text).toContain("Your deposit has arrived.\n\nIt stands in your e-wallet.");
    expect(`${letter?.text}${letter?.html}`).not.toContain("evil");
    expect(await changes("BackOfficeMessage")).toEqual([{ changes: [`message ${reference} → answered`] }]);
    expect(await read()).toContain("Nothing here.");
    expect(await read("?state=decided")).toContain(reference);
  });

  test("closes a message without an e-mail, and once", async () => {
    await sendMessage(at.provider);
    await lettersTo(at.provider, message.email);
    const { message_id: id } = await theMessage();
    const steps = [act(`/${id}`, { step: "close" }), act(`/${id}`, { step: "answer", answer: "Hello" })];
    const statuses = (await Promise.all(steps)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([303, 409]);
    expect(await kept()).toMatchObject([{ closed_at: expect.anything() }]);
  });

  test("closes the selected messages at once, without e-mails, and records each", async () => {
    for (const name of ["Lea", "Mia", "Noa"]) await sendMessage(at.provider, { name });
    await lettersTo(at.provider, message.email);
    await at.provider.query("delete from mail");
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
    await at.provider.work();
    expect(await rows("select 1 from mail")).toEqual([]);
    expect((await act("-close", {})).status).toBe(422);
  });

  test("does not preselect a client's message when all unproved messages are selected", async () => {
    const customer = await createCustomer(at.provider);
    await sendMessage(at.provider, { email: customer.email }, { visitor: customer });
    expect(await read("?choose=unproved")).not.toMatch(/type="checkbox"[^>]*\schecked/);
  });

  test("keeps the text of an answer to a message that a colleague has closed, unless the message has the same answer", async () => {
    await sendMessage(at.provider);
    const { message_id: id } = await theMessage();
    const answer = (text: string) => act(`/${id}`, { step: "answer", answer: text });
    await answer("It has arrived.");
    const other = await answer("Please wait\r\nuntil <Monday>.");
    expect(other.status).toBe(409);
    const page = await other.text();
    expect(page).toMatch(/role="alert"[^>]*>\s*Somebody closed this message in the meantime\./);
    expect(page).toContain("It has arrived.");
    expect(page).toMatch(/<textarea[^>]*readonly[^>]*>\s*Please wait\nuntil &lt;Monday&gt;\.<\/textarea/);
    const same = await answer("It has arrived.");
    expect(same.status).toBe(409);
    const again = await same.text();
    expect(again).toMatch(/role="alert"[^>]*>\s*This answer has been sent already\./);
    expect(again).not.toContain("<textarea");
  });

  test("keeps the text of an answer that is too long in its field", async () => {
    await sendMessage(at.provider);
    const { message_id: id } = await theMessage();
    const refused = await act(`/${id}`, { step: "answer", answer: "b".repeat(4001) });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain(`${"b".repeat(4001)}</textarea`);
  });

  test("refuses an empty answer", async () => {
    await sendMessage(at.provider);
    const { message_id: id } = await theMessage();
    expect((await act(`/${id}`, { step: "answer", answer: "  " })).status).toBe(422);
    expect(await kept()).toMatchObject([{ closed_at: null }]);
  });
});

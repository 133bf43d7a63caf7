import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readConfig } from "../src/config.ts";
import { createCustomer, type Customer } from "./customer.ts";
import { disguised, pdfWithHtml } from "./hostile-files.ts";
import { lettersTo } from "./letters-to.ts";
import { createProvider, image, receipt } from "./provider.ts";
import { DESK, openThreads } from "./threads.ts";

const at = openThreads();
const { send, read, answerWith, rows } = at;

let customer: Customer;
let stored: readonly string[];
const storedNow = async () => (await at.provider.deps.files.list()).map(({ id }) => id).toSorted();
beforeEach(async () => {
  customer = await createCustomer(at.provider);
  stored = await storedNow();
});
afterEach(() => void vi.restoreAllMocks());

const open = (threadId: string, whom = customer) => whom.client.call("GetThread", { threadId });
/** Returns the addresses of the files of a conversation. */
const urlsOf = async (threadId: string) =>
  (await open(threadId)).messages.flatMap(({ files }) => files.map(({ url }) => url));

describe("the files of a message", () => {
  test("are listed with the message in their order, with the type of their content, and are downloaded as attachments", async () => {
    const { threadId } = await send(customer, { File1: image("photo.html"), File2: receipt("a/../one.exe") });
    const [message] = (await open(threadId)).messages;
    expect(message?.files).toMatchObject([
      { name: "photo.png", mediaType: "image/png" },
      { name: "a_.._one.pdf", mediaType: "application/pdf", size: receipt().size },
    ]);
    const [, pdf = ""] = await urlsOf(threadId);
    const { status, headers } = await customer.fetch(pdf);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/pdf");
    expect(headers.get("content-disposition")).toBe("attachment; filename*=UTF-8''a_.._one.pdf");
    expect(headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
  });

  test("are answered as missing, to their client and to staff, where their bytes are no longer in the store", async () => {
    const { threadId } = await send(customer, { File1: receipt() });
    const [url = ""] = await urlsOf(threadId);
    for (const { id } of await at.provider.deps.files.list())
      if (!stored.includes(id)) await at.provider.deps.files.delete(id);
    const staff = await at.provider.staff();
    const missing = await (await customer.fetch("/api/files/message/999/1")).json();
    for (const reader of [customer, staff]) {
      const answer = await reader.fetch(url);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual(missing);
    }
  });

  test("asvs(5.2.2) asvs(5.2.6): are refused where their content is of another type, and nothing is sent or stored", async () => {
    for (const [what, file] of Object.entries(await disguised())) {
      await at.provider.forgetLimits();
      const refused = { kind: "invalid", status: 415, code: 4015 };
      await expect(send(customer, { File1: receipt(), File3: file }), what).rejects.toMatchObject(refused);
    }
    expect(await rows("select 1 from thread_message")).toEqual([]);
    expect(await storedNow()).toEqual(stored);
  }, 180_000);

  test("asvs(5.2.1): are at most five megabytes each", async () => {
    const large = new File([new Uint8Array(5_242_881)], "large.pdf");
    await expect(send(customer, { File1: large })).rejects.toMatchObject({ status: 413, code: 4013 });
    expect(await storedNow()).toEqual(stored);
  });

  test("are sent once under the key of their message: the same files are not stored again, and other files are refused", async () => {
    const Key = randomUUID();
    const sent = await send(customer, { Key, File1: receipt(), File2: image("b.png") });
    const once = await storedNow();
    expect(once).toHaveLength(stored.length + 2);
    expect(await send(customer, { Key, File1: receipt(), File2: image("b.png") })).toEqual(sent);
    const reused = { status: 422, code: 4022 };
    const other = pdfWithHtml("a.pdf");
    for (const files of [
      {},
      { File1: receipt() },
      { File1: image("b.png"), File2: receipt() },
      { File1: other, File2: image("b.png") },
    ])
      await expect(send(customer, { Key, ...files })).rejects.toMatchObject(reused);
    expect(await storedNow()).toEqual(once);
    expect(await rows("select 1 from message_file")).toHaveLength(2);
  });

  test("of a refused message are not decoded or stored", async () => {
    const unknown = send(customer, { ThreadId: "C-1", File1: pdfWithHtml("a.pdf") });
    await expect(unknown).rejects.toMatchObject({ kind: "refused", code: 1140 });
    const noTopic = send(customer, { Topic: undefined, File1: receipt() });
    await expect(noTopic).rejects.toMatchObject({ status: 400 });
    expect(await storedNow()).toEqual(stored);
  });

  test("are all deleted, and the message is not sent, if the store fails for one file", async () => {
    const { files } = at.provider.deps;
    const put = files.put.bind(files);
    vi.spyOn(files, "put").mockImplementation(async (id, bytes) => {
      if (bytes.length === receipt().size) throw new Error("The store is full");
      await put(id, bytes);
    });
    await expect(send(customer, { File1: image("a.png"), File2: receipt() })).rejects.toMatchObject({
      kind: "server",
    });
    expect(await rows("select 1 from thread_message")).toEqual([]);
    expect(await storedNow()).toEqual(stored);
  });
});

describe("asvs(8.2.2): a file of a conversation", () => {
  test("is for its client, and for staff whose role reads messages, each view of whom is recorded", async () => {
    const { threadId } = await send(customer, { File1: receipt() });
    const [url = ""] = await urlsOf(threadId);
    const other = await createCustomer(at.provider);
    const theirs = await other.fetch(url);
    const absent = await other.fetch("/api/files/message/999999999/1");
    expect([theirs.status, await theirs.json()]).toEqual([404, await absent.json()]);
    expect((await at.provider.visitor().fetch(url)).status).toBe(401);
    expect((await (await at.provider.staff(undefined, "finance@example.com")).fetch(url)).status).toBe(403);
    await rows("delete from event");
    expect((await customer.fetch(url)).status).toBe(200);
    expect((await at.staff.fetch(url)).status).toBe(200);
    expect(await rows("select changes from event where operation = 'StaffLook'")).toEqual([
      { changes: [`looked at the file ${url}: users ${customer.userId}`] },
    ]);
  });

  test("is a link on the page of staff, with its name as text", async () => {
    const { threadId } = await send(customer, { File1: receipt("<b>one</b>.pdf") });
    const page = await read(`/${threadId}`);
    const [url = ""] = await urlsOf(threadId);
    expect(page).toContain(`href="${url}"`);
    expect(page).not.toContain("<b>one");
  });
});

describe("an answer of staff with files", () => {
  const answer = { step: "answer", answer: "Please sign this." };

  test("is sent to the client with its files once, and is recorded in the audit", async () => {
    const { threadId, messageId } = await send(customer);
    const fields = { ...answer, upTo: messageId, File1: receipt("form.pdf"), File3: image("where.png") };
    const both = await Promise.all([answerWith(threadId, fields), answerWith(threadId, fields)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 409]);
    const { messages } = await open(threadId);
    expect(messages.at(-1)).toMatchObject({
      author: "staff",
      files: [{ name: "form.pdf" }, { name: "where.png" }],
    });
    for (const url of await urlsOf(threadId)) expect((await customer.fetch(url)).status).toBe(200);
    const letters = await lettersTo(at.provider, customer.email);
    expect(letters.map(({ text }) => text).join()).toContain(
      "Files with this answer: 2. You open them in the messages of your account.",
    );
    expect(await storedNow()).toHaveLength(stored.length + 2);
  });

  test("stays in the field if a file is refused, and the page says that the files must be chosen again", async () => {
    const { threadId, messageId } = await send(customer);
    const odd = new File(["<script>"], "form.pdf", { type: "application/pdf" });
    const refused = await answerWith(threadId, { ...answer, upTo: messageId, File1: odd });
    expect(refused.status).toBe(415);
    const page = await refused.text();
    expect(page).toMatch(
      /Only jpg, jpeg, png and PDF are allowed\.\s+Your files are not kept: please choose them again\./,
    );
    expect(page).toMatch(/<textarea[^>]*>\s*Please sign this\.<\/textarea/);
    expect((await open(threadId)).messages).toHaveLength(1);
    expect(await storedNow()).toEqual(stored);
  });

  test("is refused after a newer message, and its files are not stored", async () => {
    const { threadId, messageId } = await send(customer);
    await send(customer, { ThreadId: threadId, Text: "I have found it." });
    const refused = await answerWith(threadId, { ...answer, upTo: messageId, File1: receipt() });
    expect(refused.status).toBe(409);
    expect(await storedNow()).toEqual(stored);
  });

  test("to a deleted account is refused", async () => {
    const { threadId, messageId } = await send(customer);
    await at.provider.query(`update app_user set erased_at = now() where user_id = ${customer.userId}`);
    const refused = await answerWith(threadId, { ...answer, upTo: messageId, File1: receipt() });
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain("This account was deleted.");
    expect(await storedNow()).toEqual(stored);
  });

  test("asvs(8.2.1): is taken from no client and no visitor, whose forms with files are refused before they are read", async () => {
    const { threadId, messageId } = await send(customer);
    for (const who of [at.provider.visitor(), customer]) {
      const refused = await answerWith(threadId, { ...answer, upTo: messageId, File1: receipt() }, who);
      expect([303, 401]).toContain(refused.status);
    }
    expect((await open(threadId)).messages).toHaveLength(1);
    expect(await storedNow()).toEqual(stored);
  });
});

test("a provider that takes no files says so, refuses them, and has no field for them", async () => {
  const settings = { PORTAL_DIR: "/nowhere", STORYBOOK_DIR: "/nowhere", MESSAGE_FILES: "0" };
  const provider = await createProvider({ config: readConfig(settings) });
  try {
    const own = await createCustomer(provider);
    expect((await own.client.call("GetCapabilities", {})).limits.messages).toEqual({ files: 0 });
    const fields = { Topic: "other" as const, Text: "Here." };
    await expect(
      own.client.call("SendMessage", { Key: randomUUID(), ...fields, File1: receipt() }),
    ).rejects.toMatchObject({ status: 400 });
    const { threadId } = await own.client.call("SendMessage", { Key: randomUUID(), ...fields });
    const page = await (await (await provider.staff()).fetch(`${DESK}/${threadId}`)).text();
    expect(page).toContain('name="answer"');
    expect(page).not.toContain('type="file"');
  } finally {
    await provider.close();
  }
});

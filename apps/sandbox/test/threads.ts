import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { readConfig } from "../src/config.ts";
import type { Customer } from "./customer.ts";
import { createProvider, type Provider, type Visitor } from "./provider.ts";

const folders = { PORTAL_DIR: "/nowhere", STORYBOOK_DIR: "/nowhere" };
/** Sessions that outlast the limits of messages. */
const long = { SESSION_MINUTES: "100000", INACTIVITY_MINUTES: "100000" };

export const DESK = "/sandbox/backoffice/threads";

/** Creates a provider without conversations before each test, with functions of its client and its staff. */
export function openThreads() {
  let provider: Provider;
  let staff: Visitor;
  beforeAll(async () => {
    provider = await createProvider({ config: readConfig({ ...folders, ...long }) });
  });
  beforeEach(async () => {
    provider.clock.reset();
    await provider.forgetLimits();
    await provider.query("delete from message_file");
    await provider.query("delete from thread_message");
    await provider.query("delete from message_thread");
    staff = await provider.staff();
    await provider.query("delete from event");
  });
  afterAll(() => provider.close());
  return {
    get provider() {
      return provider;
    },
    get staff() {
      return staff;
    },
    /** Sends a message of a client; in a new conversation, unless its fields name one. */
    send: ({ client }: Pick<Customer, "client">, fields: object = {}) =>
      client.call("SendMessage", {
        Key: randomUUID(),
        Text: "Has my deposit arrived?",
        ...(!("ThreadId" in fields) && { Topic: "deposit" as const }),
        ...fields,
      }),
    read: async (path = "", who = staff) => (await who.fetch(DESK + path)).text(),
    act: (threadId: string, fields: Record<string, string>, who = staff) =>
      who.fetch(`${DESK}/${threadId}`, {
        method: "POST",
        redirect: "manual",
        body: new URLSearchParams(fields),
      }),
    /** Answers a conversation with files. */
    answerWith: (threadId: string, fields: Record<string, string | File>, who = staff) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      return who.fetch(`${DESK}/${threadId}`, { method: "POST", redirect: "manual", body });
    },
    rows: async (query: string) => (await provider.query(query)).rows,
  };
}

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createPost, type Post } from "../src/mailbox/post.ts";
import { type MailServer, openMailServer } from "./mail-server.ts";

const mail = {
  messageId: "<7@broker.example>",
  to: "demo@example.com",
  language: "ms",
  subject: "Your code – für dich",
  text: "Your code is 123456.",
  html: "<p>Your code is <strong>123456</strong>.</p>",
  sentAt: new Date("2026-11-21T12:00:00Z"),
};

let server: MailServer;
let post: Post;
const postTo = (smtpUrl: string) => createPost({ smtpUrl, mailFrom: "Northgale <no-reply@broker.example>" });

beforeAll(async () => {
  server = await openMailServer();
  post = postTo(server.url());
});
afterAll(async () => {
  post.close();
  await server.close();
});
beforeEach(() => {
  server.received.length = 0;
  server.accept = () => {};
});

test("an e-mail reaches the mail server with both bodies, its language, its date and an id that repeated attempts share", async () => {
  await post.send("codes", mail);
  await post.send("codes", mail);
  expect(server.received).toHaveLength(2);
  for (const { from, to, content } of server.received) {
    expect(from).toBe("no-reply@broker.example");
    expect(to).toEqual(["demo@example.com"]);
    expect(content).toContain("Message-ID: <7@broker.example>");
    expect(content).toContain("Date: Sat, 21 Nov 2026 12:00:00 +0000");
    expect(content).toContain("Content-Language: ms");
    expect(content).toContain("Auto-Submitted: auto-generated");
    expect(content).toMatch(
      /text\/plain[\s\S]*Your code is 123456\.[\s\S]*text\/html[\s\S]*<strong>123456<\/strong>/,
    );
  }
});

test("e-mails are sent one after another over reused connections", async () => {
  const before = server.connections();
  for (let round = 0; round < 20; round += 1) await post.send("codes", mail);
  expect(server.received).toHaveLength(20);
  expect(server.connections() - before).toBeLessThanOrEqual(1);
});

test("an address that contains a second recipient or a header reaches no other recipient", async () => {
  for (const to of ["demo@example.com, spy@example.com", "demo@example.com\r\nBcc: spy@example.com"])
    await post.send("codes", { ...mail, to }).catch(() => undefined);
  expect(server.received.flatMap((letter) => letter.to)).not.toContain("spy@example.com");
});

test.each([
  [
    "the mail server refuses the letter",
    () => {
      server.accept = () => {
        throw new Error("Mailbox full");
      };
      return server.url();
    },
    /Mailbox full/,
  ],
  ["the password is wrong", () => server.url("broker:wrong@"), /Invalid/],
  ["no server listens", () => "smtp://127.0.0.1:1", /ECONNREFUSED/],
])("sending fails once, and can be repeated, where %s", async (_why, address, words) => {
  const other = postTo(address());
  await expect(other.send("letters", mail)).rejects.toThrow(words);
  expect(server.received).toEqual([]);
  other.close();
});

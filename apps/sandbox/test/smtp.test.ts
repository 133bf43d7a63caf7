import { once } from "node:events";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readConfig } from "../src/config.ts";
import { sendBySmtp } from "../src/mailbox/smtp.ts";
import { freePort } from "./process.ts";
import { createProvider } from "./provider.ts";

const mail = {
  messageId: "<7@broker.example>",
  from: "Northgale <no-reply@broker.example>",
  to: "demo@example.com",
  subject: "Your code – für dich",
  text: "Your code is 123456.",
  html: "<p>Your code is <strong>123456</strong>.</p>",
  sentAt: new Date("2026-11-21T12:00:00Z"),
};

let received: { readonly from: string; readonly to: readonly string[]; readonly content: string }[] = [];
let refuses = false;
let port: number;
const server = new SMTPServer({
  hideSTARTTLS: true,
  onAuth: ({ username, password }, _session, done) =>
    username === "broker" && password === "s3cret/&"
      ? done(null, { user: username })
      : done(new Error("Invalid username or password")),
  onData(stream, { envelope }, done) {
    let content = "";
    stream.on("data", (chunk) => (content += String(chunk)));
    stream.on("end", () => {
      if (refuses) return done(new Error("Mailbox full"));
      const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
      received.push({ from, to: envelope.rcptTo.map(({ address }) => address), content });
      done();
    });
  },
});
const url = (credentials = "broker:s3cret%2F%26@") => `smtp://${credentials}127.0.0.1:${port}`;

beforeAll(async () => {
  port = await freePort();
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
});
afterAll(() => new Promise<void>((done) => server.close(done)));
beforeEach(() => {
  received = [];
  refuses = false;
});

test("a letter reaches the mail server with both bodies, its date and an id that stays the same when repeated", async () => {
  await sendBySmtp(url(), mail);
  await sendBySmtp(url(), mail);
  expect(received).toHaveLength(2);
  for (const { from, to, content } of received) {
    expect(from).toBe("no-reply@broker.example");
    expect(to).toEqual(["demo@example.com"]);
    expect(content).toContain("Message-ID: <7@broker.example>");
    expect(content).toContain("Date: Sat, 21 Nov 2026 12:00:00 +0000");
    expect(content).toMatch(
      /text\/plain[\s\S]*Your code is 123456\.[\s\S]*text\/html[\s\S]*<strong>123456<\/strong>/,
    );
  }
});

test("an address that names two people or a header reaches nobody else", async () => {
  for (const to of ["demo@example.com, spy@example.com", "demo@example.com\r\nBcc: spy@example.com"])
    await sendBySmtp(url(), { ...mail, to }).catch(() => undefined);
  expect(received.flatMap((letter) => letter.to)).not.toContain("spy@example.com");
});

test.each([
  ["the mail server refuses the letter", () => ((refuses = true), url()), /Mailbox full/],
  ["the password is wrong", () => url("broker:wrong@"), /Invalid/],
  ["nobody listens", () => "smtp://127.0.0.1:1", /ECONNREFUSED/],
])("it fails, and so can be repeated, where %s", async (_why, address, words) => {
  await expect(sendBySmtp(address(), mail)).rejects.toThrow(words);
  expect(received).toEqual([]);
});

test("with SMTP_URL every letter of the mailbox goes out once, after what caused it", async () => {
  const config = readConfig({
    PORTAL_DIR: "/nowhere",
    SMTP_URL: url(),
    MAIL_FROM: "no-reply@broker.example",
  });
  const provider = await createProvider({ config });
  try {
    const { client } = provider.visitor();
    await client.call("ResetUserPassword", { email: "demo@example.com" });
    while ((await provider.work()) > 0);
    expect(received.map(({ to }) => to)).toEqual([["demo@example.com"]]);
    expect(received[0]?.content).toMatch(/^Message-ID: <\d+@localhost>$/m);
    expect(received[0]?.content).toContain("From: no-reply@broker.example");
  } finally {
    await provider.close();
  }
});

import { createIdempotencyKey } from "@broker/sdk";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { readConfig } from "../src/config.ts";
import { createWorker, type Worker } from "../src/jobs/job-handlers.ts";
import { runDueJobs } from "../src/jobs/job.service.ts";
import { createLetterJob } from "../src/mailbox/hand-over.ts";
import { sendLetter } from "../src/mailbox/mailbox.service.ts";
import { type Cluster, createCluster } from "./cluster.ts";
import { withoutPostgres } from "./databases.ts";
import { createCustomer, type Customer } from "./customer.ts";
import { type MailServer, openMailServer, wordsOf } from "./mail-server.ts";
import { createProvider, type Provider } from "./provider.ts";

let server: MailServer;
beforeAll(async () => {
  server = await openMailServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.received.length = 0;
  server.accept = () => {};
});

const refusing = () => {
  throw new Error("Try again later");
};
const withServer = () =>
  readConfig({ PORTAL_DIR: "/nowhere", STORYBOOK_DIR: "/nowhere", SMTP_URL: server.url() });
const settled = (userId: number) => ({
  kind: "depositCompleted" as const,
  transactionId: `D-${userId}`,
  amountUsd: "1.00",
  amount: "4.47",
  currencyCode: "MYR",
});

describe("with a mail server", () => {
  let provider: Provider;
  /** A worker of the same provider in production mode, which stores no e-mails for a mailbox. */
  let forReal: Worker;
  let customer: Customer;
  beforeAll(async () => {
    provider = await createProvider({ config: withServer() });
    const config = { ...provider.deps.config, seed: "none" as const };
    forReal = createWorker({ ...provider.deps, config }, provider.send);
  });
  beforeEach(async () => {
    provider.clock.reset();
    customer = await createCustomer(provider);
  });
  afterEach(async () => {
    await provider.query("delete from job");
    await provider.forgetLimits();
  });
  afterAll(() => provider.close());

  const newest = () => wordsOf(server.received.at(-1) ?? { from: "", to: [], content: "" });
  const codeIn = (words: string) => /^\d{6}$/m.exec(words)?.[0] ?? "";
  const tokenIn = (words: string) => /token=([\w-]+)/.exec(words)?.[1] ?? "";
  const withdraw = (otpValue: string) =>
    customer.client.call(
      "WithdrawalRequest",
      { paymentPlatformId: 11, currencyCode: "MYR", amount: 441, amountUsd: 100, otpValue },
      { idempotencyKey: createIdempotencyKey() },
    );
  /** Returns the whole database as text. */
  const dump = async () => {
    const { rows } = await provider.query(
      "select table_name as name from information_schema.tables where table_schema = 'public'",
    );
    const all = rows.map(async (row) => {
      const { name } = Object(row);
      return JSON.stringify(await provider.query(`select * from "${name}"`));
    });
    return (await Promise.all(all)).join("\n");
  };

  test("a code and a reset link are never in the database, neither before nor after delivery", async () => {
    await customer.client.call("RequestOtpWithdrawal", {});
    await customer.client.call("ResetUserPassword", { email: customer.email });
    let refusals = 0;
    server.accept = (letter) => {
      refusals += 1;
      server.received.push(letter);
      throw new Error("Try again later");
    };
    await forReal.runAll();
    expect(refusals).toBe(2);
    server.accept = () => {};
    provider.clock.advance(1);
    await forReal.runAll();
    expect(server.received).toHaveLength(4);
    const secrets = server.received.map((letter) => codeIn(wordsOf(letter)) || tokenIn(wordsOf(letter)));
    expect(new Set(secrets).size).toBe(4);
    const database = await dump();
    for (const secret of secrets) {
      expect(secret).not.toBe("");
      expect(database).not.toContain(secret);
    }
    const { rows } = await provider.query("select facts, subject, text, html, link, code from mail");
    for (const row of rows) expect(Object.values(Object(row)).filter((value) => value !== null)).toEqual([]);
  });

  test("the five minutes of a code begin when the mail server accepted it", async () => {
    await customer.client.call("RequestOtpWithdrawal", {});
    server.accept = refusing;
    await provider.work();
    provider.clock.advance(8);
    server.accept = () => {};
    await provider.work();
    provider.clock.advance(4.9);
    await withdraw(codeIn(newest()));

    provider.clock.advance(2);
    await customer.client.call("RequestOtpWithdrawal", {});
    await provider.work();
    provider.clock.advance(5.1);
    await expect(withdraw(codeIn(newest()))).rejects.toMatchObject({ code: 2011 });
  });

  test("a code that cannot be delivered for a quarter of an hour is dropped", async () => {
    await customer.client.call("RequestOtpWithdrawal", {});
    server.accept = refusing;
    await provider.work();
    provider.clock.advance(16);
    server.accept = () => {};
    await provider.work();
    expect(server.received).toEqual([]);
  });

  test("when the mail server's answer was lost and a code was sent twice, both codes are valid", async () => {
    await customer.client.call("RequestOtpWithdrawal", {});
    server.accept = (letter) => {
      server.received.push(letter);
      throw new Error("Lost");
    };
    await provider.work();
    const first = codeIn(newest());
    server.accept = () => {};
    provider.clock.advance(1);
    await provider.work();
    expect(codeIn(newest())).not.toBe(first);
    const ids = server.received.map(({ content }) => /^Message-ID: (.*)$/m.exec(content)?.[1]);
    expect(new Set(ids).size).toBe(1);
    await withdraw(first);
    await expect(withdraw(codeIn(newest()))).rejects.toMatchObject({ code: 2011 });
  });

  test("codes and resets are not delayed by e-mails that the server refuses", async () => {
    const { deps } = provider;
    for (let letter = 0; letter < 20; letter += 1)
      await sendLetter(deps, deps.sql, customer.userId, settled(letter));
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    server.accept = async ({ content }) => {
      if (content.includes("deposit")) await held;
    };
    const letters = forReal.run("letters");
    const other = await createCustomer(provider);
    await other.client.call("RequestOtpWithdrawal", {});
    await other.client.call("ResetUserPassword", { email: other.email });
    await forReal.run("codes");
    expect(server.received.map(({ to }) => to)).toEqual([[other.email], [other.email]]);
    release();
    await letters;
    expect(server.received).toHaveLength(22);
  });
});

describe.skipIf(withoutPostgres)("two replicas with one slow mail server", () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await createCluster(undefined, { config: withServer() });
  });
  afterAll(() => cluster.close());

  test("try each of 50 e-mails once, though one takes longer than a claim lasts", async () => {
    const [first, second] = cluster.replicas;
    const { deps, clock } = first;
    const { staffUserId } = await first.visitor().signIn();
    for (let letter = 0; letter < 50; letter += 1)
      await sendLetter(deps, deps.sql, staffUserId, settled(letter));

    let ticks = 0;
    server.accept = async () => {
      const end = ticks + 3;
      await vi.waitUntil(() => ticks >= end, { timeout: 30_000 });
    };
    const worker = ({ deps: own }: Provider) =>
      runDueJobs(own, { letter: createLetterJob(own) }, "letters", { seconds: 60, renewSeconds: 0.02 });
    const work = { isDone: false };
    const done = Promise.all([worker(first), worker(second)]).finally(() => (work.isDone = true));
    const isRenewed = async () => {
      const now = clock.now().toISOString();
      const { rows } = await first.query(
        `select 1 from job where done_at is null and claimed_at < timestamptz '${now}'`,
      );
      return work.isDone || rows.length === 0;
    };
    while (!work.isDone) {
      clock.advance(0.5);
      await vi.waitUntil(isRenewed, { timeout: 30_000 });
      ticks += 1;
    }
    await done;
    const references = server.received.map((letter) => /D-\d+/.exec(wordsOf(letter))?.[0]);
    expect(references).toHaveLength(50);
    expect(new Set(references).size).toBe(50);
    const { rows } = await first.query("select distinct tries from job");
    expect(rows).toEqual([{ tries: 1 }]);
  }, 60_000);
});

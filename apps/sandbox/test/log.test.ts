import { operations } from "@broker/api-spec/operations";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPostgres } from "../src/db/database.ts";
import { eventKinds, inboxChannels } from "../src/db/names.ts";
import { gatewayStore } from "../src/gateway/gateway.store.ts";
import { sign } from "../src/gateway/signature.ts";
import { describeError, OwnError } from "../src/telemetry/error-description.ts";
import { createDatabase, withoutPostgres } from "./databases.ts";
import { cases } from "./contract-cases.ts";
import { callOf } from "./contract-check.ts";
import { openWorld, tokenFor, type World } from "./contract-world.ts";
import { createFailingWrites, type FailingWrites } from "./failing-writes.ts";
import { createProvider, DEMO, type Provider } from "./provider.ts";
import { calls } from "./requests.ts";

const FRIEND = "friend@example.com";
const at = (path: string) => (request: Request) =>
  request.method === "POST" && new URL(request.url).pathname === path;
const form = (fields: Record<string, string>) => ({ method: "POST", body: new URLSearchParams(fields) });

/** An operation that writes: the request whose writes fail, and its preparation. */
interface Writing {
  readonly is: (request: Request) => boolean;
  readonly does: (world: World) => Promise<unknown>;
}

const RESET = "/sandbox/reset-password";
const pages: Readonly<Record<string, Writing>> = {
  "a password set by a link": {
    is: at(RESET),
    async does({ provider, visitor }) {
      await visitor().client.call("ResetUserPassword", { email: FRIEND });
      await provider.work();
      const token = await tokenFor(provider, FRIEND);
      const { password } = DEMO;
      await visitor().fetch(RESET, form({ token, password, confirm: password }));
    },
  },
  "a sign-in of staff": {
    is: at("/sandbox/backoffice/sign-in"),
    does: ({ visitor }) =>
      visitor().fetch(
        "/sandbox/backoffice/sign-in",
        form({ email: "staff@example.com", password: DEMO.password }),
      ),
  },
  "a decision of staff": {
    is: ({ url }) => url.includes("/decide/kyc/"),
    async does(world) {
      const client = await world.newcomer();
      const { staffUserId } = await client.client.call("GetUserInfo", {});
      await cases.KycVerification.success({ ...world, newcomer: async () => client });
      const decision = form({ step: "cancel", comment: "The photo of Nur Aisyah is not sharp" });
      await world.staff.fetch(`/sandbox/backoffice/decide/kyc/${staffUserId}`, decision);
    },
  },
  "a report of a gateway": {
    is: ({ url }) => url.includes("/api/callbacks/"),
    async does({ provider: { deps }, demo, visitor }) {
      const order = { paymentPlatformId: 31, currencyCode: "MYR", amount: 447, amountUsd: 100 };
      const { transactionId } = await demo.client.call("GenerateDepositUrlEss", order);
      const paymentId = deps.randomToken();
      const report = { paymentId, transactionId, outcome: "paid", amount: "447.00", currencyCode: "MYR" };
      const body = JSON.stringify(report);
      const signature = sign(await gatewayStore.secret(deps.sql, "ess"), body, deps.clock.now());
      const headers = { "x-signature": signature, "content-type": "application/json" };
      await visitor().fetch("/api/callbacks/ess", { method: "POST", headers, body });
    },
  },
};
const writings: readonly (readonly [string, Writing])[] = [
  ...calls
    .filter((name) => operations[name].method === "POST")
    .map(
      (name) =>
        [name, { is: ({ url }: Request) => callOf(url) === name, does: cases[name].success }] as const,
    ),
  ...Object.entries(pages),
];

/** The words of the contract's lists, which are no personal data, and names of our files too. */
const listed: ReadonlySet<string> = new Set([...eventKinds, ...inboxChannels]);

/** Returns the texts of a request that are long enough to be recognised. The account's own number is no secret. */
async function textsOf(request: Request): Promise<readonly string[]> {
  const type = request.headers.get("content-type") ?? "";
  const sent: [string, unknown][] = [...new URL(request.url).searchParams];
  if (type.includes("json")) sent.push(...Object.entries(Object(await request.json())));
  else if (type !== "") sent.push(...(await request.formData()));
  return sent.flatMap(([name, value]) =>
    typeof value === "string" && value.length >= 5 && !/userId$/i.test(name) && !listed.has(value)
      ? [value]
      : [],
  );
}

/** Both engines, whose errors differ; on PostgreSQL a part of the operations, since their requests are the same. */
const engines = [
  ["the embedded database", false, async () => createProvider(), writings],
  [
    "PostgreSQL",
    withoutPostgres,
    async () => createProvider({ database: await openPostgres(await createDatabase()) }),
    writings.filter(([name]) => ["CreateUser", "KycVerification", "RequestOtpWithdrawal"].includes(name)),
  ],
] as const;

describe.each(engines)(
  "asvs(16.2.5): the log contains no personal data, on %s",
  (_engine, isSkipped, create, tried) => {
    describe.skipIf(isSkipped)("when a write fails", () => {
      let provider: Provider;
      let failing: FailingWrites;
      let world: World;
      let target: ((send: () => Promise<Response>, request: Request) => Promise<Response>) | null = null;
      let isTarget: Writing["is"] = () => false;
      beforeAll(async () => {
        provider = await create();
        failing = await createFailingWrites(provider);
        const send = async (request: Request) => {
          const meet = target;
          if (!meet || !isTarget(request)) return provider.send(request);
          target = null;
          const copy = request.clone();
          return meet(async () => provider.send(request), copy);
        };
        world = await openWorld(provider, send);
      });
      afterAll(() => provider.close());

      /** Performs the preparation, and sends the request in another way. */
      const withTarget = async (writing: Writing, meet: NonNullable<typeof target>) => {
        await provider.forgetLimits();
        await provider.query("delete from one_time_code");
        ({ is: isTarget } = writing);
        target = meet;
        await writing.does(world).catch(() => {});
        target = null;
      };

      test.each(tried)("%s logs the code and the location, and no value", async (_name, writing) => {
        let tables: readonly string[] = [];
        await withTarget(writing, async (send) => {
          let response = new Response();
          tables = await failing.writtenBy(async () => void (response = await send()));
          return response;
        });
        expect(tables).not.toHaveLength(0);
        for (const table of tables) {
          let sent: readonly string[] = [];
          await withTarget(writing, async (send, request) => {
            provider.logs.length = 0;
            sent = await textsOf(request);
            let response = new Response();
            await failing.while(table, async () => void (response = await send()));
            expect(response.status, table).toBe(500);
            return response;
          });
          const log = provider.logs.join("");
          expect(log, table).toContain('"code":"58030"');
          expect(log, table).toContain(table);
          expect(log).not.toMatch(/row-values|no room for|Failed query|"params"|token-\d{5}|\$argon2id/);
          for (const text of sent) expect(log, `${table}: ${text}`).not.toContain(text);
        }
      });

      test("an e-mail that cannot be written logs neither its recipient nor its link", async () => {
        await provider.forgetLimits();
        await world.visitor().client.call("ResetUserPassword", { email: FRIEND });
        provider.logs.length = 0;
        await failing.while("mail", () => provider.work());
        const log = provider.logs.join("");
        expect(log).toContain('"msg":"job failed"');
        expect(log).toContain('"code":"58030"');
        expect(log).not.toMatch(/row-values|no room for|Failed query|"params"|token-\d{5}/);
        expect(log).not.toContain(FRIEND);
      });
    });
  },
);

test("a violated constraint is logged by name, without the value", () => {
  const cause = Object.assign(
    new Error('duplicate key value violates unique constraint "app_user_email_key"'),
    {
      code: "23505",
      constraint: "app_user_email_key",
      table: "app_user",
      detail: "Key (email)=(amira@example.com) already exists.",
    },
  );
  const error = Object.assign(
    new Error(`Failed query: insert\nparams: amira@example.com\n    at amira:1:1`, { cause }),
    {
      query: 'insert into "app_user" ("email") values ($1) returning *',
      params: ["amira@example.com"],
    },
  );
  const described = describeError(error);
  expect(described).toMatchObject({
    statement: "insert into app_user",
    cause: { code: "23505", constraint: "app_user_email_key", table: "app_user" },
  });
  expect(JSON.stringify(described)).not.toContain("amira");
  expect(described.stack).toContain("log.test.ts");
});

test.each([
  ["a parser", () => JSON.parse("amira@example.com")],
  ["the parser of an invalid address", () => new URL("amira@example.com")],
  ["a thrown value that is not an error", () => Promise.reject("amira@example.com")],
])("the message of %s is not repeated", async (_who, work) => {
  const error: unknown = await (async () => work())().catch((caught: unknown) => caught);
  expect(JSON.stringify(describeError(error))).not.toContain("amira");
});

test("our own messages are logged, so that the log explains the failure", () => {
  expect(describeError(new OwnError("Nobody does jobs of the kind x"))).toMatchObject({
    message: "Nobody does jobs of the kind x",
  });
});

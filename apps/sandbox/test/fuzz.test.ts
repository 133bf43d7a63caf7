import { examples } from "@broker/api-spec/examples";
import { operations } from "@broker/api-spec/operations";
import type { SessionIds } from "@broker/sdk";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Operation } from "../src/contract/validation.ts";
import { type Changes, watchChanges } from "./changes.ts";
import { type Answer, checkAnswer, checkProblem, isDone } from "./contract-check.ts";
import { type FuzzCase, fuzzCases, toRequest } from "./fuzz-cases.ts";
import { createProvider, hundredDollars, type Provider, type Visitor } from "./provider.ts";
import { calls, fieldsOf, requestOf } from "./requests.ts";
import { figure, LONG, SEED } from "./rounds.ts";

const WRONG_CODE = 2011;
const GOOD = "as it should be";
const secretsOfOurs = /node_modules|pglite|drizzle|postgres|syntax error|\bat .*\.ts:\d|select .* from/i;

let provider: Provider;
let changes: Changes;
let client: Visitor;
let ids: SessionIds;
let staff: Visitor;
let newcomer: Visitor;
let newcomerIds: SessionIds;
let transactionId: string;
let method: string;
let sent = 0;
beforeAll(async () => {
  provider = await createProvider();
  client = provider.visitor();
  ids = await client.signIn("friend@example.com");
  staff = await provider.staff();
  newcomer = provider.visitor();
  newcomerIds = await newcomer.signIn("fresh@example.com");
  await provider.query("update app_user set email_verified_at = now() where username = 'fresh'");
  const [first] = await client.client.call("GetSmilePayzDepositMethod", {});
  method = first?.code ?? "";
  ({ transactionId } = await client.client.call("DepositRequest", hundredDollars));
  // The wallet that the examples of a withdrawal name.
  await client.client.call("AddPayee", examples.AddPayee.request);
  await provider.query("update payee set usable_from = created_at");
  changes = await watchChanges(provider);
}, 60_000);
afterAll(() => provider.close());

/** The seeded values that replace values of the examples, so that a valid request succeeds. */
const seeded = (): Readonly<Partial<Record<Operation, object>>> => ({
  DepositRequest: hundredDollars,
  SubmitDeposit: { ...hundredDollars, transactionId },
  SendMessage: { TransactionId: transactionId },
  SaveTransactionNote: { transactionId },
  GetDepositPage: { cursor: transactionId },
  GenerateDepositUrlEss: { ...hundredDollars, paymentPlatformId: 31 },
  GenerateDepositUrlSmilePayz: { ...hundredDollars, paymentPlatformId: 32, paymentMethodCode: method },
  GenerateDepositUrlOnePay: { ...hundredDollars, paymentPlatformId: 33, merchantBankId: "DAYB" },
  GetOnePayDepositMethod: { paymentPlatformId: 33, countryId: 1325 },
  WithdrawalRequest: { amountUsd: 10, amount: 10 },
  CTraderTransferRequest: { amountUsd: 1 },
  EWalletTransferRequest: { amountUsd: 1, amount: 4.47, currencyCode: "MYR" },
  CTraderInternalTransferUserToUser: {
    ToUserEmail: "demo@example.com",
    ToUserCTraderLogin: "5100234",
    AmountUsd: 1,
  },
  CreateUser: { countryId: 1325 },
  BeginAuthenticator: { password: "0".repeat(32) },
  RemoveAuthenticator: { password: "0".repeat(32) },
  BeginPasskeyRegistration: { password: "0".repeat(32) },
  RemovePasskey: { password: "0".repeat(32) },
  // A changed password would end the session that the other cases need.
  UpdateUserPassword: { oldPassword: "0".repeat(32) },
});

/** The answer to a valid request where it is no success, because its code, token or transaction is invented. */
const refusedAnyway: Readonly<Partial<Record<Operation, number>>> = {
  WithdrawalRequest: WRONG_CODE,
  ApproveWithdrawalRequest: 2005,
  UpdateWithdrawalStatus: 2005,
  ResendVerificationEmail: 1007,
  VerifyEmail: 1006,
  CompletePasswordReset: 1006,
  OpenEmbedSession: 1006,
  ReportSignIn: 1006,
  RemovePayee: 1132,
  GetThread: 1140,
  MarkThreadRead: 1140,
  UpdateUserPassword: 1008,
  EndSession: 1104,
  ResubmitKyc: 3001,
  BeginKycCapture: 3001,
  OpenKycCapture: 1006,
  SendKycCapture: 1006,
  CancelDeposit: 2005,
  CancelWithdrawal: 2005,
  CancelTransfer: 2005,
  DownloadStatement: 1120,
  DownloadDataExport: 1151,
  GetWithdrawalPage: 1180,
  GetTransferPage: 1180,
  GetCompoundSchemePage: 1180,
  RequestDeletion: 0,
  BeginAuthenticator: 1008,
  ConfirmAuthenticator: 1107,
  RemoveAuthenticator: 1008,
  KeepSecondFactor: 1107,
  BeginPasskeyRegistration: 1008,
  CompletePasskeyRegistration: 1106,
  RemovePasskey: 1008,
  CompletePasskeyLogin: 1106,
  BeginPasskeyStepUp: 1107,
  CompletePasskeyStepUp: 1106,
  CreateRecoveryCodes: 1107,
  CompleteStepUp: 1107,
  CompleteLogin: 1106,
  RequestFactorRemoval: 1106,
};

/** The calls that count a code before they compare it, and take the count back where they compare none. */
const countsCodes: ReadonlySet<Operation> = new Set([
  "CompleteStepUp",
  "ConfirmAuthenticator",
  "CreateRecoveryCodes",
]);

/** The statements that undo a call that works once, after an unusual case that succeeded. */
const undo: Readonly<Partial<Record<Operation, readonly string[]>>> = {
  AddPayee: ["delete from payee"],
  SendMessage: ["delete from message_file", "delete from thread_message", "delete from message_thread"],
  RequestDataExport: ["delete from data_export"],
  SaveTransactionNote: ["delete from transaction_note"],
  SubmitDeposit: ["update deposit set receipt_id = null where receipt_id is not null"],
  CreateUser: [
    "update app_user set email = user_id || '@example.net', username = user_id::text where user_id > 100248",
  ],
  KycVerification: [
    // The database itself forbids an identity check to go back.
    "set session_replication_role = replica",
    "delete from kyc_case using app_user where kyc_case.user_id = app_user.user_id and username = 'fresh'",
    "update app_user set kyc_status = 0 where username = 'fresh'",
    "set session_replication_role = origin",
  ],
};

const callerOf = (name: Operation) => (name === "KycVerification" ? newcomer : client);
const base = (name: Operation) =>
  new Map([
    ...fieldsOf(name, name === "KycVerification" ? newcomerIds : ids),
    ...Object.entries(seeded()[name] ?? {}),
  ]);

async function run(name: Operation, one: FuzzCase): Promise<Answer> {
  const what = `${name}: ${one.what}`;
  // Fewer requests than any limit allows.
  if (sent % 5 === 0) await provider.forgetLimits();
  const usual = (operations[name].audience === "staff" ? staff : callerOf(name)).cookie();
  const response = await provider.send(toRequest(one, usual));
  const text = await response.clone().text();
  expect(response.status, `${what}: ${text.slice(0, 300)}`).toBeLessThan(500);
  expect(secretsOfOurs.test(text), `${what} tells too much: ${text.slice(0, 300)}`).toBe(false);
  const answer = await (one.isOutside ? checkProblem(response, what) : checkAnswer(name, response, what));
  // Wrong codes and passwords are counted, so that later attempts are refused.
  const counted =
    answer.code === WRONG_CODE
      ? ["one_time_code"]
      : name === "UserLogin"
        ? ["sign_in", "sign_in_failure"]
        : countsCodes.has(name)
          ? ["sign_in_failure"]
          : [];
  sent += 1;
  const touched = (await changes.since()).filter((table) => !counted.includes(table));
  expect(isDone(answer) ? [] : touched, `${what} was refused and changed`).toEqual([]);
  if (!isDone(answer)) return answer;
  if (name === "UserLogout" || name === "UserLogin") await client.signIn("friend@example.com");
  if (one.what !== GOOD) for (const statement of undo[name] ?? []) await provider.query(statement);
  await changes.since();
  return answer;
}

test.each(calls)(
  "asvs(1.2.4) asvs(1.4.2) asvs(2.2.1) asvs(2.2.2) asvs(15.3.3) asvs(15.3.5) asvs(16.5.1): %s answers every request in an envelope, never fails internally, and a refusal changes nothing",
  { timeout: 60_000 },
  async (name) => {
    const fields = base(name);
    let index = SEED;
    for (const one of fuzzCases(name, fields)) {
      index += 1;
      if (LONG || index % 3 === 0) await run(name, one);
    }
    // The valid request is last, because it may end the state that the other cases depend on.
    const [path, init] = requestOf(name, fields);
    const good = await run(name, { what: GOOD, path, init });
    expect(good, name).toMatchObject({ status: 200, code: refusedAnyway[name] ?? 1 });
  },
);

test("asvs(15.3.6): no request changes the prototype of objects", () => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(Reflect.get({}, "admin")).toBeUndefined();
});

test("the fuzz has about 500 cases or more, in a long run 1,400, and the books add up after it", async () => {
  expect(sent).toBeGreaterThanOrEqual(LONG ? 1400 : 500);
  figure("contract fuzz", { cases: sent });
  expect(await provider.control("ledger")).toMatchObject({ ok: true, violations: [] });
});

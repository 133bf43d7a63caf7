import { randomUUID } from "node:crypto";
import type { OperationId } from "@broker/api-spec/operations";
import Big from "big.js";
import * as v from "valibot";
import {
  type Answer,
  buildRequest,
  type Fields,
  readAnswer,
  type Send,
  type Session,
  sessionFieldsOf,
} from "../conformance/line.ts";
import { digestOf } from "../conformance/session-checks.ts";

/** The client that makes the deposits, and how its requests are sent. */
export interface SyntheticClient {
  /** The origin of the provider. */
  readonly host: string;
  readonly companyId: number;
  readonly email: string;
  readonly password: string;
  readonly send: Send;
}

/** The steps of a run, in their order. */
export const steps = ["sign in", "read the ways to pay", "deposit", "list", "cancel", "sign out"] as const;
/** A step of a run. */
export type Step = (typeof steps)[number];

/** A step that failed, with the reason as a sentence. */
export class StepFailed extends Error {
  readonly step: Step;
  constructor(step: Step, reason: string) {
    super(reason);
    this.step = step;
  }
}

const User = v.looseObject({ staffUserId: v.number(), currencyCode: v.string() });
const Platforms = v.array(
  v.object({
    paymentPlatformId: v.number(),
    paymentTypeId: v.number(),
    activeDeposit: v.boolean(),
    depositMin: v.number(),
    currencyCode: v.string(),
  }),
);
const Currencies = v.array(v.object({ currencyCode: v.string(), sellRate: v.number() }));
const Opened = v.object({ transactionId: v.string() });
const Deposits = v.array(v.object({ transactionId: v.string() }));

/** The payment types of banks and networks: their deposits wait for a proof, and move nothing. */
const WAITING_TYPES: ReadonlySet<number> = new Set([4, 5]);

/** Returns why a request had no answer, such as `ECONNREFUSED`: the error of `fetch` itself does not tell. */
function reasonOf(error: unknown): string {
  const cause: unknown = error instanceof Error ? error.cause : null;
  const code: unknown = Reflect.get(Object(cause), "code");
  if (typeof code === "string") return code;
  return error instanceof Error ? error.message : String(error);
}

/** Makes a call as a step of the run; rejects with a sentence for anything but a success. */
async function ask(
  { host, send }: SyntheticClient,
  step: Step,
  call: OperationId,
  fields: Fields,
  headers = new Headers(),
): Promise<Answer> {
  let answer: Answer;
  try {
    answer = await readAnswer(await send(buildRequest(host, call, fields, headers)));
  } catch (error) {
    throw new StepFailed(step, `${call} had no answer: ${reasonOf(error)}.`);
  }
  if (answer.status === 200 && answer.code === 1) return answer;
  const told = answer.code === null ? "" : `, code ${answer.code}: ${answer.message}`;
  throw new StepFailed(step, `${call} answered with status ${answer.status}${told}.`);
}

/** Reads the data of an answer; rejects where it has another shape. */
function read<Schema extends v.GenericSchema>(schema: Schema, step: Step, answer: Answer) {
  const found = v.safeParse(schema, answer.data);
  if (found.success) return found.output;
  throw new StepFailed(step, `The answer has another shape than the contract: ${v.summarize(found.issues)}.`);
}

async function signIn(client: SyntheticClient): Promise<Session & { readonly currencyCode: string }> {
  const step = "sign in";
  const { email, password, companyId } = client;
  const answer = await ask(client, step, "UserLogin", { email, password: digestOf(password), companyId });
  const user = read(User, step, answer);
  const cookies = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
  if (cookies.length === 0) throw new StepFailed(step, "The sign-in sets no cookie.");
  return {
    headers: new Headers({ cookie: cookies.join("; ") }),
    ids: user,
    currencyCode: user.currencyCode,
  };
}

/** Chooses the smallest deposit by bank or network, which moves no money. */
async function chooseDeposit(client: SyntheticClient, session: Awaited<ReturnType<typeof signIn>>) {
  const step = "read the ways to pay";
  const call = "GetPaymentPlatforms";
  const { currencyCode, headers } = session;
  const fields = { ...sessionFieldsOf(call, session), paymentAction: 1, currencyCode };
  const [platforms, currencies] = await Promise.all([
    ask(client, step, call, fields, headers).then((answer) => read(Platforms, step, answer)),
    ask(client, step, "GetCurrencies", {}).then((answer) => read(Currencies, step, answer)),
  ]);
  const rateOf = (code: string) => currencies.find((one) => one.currencyCode === code)?.sellRate ?? 0;
  const platform = platforms.find(
    (one) => one.activeDeposit && WAITING_TYPES.has(one.paymentTypeId) && rateOf(one.currencyCode) > 0,
  );
  if (!platform) throw new StepFailed(step, "No bank and no network accepts a deposit of this client.");
  const rate = rateOf(platform.currencyCode);
  const local = new Big(Math.max(1, Math.ceil(platform.depositMin)) + 1).times(rate).round(2, Big.roundUp);
  return {
    paymentPlatformId: platform.paymentPlatformId,
    currencyCode: platform.currencyCode,
    amount: local.toNumber(),
    amountUsd: local.div(rate).round(2, Big.roundHalfUp).toNumber(),
  };
}

/**
 * Signs in, requests a deposit by bank or network, finds it once in the list, cancels it, and signs out: nothing waits
 * for staff afterwards, and no money moves.
 *
 * @throws {StepFailed} where a step fails, with the step and a sentence.
 */
export async function makeDeposit(client: SyntheticClient): Promise<void> {
  const session = await signIn(client);
  const { headers } = session;
  const own = (call: OperationId, more: Fields = {}) => ({ ...sessionFieldsOf(call, session), ...more });
  const chosen = await chooseDeposit(client, session);
  const keyed = new Headers([...headers, ["Idempotency-Key", randomUUID()]]);
  const opened = await ask(client, "deposit", "DepositRequest", own("DepositRequest", chosen), keyed);
  const { transactionId } = read(Opened, "deposit", opened);
  const list = "GetDepositTransactionsByUser";
  const rows = read(Deposits, "list", await ask(client, "list", list, own(list), headers));
  const count = rows.filter((row) => row.transactionId === transactionId).length;
  const cancel = () =>
    ask(
      client,
      "cancel",
      "CancelDeposit",
      own("CancelDeposit", { transactionId }),
      new Headers([...headers, ["Idempotency-Key", randomUUID()]]),
    );
  await cancel();
  if (count !== 1)
    throw new StepFailed("list", `The deposit ${transactionId} is in the list ${count} times, not once.`);
  await ask(client, "sign out", "UserLogout", own("UserLogout"), headers);
}

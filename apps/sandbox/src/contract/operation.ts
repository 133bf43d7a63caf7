import type { operations as Contract } from "@broker/api-spec";
import { operations } from "@broker/api-spec/operations";
import type { Context as HonoContext, Hono } from "hono";
import type { Sql } from "../db/database.ts";
import { type Write, writeAll } from "../db/statement.ts";
import { inOneStatement, inTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import { damage, refuseFirst } from "../control/faults.ts";
import { eventOf, recordEvent } from "../control/event.store.ts";
import { type Envelope, failure, Problem, Refusal, success } from "../http/problem.ts";
import { everyAnswer } from "../http/security.ts";
import { consume, type Limit } from "../http/rate-limit.ts";
import { readUploads, type StoreUpload, type UploadKind, uploadsOf } from "../http/upload.ts";
import { type Caller, type UserRow } from "../session/session.store.ts";
import { findCaller } from "../session/session.service.ts";
import { observed } from "../telemetry/observe.ts";
import { intentOf, keptAnswer, runOnce, tryOnce } from "./idempotency.ts";
import type { Balances } from "../ledger/ledger.ts";
import { refusing } from "./constraints.ts";
import { readFields } from "./request.ts";
import { answerErrors, type Operation, requestErrors } from "./validation.ts";

/** What the app knows of every request. */
export interface Env {
  Variables: {
    requestId: string;
    address: string;
    caller: Caller | null;
    /** The code of the envelope that answers, or 0 while there is none. */
    responseCode: number;
  };
}
type Context = HonoContext<Env>;
/** The app, with what it knows of every request. */
export type App = Hono<Env>;

type Body<Op extends Operation> = Contract[Op] extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : unknown;
type Query<Op extends Operation> = Contract[Op]["parameters"] extends { query?: infer Fields }
  ? [NonNullable<Fields>] extends [never]
    ? unknown
    : NonNullable<Fields>
  : unknown;
type Answer<Op extends Operation> = Contract[Op]["responses"][200]["content"]["application/json"];

/** All fields of a request, of the types that the contract names. */
export type Input<Op extends Operation> = Query<Op> & Body<Op>;

/** What a handler gives back. */
export type Result<Op extends Operation> = Extract<Answer<Op>, { responseCode: 1 }>["data"];

/** One call on its way through the provider. */
interface Call<Op extends Operation> {
  readonly input: Input<Op>;
  /** Who calls; calls that need a session do not reach their handler without one. */
  readonly user: (typeof operations)[Op]["audience"] extends "public" ? UserRow | null : UserRow;
  /** A transaction for what changes something, so that all of it happens or nothing. */
  readonly sql: Sql;
  readonly context: Context;
  readonly address: string;
  /** Which session calls, for what is bound to it; empty without one. */
  readonly sessionHash: string;
  /** What the caller had in each account when the call began; null without a session. */
  readonly balances: Balances | null;
  /** Puts the uploaded file of a field away; it is gone again if the call fails. */
  readonly store: StoreUpload;
  /** Writes, after the handler and in one statement with the audit and the key, what it does not need to read again. */
  write(...writes: readonly Write[]): void;
  /** Notes what was changed, for the audit. */
  changed(what: string): void;
}

/** Does what a call says: gives its data, or throws a `Refusal` or a `Problem`. */
export type Handler<Op extends Operation> = (call: Call<Op>) => Promise<Result<Op>>;

interface OperationOptions<Op extends Operation> {
  /** How often this call may be tried, per user where there is one, else per address; refused tries count as well. */
  readonly limit?: Limit;
  /** A second limit, per something that the request names, such as the account that a letter goes to. */
  readonly limitPer?: (input: Input<Op>) => { readonly key: string; readonly limit: Limit };
  /** The fields that hold files, and what they take. They are opened before the transaction, which is not to wait for that. */
  readonly uploads?: Readonly<Record<string, UploadKind>>;
  /** For look-ups that are the same for everybody: their answer is kept for a moment. */
  readonly isCached?: boolean;
  /** For a call that only reads, and does by `write` all that it does: one statement is a transaction by itself. */
  readonly writesAtOnce?: boolean;
  /** False for what hashes passwords, which must not hold a connection meanwhile. */
  readonly inTransaction?: boolean;
}

/** For calls whose only effect is what they `write`. */
export const atOnce = { writesAtOnce: true } as const;

/** Of answers from memory, in one piece: to set them one by one would cost more than all the rest. */
const keptHeaders = { ...everyAnswer, "cache-control": "no-store", "content-type": "application/json" };

/** For every call that changes something; reading calls are limited where they say so. */
const WRITE_LIMIT = { points: 300, seconds: 60 };

function isInput<Op extends Operation>(operation: Op, fields: object): fields is Input<Op> & object {
  const errors = requestErrors(operation, fields);
  if (errors.length > 0)
    throw new Problem(400, "malformed", "The request does not have the shape of the contract.", { errors });
  return true;
}

/** The envelope of what a handler gives; a refusal that keeps its changes is one too, others end the transaction. */
async function settle(work: () => Promise<unknown>): Promise<Envelope> {
  try {
    return success(await work());
  } catch (error) {
    if (error instanceof Refusal && error.keepsChanges) return failure(error);
    throw error;
  }
}

/** A field that names somebody else is refused before anything else is looked at. */
function checkIdentity(
  operation: Operation,
  fields: Readonly<Record<string, unknown>>,
  caller: Caller | null,
): void {
  if (!caller) return;
  const { user } = caller;
  const own = {
    staffUserId: user.userId,
    companyId: user.companyId,
    username: user.username,
    email: user.email,
    cTraderLogin: user.cTraderLogin,
  };
  const mine: ReadonlyMap<string, string | number> = new Map(Object.entries(own));
  const { session, constants } = operations[operation];
  const claims = [
    ...Object.entries(session).map(([field, source]) => [field, mine.get(source)] as const),
    ...Object.entries(constants),
  ];
  for (const [field, expected] of claims) {
    const claimed = fields[field];
    if (claimed !== undefined && JSON.stringify(claimed).replaceAll('"', "") !== String(expected)) {
      throw new Problem(403, "forbidden", "This request names somebody else's account.");
    }
  }
}

/** Puts a call of the contract on the app. Typed, checked, limited, recorded and, where it must be, done only once. */
export function operation<Op extends Operation>(
  app: App,
  deps: Deps,
  name: Op,
  handler: Handler<Op>,
  options: OperationOptions<Op> = {},
): void {
  const { path, method, audience, idempotent } = operations[name];
  const changesSomething = method === "POST";

  const answer = async (context: Context): Promise<Envelope> => {
    const address = context.get("address");
    const requestId = context.get("requestId");
    const caller = audience === "public" ? null : await findCaller(deps, context, audience);
    context.set("caller", caller);
    if (audience !== "public" && !caller) throw new Problem(401, "signedOut", "Please sign in.");
    const fields = await readFields(context, name);
    if (audience !== "public") checkIdentity(name, fields, caller);
    const who = caller?.user.userId ?? address;
    if (changesSomething) await consume(deps.sql, `write:${who}`, WRITE_LIMIT, deps.clock.now());
    if (options.limit) await consume(deps.sql, `${name}:${who}`, options.limit, deps.clock.now());
    if (!isInput(name, fields)) throw new Error("Unreachable: isInput throws");
    if (options.limitPer) {
      const { key, limit } = options.limitPer(fields);
      await consume(deps.sql, `${name}:${key}`, limit, deps.clock.now());
    }

    const user: UserRow | null = caller?.user ?? null;
    const at = deps.clock.now();
    const files = uploadsOf(deps, user?.userId ?? 0, await readUploads(fields, options.uploads ?? {}));
    const isOnce = idempotent && changesSomething && options.inTransaction !== false;
    const key = isOnce && user ? context.req.header("idempotency-key") : undefined;
    const userId = user?.userId ?? 0;
    const intent = key ? await intentOf({ key, userId, operation: name, fields, at }) : null;
    const run = async (sql: Sql): Promise<Envelope> => {
      await files.discard();
      const changes: string[] = [];
      const writes: Write[] = [];
      const call = {
        input: fields,
        user,
        sql,
        context,
        address,
        sessionHash: caller?.tokenHash ?? "",
        balances: caller?.balances ?? null,
        store: files.store,
        write: (...more: readonly Write[]) => void writes.push(...more),
        changed: (what: string) => void changes.push(what),
      };
      const envelope = await settle(() =>
        // The audience decides whether `user` may be null, and was checked above.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        handler(call as Call<Op>),
      );
      const { responseCode } = envelope;
      const isDone = responseCode === 1;
      const event = { at, requestId, caller, operation: name, status: 200, responseCode, changes, address };
      // Together with what they tell of, so that none is ever without the others.
      const together = [
        ...(isDone ? writes : []),
        ...eventOf(event),
        ...(isDone && intent ? [keptAnswer(intent, envelope)] : []),
      ];
      await refusing(() => writeAll(sql, together));
      return envelope;
    };
    if (!changesSomething || options.inTransaction === false) return run(deps.sql);
    if (options.writesAtOnce) {
      const work = () => inOneStatement(deps.sql, run);
      return intent ? tryOnce(deps.sql, intent, work) : work();
    }
    try {
      return await inTransaction(deps.sql, (sql) =>
        intent ? runOnce(sql, intent, () => run(sql)) : run(sql),
      );
    } catch (error) {
      // What the database could not tell of may be done. A file too many is tidied up later, one too few stays lost.
      const isUnknown = error instanceof Problem && error.status === 503;
      if (!isUnknown) await files.discard();
      throw error;
    }
  };

  const serve = async (context: Context): Promise<Response> => {
    const fault = deps.faults.take(name);
    const isPlain = context.req.method === "GET" && !context.req.url.includes("?");
    const kept = options.isCached && isPlain && !fault ? deps.lookups.read(name) : null;
    if (kept !== null) return new Response(kept, { headers: keptHeaders });
    let status: Problem["status"] = 200;
    let envelope: Envelope;
    try {
      refuseFirst(fault);
      envelope = await answer(context);
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof Problem)) throw error;
      envelope = failure(error);
      if (error instanceof Problem) {
        ({ status } = error);
        if (error.retryAfter !== null) context.header("Retry-After", String(error.retryAfter));
      }
      const { address, requestId, caller } = context.var;
      const at = deps.clock.now();
      // Calls without a session or past a limit cost nothing but their look-up, so that a flood writes nothing.
      if (status !== 401 && status !== 429)
        await recordEvent(deps.sql, {
          at,
          requestId,
          caller,
          operation: name,
          status,
          responseCode: envelope.responseCode,
          changes: [],
          address,
        });
    }
    context.set("responseCode", envelope.responseCode);
    const breach = answerErrors(name, status, envelope);
    if (breach.length > 0)
      throw new Error(`The answer of ${name} breaks the contract: ${JSON.stringify(breach)}`);
    if (options.isCached && envelope.responseCode === 1) deps.lookups.keep(name, JSON.stringify(envelope));
    return damage(fault, context, envelope, status);
  };

  const handle = observed(deps, name, serve);
  if (changesSomething) app.post(path, handle);
  else app.on(["GET", "POST"], path, handle);
}

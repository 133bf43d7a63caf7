import { operations } from "@broker/api-spec/operations";
import type { Context as HonoContext, Hono } from "hono";
import type { Sql } from "../db/database.ts";
import { type Write, writeAll } from "../db/statement.ts";
import { inOneStatement, inTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import { damage, refuseFirst } from "../control/faults.ts";
import { eventOf } from "../control/event.store.ts";
import { recordRefusal } from "../control/refusal.service.ts";
import { type Envelope, failure, Problem, Refusal, success } from "../http/problem.ts";
import { everyAnswer } from "../http/security.ts";
import { sendEnvelope } from "../http/answer.ts";
import { networksOf } from "../http/network.ts";
import { consume, consumeOf } from "../http/rate-limit.ts";
import { readerOf } from "../http/reading-share.ts";
import { putAway, readUploads } from "../http/upload.ts";
import { type Caller, type UserRow } from "../session/session.store.ts";
import { findCaller } from "../session/session.service.ts";
import { OwnError } from "../telemetry/error-description.ts";
import { observed } from "../telemetry/observe.ts";
import { afterConflict, intentOf, keptAnswer, runOnce, tryOnce, unlessDone } from "./idempotency.ts";
import type { Call, Handler, Input, OperationOptions } from "./call.ts";
import { refusing } from "./constraints.ts";
import { checkIdentity } from "./identity.ts";
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
type Fields = Awaited<ReturnType<typeof readFields>>;
/** The app, with what it knows of every request. */
export type App = Hono<Env>;

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

/** Puts a call of the contract on the app. Typed, checked, limited, recorded and, where it must be, done only once. */
export function operation<Op extends Operation>(
  app: App,
  deps: Deps,
  name: Op,
  handler: Handler<Op>,
  options: OperationOptions<Op> = {},
): void {
  const { path, method, audience, idempotent, extension } = operations[name];
  // A call whose capability is off is one that this provider has never heard of.
  if (extension && !deps.config.capabilities.includes(extension)) return;
  const changesSomething = method === "POST";

  const proceed = async (context: Context, fields: Fields, caller: Caller | null): Promise<Envelope> => {
    const { address, requestId } = context.var;
    if (audience !== "public") checkIdentity(name, fields, caller);
    const who = caller ? { userId: caller.user.userId } : { address };
    const writes = caller ? "write" : `write:${name}`;
    if (changesSomething && !options.countsItself)
      await consumeOf(deps.sql, writes, who, WRITE_LIMIT, deps.clock.now());
    if (options.limit) await consumeOf(deps.sql, name, who, options.limit, deps.clock.now());
    if (!isInput(name, fields)) throw new Error("Unreachable: isInput throws");
    if (options.limitPer) {
      const { key, limit } = options.limitPer(fields);
      await consume(deps.sql, `${name}:${key}`, limit, deps.clock.now());
    }

    const user: UserRow | null = caller?.user ?? null;
    const at = deps.clock.now();
    const isOnce = idempotent && changesSomething && options.inTransaction !== false;
    const key = isOnce && user ? context.req.header("idempotency-key") : undefined;
    const userId = user?.userId ?? 0;
    const intent = key ? await intentOf({ key, userId, operation: name, fields, at }) : null;
    const balances = caller?.balances ?? null;
    const { uploads } = options;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the audience decides whether `user` may be null, and was checked above
    const asking = { input: fields, user, balances, sql: deps.sql } as Call<Op>;
    const done = uploads && (await unlessDone(deps.sql, intent, () => uploads.allowed(asking)));
    if (done) return done;
    const files = await putAway(deps, userId, await readUploads(userId, fields, uploads?.kinds ?? {}));
    const run = async (sql: Sql): Promise<Envelope> => {
      const changes: string[] = [];
      const writes: Write[] = [];
      const call = {
        input: fields,
        user,
        sql,
        context,
        address,
        sessionHash: caller?.tokenHash ?? "",
        balances,
        upload: files.row,
        write: (...more: readonly Write[]) => void writes.push(...more),
        changed: (what: string) => void changes.push(what),
      };
      const envelope = await settle(() =>
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the audience decides whether `user` may be null, and was checked above
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
      // To open files and to put them away may take a while too.
      if (uploads) await whoCalls(context);
      const envelope = await inTransaction(deps.sql, (sql) =>
        intent ? runOnce(sql, intent, () => run(sql)) : run(sql),
      );
      await files.keepWanted();
      return envelope;
    } catch (error) {
      // What the database could not tell of may be done. A file too many is tidied up later, one too few stays lost.
      const isUnknown = error instanceof Problem && error.status === 503;
      if (!isUnknown) await files.discard();
      return afterConflict(deps.sql, intent, error);
    }
  };

  /** Whose share of reading a call is part of. */
  const reader = ({ var: { caller, address } }: Context) =>
    caller ? readerOf(caller.user.userId) : networksOf(address);
  const whoCalls = async (context: Context): Promise<Caller | null> => {
    const caller = audience === "public" ? null : await findCaller(deps, context, audience);
    context.set("caller", caller);
    if (audience !== "public" && !caller) throw new Problem(401, "signedOut", "Please sign in.");
    return caller;
  };
  const answer = async (context: Context): Promise<Envelope> => {
    // Read to its end before anybody asks who calls: a body may take minutes, and its session may end meanwhile.
    const [read] = await Promise.allSettled([readFields(context, name)]);
    const caller = await whoCalls(context);
    if (read.status === "rejected") throw read.reason;
    const work = () => proceed(context, read.value, caller);
    if (!changesSomething) return deps.reads.take(reader(context), work);
    // Not who calls without a session: passwords have turns of their own.
    return caller ? deps.changes.take(readerOf(caller.user.userId), work) : work();
  };

  const serve = async (context: Context): Promise<Response> => {
    const fault = deps.faults.take(name);
    // A query is a part of what was asked; a body is not looked at before it was read.
    const isKept = options.isCached && context.req.method === "GET" && !fault;
    const question = isKept ? `${name}${URL.parse(context.req.url)?.search ?? ""}` : null;
    const kept = question === null ? null : deps.lookups.read(question);
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
      const { caller } = context.var;
      const { responseCode } = envelope;
      await recordRefusal(deps, context, { operation: name, status, responseCode, caller });
    }
    context.set("responseCode", envelope.responseCode);
    const breach = answerErrors(name, status, envelope);
    if (breach.length > 0)
      throw new OwnError(`The answer of ${name} breaks the contract: ${JSON.stringify(breach)}`);
    if (question !== null && envelope.responseCode === 1)
      deps.lookups.keep(question, JSON.stringify(envelope));
    if (fault) return damage(fault, context, envelope, status);
    const { response, bytes } = await sendEnvelope(context, envelope, status);
    if (!changesSomething) deps.reads.spend(reader(context), bytes);
    return response;
  };

  const handle = observed(deps, name, serve);
  if (changesSomething) app.post(path, handle);
  else app.on(["GET", "POST"], path, handle);
}

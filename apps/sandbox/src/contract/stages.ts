import type { operations } from "@broker/api-spec/operations";
import type { Context } from "hono";
import type { FaultKind } from "../control/faults.ts";
import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import type { Env } from "../http/env.ts";
import type { Envelope, Problem } from "../http/problem.ts";
import type { Attempt } from "../http/rate-limit.ts";
import type { AcceptedFiles } from "../http/upload.ts";
import type { Caller } from "../session/session.store.ts";
import type { Call, Handler, Input, OperationOptions } from "./call.ts";
import type { Intent } from "./idempotency.ts";
import type { Fields } from "./request.ts";
import type { Operation } from "./validation.ts";

/** An envelope with its HTTP status. */
export interface Answer {
  readonly status: Problem["status"];
  readonly envelope: Envelope;
}

/** An answer to be sent, or a response that is sent unchanged. */
export type Reply = Answer | Response;

/** The data of a call when it arrives. Each stage below adds the result of one step of the pipeline. */
export interface Arrived<Op extends Operation> {
  readonly deps: Deps;
  readonly name: Op;
  readonly contract: (typeof operations)[Op];
  /** Whether the operation may change data, by its method in the contract. */
  readonly isWrite: boolean;
  readonly options: OperationOptions<Op>;
  readonly handler: Handler<Op>;
  readonly context: Context<Env>;
}

/** Adds the fault that a test requested, if any. */
export interface Faulted<Op extends Operation> extends Arrived<Op> {
  readonly fault: FaultKind | null;
}

/** Adds the request, read to its end; a read error is reported after authentication. */
export interface Received<Op extends Operation> extends Faulted<Op> {
  readonly received: PromiseSettledResult<Fields>;
}

/** Adds the caller, who is null for a public operation. */
export interface Authenticated<Op extends Operation> extends Faulted<Op> {
  readonly caller: Caller | null;
  readonly fields: Fields;
  /** The attempt that the call counts in the statement of its writes; null if the attempt is counted already. */
  readonly attempt: Attempt | null;
}

/** Adds the fields, validated by the contract. */
export interface Valid<Op extends Operation> extends Authenticated<Op> {
  readonly input: Input<Op> & object;
}

/** Adds the intent of the idempotency key; null without a key. */
export interface Intended<Op extends Operation> extends Valid<Op> {
  readonly intent: Intent | null;
  /** The time that the rows of this call carry. */
  readonly at: Date;
}

/** Adds the uploads, validated and stored. */
export interface WithFiles<Op extends Operation> extends Intended<Op> {
  readonly files: Pick<AcceptedFiles, "row">;
}

/** Adds the transaction of the call, or the database where it needs none. */
export interface Transacted<Op extends Operation> extends WithFiles<Op> {
  readonly sql: Sql;
  readonly deleteFile: Call<Op>["deleteFile"];
}

/** Adds the collectors in which the handler notes its writes and changes. */
export interface Audited<Op extends Operation> extends Transacted<Op> {
  readonly notes: Pick<Call<Op>, "write" | "changed">;
}

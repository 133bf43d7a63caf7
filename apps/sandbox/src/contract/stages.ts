import type { operations } from "@broker/api-spec/operations";
import type { Context } from "hono";
import type { FaultKind } from "../control/faults.ts";
import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import type { Env } from "../http/env.ts";
import type { Envelope, Problem } from "../http/problem.ts";
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

/** An answer that is still to be sent, or a response that goes out as it is. */
export type Reply = Answer | Response;

/** What is known of a call when it arrives. Each stage below adds what one step of the pipeline learned. */
export interface Arrived<Op extends Operation> {
  readonly deps: Deps;
  readonly name: Op;
  readonly contract: (typeof operations)[Op];
  /** Whether it may change something, by its method in the contract. */
  readonly isWrite: boolean;
  readonly options: OperationOptions<Op>;
  readonly handler: Handler<Op>;
  readonly context: Context<Env>;
}

/** With the fault that a test asked for, if any. */
export interface Faulted<Op extends Operation> extends Arrived<Op> {
  readonly fault: FaultKind | null;
}

/** Read to its end; whether it could be read is told once it is known who calls. */
export interface Received<Op extends Operation> extends Faulted<Op> {
  readonly received: PromiseSettledResult<Fields>;
}

/** With its caller, who is null for a public call. */
export interface Authenticated<Op extends Operation> extends Faulted<Op> {
  readonly caller: Caller | null;
  readonly fields: Fields;
}

/** With fields that have the shape of the contract. */
export interface Valid<Op extends Operation> extends Authenticated<Op> {
  readonly input: Input<Op> & object;
}

/** With the intent that its idempotency key names; null without a key. */
export interface Intended<Op extends Operation> extends Valid<Op> {
  readonly intent: Intent | null;
  /** The time that its records carry. */
  readonly at: Date;
}

/** With its files, judged and put away. */
export interface WithFiles<Op extends Operation> extends Intended<Op> {
  readonly files: Pick<AcceptedFiles, "row">;
}

/** With the transaction that it runs in, or the database where it needs none. */
export interface Transacted<Op extends Operation> extends WithFiles<Op> {
  readonly sql: Sql;
}

/** With where its handler notes what to write and what it changed. */
export interface Audited<Op extends Operation> extends Transacted<Op> {
  readonly notes: Pick<Call<Op>, "write" | "changed">;
}

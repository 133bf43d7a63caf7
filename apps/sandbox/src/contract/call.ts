import type { operations as Contract } from "@broker/api-spec";
import type { operations } from "@broker/api-spec/operations";
import type Big from "big.js";
import type { Context } from "hono";
import type { Sql } from "../db/database.ts";
import type { Write } from "../db/statement.ts";
import type { Env } from "../http/env.ts";
import type { Limit } from "../http/rate-limit.ts";
import type { UploadKind, UploadRow } from "../http/upload.ts";
import type { Balances } from "../ledger/ledger.store.ts";
import type { UserRow } from "../session/session.store.ts";
import type { Operation } from "./validation.ts";

type Body<Op extends Operation> = Contract[Op] extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : unknown;
type Query<Op extends Operation> = Contract[Op]["parameters"] extends { query?: infer Fields }
  ? [NonNullable<Fields>] extends [never]
    ? unknown
    : NonNullable<Fields>
  : unknown;
type Answer<Op extends Operation> = Contract[Op]["responses"][200]["content"]["application/json"];

type Decimals<Op extends Operation> = (typeof operations)[Op]["decimals"][number];
type Exact<Fields, Decimal> = { [Field in keyof Fields]: Field extends Decimal ? Big : Fields[Field] };

/** All fields of a request, of the types that the contract names; amounts are exact decimals. */
export type Input<Op extends Operation> = Exact<Query<Op> & Body<Op>, Decimals<Op>>;

/** What a handler gives back. */
export type Result<Op extends Operation> = Extract<Answer<Op>, { responseCode: 1 }>["data"];

/** One call on its way through the provider. */
export interface Call<Op extends Operation> {
  readonly input: Input<Op>;
  /** Who calls; calls that need a session do not reach their handler without one. */
  readonly user: (typeof operations)[Op]["audience"] extends "public" ? UserRow | null : UserRow;
  /** A transaction for what changes something, so that all of it happens or nothing. */
  readonly sql: Sql;
  readonly context: Context<Env>;
  readonly address: string;
  /** Which session calls, for what is bound to it; empty without one. */
  readonly sessionHash: string;
  /** What the caller had in each account when the call began; null without a session. */
  readonly balances: Balances | null;
  /** The row for the uploaded file of a field, to be written; its bytes are put away, and gone again if the row is not written. */
  readonly upload: UploadRow;
  /** Writes, after the handler and in one statement with the audit and the key, what it does not need to read again. */
  write(...writes: readonly Write[]): void;
  /** Notes what was changed, for the audit. */
  changed(what: string): void;
}

/** What of a call is known before its files are opened. */
export type JudgedCall<Op extends Operation> = Pick<Call<Op>, "input" | "sql" | "user" | "balances">;

/** Does what a call says: gives its data, or throws a `Refusal` or a `Problem`. */
export type Handler<Op extends Operation> = (call: Call<Op>) => Promise<Result<Op>>;

/** The files of a call. */
interface Uploads<Op extends Operation> {
  /** The fields that hold them, and what each takes. */
  readonly kinds: Readonly<Record<string, UploadKind>>;
  /** Refuses who may not send them, before any is opened; what may change meanwhile the handler judges again. */
  allowed(call: JudgedCall<Op>): Promise<unknown>;
}

/** How a call is let in and done. */
export interface OperationOptions<Op extends Operation> {
  /** How often this call may be tried, per user where there is one, else per address; refused tries count as well. */
  readonly limit?: Limit;
  /** For a call that slows its callers down itself: what else comes from their address is not held against them. */
  readonly countsItself?: boolean;
  /** A second limit, per something that the request names, such as the account that a letter goes to. */
  readonly limitPer?: (input: Input<Op>) => { readonly key: string; readonly limit: Limit };
  /** The files that it takes. They are opened before the transaction, which is not to wait for that. */
  readonly uploads?: Uploads<Op>;
  /** For look-ups that are the same for everybody: their answer is kept for a moment. */
  readonly isCached?: boolean;
  /** For a call that only reads, and does by `write` all that it does: one statement is a transaction by itself. */
  readonly writesAtOnce?: boolean;
  /** False for what hashes passwords, which must not hold a connection meanwhile. */
  readonly inTransaction?: boolean;
}

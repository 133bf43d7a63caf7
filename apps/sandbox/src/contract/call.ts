import type { operations as Contract } from "@broker/api-spec";
import type { operations } from "@broker/api-spec/operations";
import type Big from "big.js";
import type { Context } from "hono";
import type { ReadSql, Sql } from "../db/database.ts";
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

/** The fields of a request, typed by the contract; amounts are exact decimals. */
export type Input<Op extends Operation> = Exact<Query<Op> & Body<Op>, Decimals<Op>>;

/** The data that a handler returns. */
export type Result<Op extends Operation> = Extract<Answer<Op>, { responseCode: 1 }>["data"];

/** Runs a read, maybe twice. */
type Read = <T>(read: (sql: ReadSql) => Promise<T>) => Promise<T>;

/** A call, as its handler receives it. */
export interface Call<Op extends Operation> {
  readonly input: Input<Op>;
  /** The caller; operations with a session always have one. */
  readonly user: (typeof operations)[Op]["audience"] extends "public" ? UserRow | null : UserRow;
  /** A transaction for an operation that changes data, so that its changes are atomic. */
  readonly sql: Sql;
  /**
   * Runs a read that a standby may serve, if it has everything that the caller may have seen. Only for operations that change
   * nothing; an operation that changes data reads by `sql`.
   */
  readonly read: (typeof operations)[Op]["method"] extends "GET" ? Read : undefined;
  readonly context: Context<Env>;
  readonly address: string;
  /** The hash of the caller's session; empty without one. */
  readonly sessionHash: string;
  /** The caller's balance of each account when the call began; null without a session. */
  readonly balances: Balances | null;
  /**
   * Returns the row for the uploaded file of a field, to be written. Its bytes are stored already, and are deleted if
   * the row is not written.
   */
  readonly upload: UploadRow;
  /** Deletes a stored file once the transaction, in which the handler deleted its row, has been committed. */
  deleteFile(uploadId: string): void;
  /**
   * Adds statements to run after the handler, together with the audit row and the idempotency key. The handler cannot
   * read their results.
   */
  write(...writes: readonly Write[]): void;
  /** Records a change for the audit. */
  changed(what: string): void;
}

/** The part of a call that is known before its files are read. */
export type CheckedCall<Op extends Operation> = Pick<Call<Op>, "input" | "sql" | "user" | "balances">;

/** Performs a call: returns its data, or throws a `Refusal` or a `Problem`. */
export type Handler<Op extends Operation> = (call: Call<Op>) => Promise<Result<Op>>;

/** The facts about a call that is allowed to upload. */
interface Admitted {
  /** The user to whom the files belong, for a call without a session. */
  readonly userId?: number;
  /** Whether the same files arrived before, so that they are neither read nor stored again. */
  readonly isRepeated?: boolean;
}

/** The uploads of an operation. */
interface Uploads<Op extends Operation> {
  /** The fields that hold files, with the kinds of file that each accepts. */
  readonly kinds: Readonly<Record<string, UploadKind>>;
  /**
   * Throws when the caller may not upload, before any file is read; the handler repeats checks whose result may change
   * meanwhile. For a call without a session it returns the id of the user to whom the files belong.
   */
  allowed(
    call: CheckedCall<Op>,
  ): Promise<
    (typeof operations)[Op]["audience"] extends "public"
      ? Admitted & { readonly userId: number }
      : Admitted | undefined
  >;
}

/** The options of an operation. */
export interface OperationOptions<Op extends Operation> {
  /** The rate limit, per user or, without one, per address; refused attempts count too. */
  readonly limit?: Limit;
  /** Marks an operation that limits its own callers: its attempts do not count against the address. */
  readonly countsItself?: boolean;
  /** A second rate limit, per target of the request, such as the account that an e-mail goes to. */
  readonly limitPer?: (input: Input<Op>) => { readonly key: string; readonly limit: Limit };
  /** The files of the operation. They are read before the transaction, so that it does not wait for them. */
  readonly uploads?: Uploads<Op>;
  /** Marks a look-up that is the same for all clients: its answer is cached for a moment. */
  readonly isCached?: boolean;
  /** Marks a call that reads, and then makes all its changes with `write`: one statement needs no transaction. */
  readonly writesAtOnce?: boolean;
  /** False for operations that hash passwords, which must not hold a connection meanwhile. */
  readonly inTransaction?: boolean;
}

import type { operations as Contract } from "@broker/api-spec";
import {
  type ClientOperation as Route,
  type ClientOperationId,
  clientOperations,
} from "@broker/api-spec/client-operations";
import type { Capability, operations as table } from "@broker/api-spec/operations";

export type { Capability };

/** How each operation is called. */
type Table = typeof table;

/** The name of every operation of the contract. */
export type Operation = keyof Table;

/** The operations that a broker's client calls; those for staff are excluded. */
export type ClientOperation = ClientOperationId;

/** The fields of the body. */
type Body<Op extends Operation> = Contract[Op] extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : unknown;
/** The fields of the address. */
type Query<Op extends Operation> = Contract[Op]["parameters"] extends { query?: infer Fields }
  ? [NonNullable<Fields>] extends [never]
    ? unknown
    : NonNullable<Fields>
  : unknown;
/** The fields that the client fills in itself. */
type Filled<Op extends Operation> = keyof Table[Op]["session"] | keyof Table[Op]["constants"];
/** An intersection as one object. */
type Flat<T> = { [Key in keyof T]: T[Key] };

/**
 * The input of an operation: the fields of its query or body, without those that the client fills in (session ids and
 * constants). Passwords are given in clear text and hashed before they are sent.
 */
export type Input<Op extends ClientOperation> = Flat<Omit<Query<Op> & Body<Op>, Filled<Op>>>;

/** The `data` of a successful answer, by the contract. */
type Answer<Op extends Operation> = Contract[Op]["responses"][200]["content"]["application/json"];

/** The result of an operation: the `data` of its envelope. */
export type Data<Op extends ClientOperation> = Extract<Answer<Op>, { responseCode: 1 }>["data"];

/** The ids of the signed-in user, which the client fills into requests. */
export interface SessionIds {
  readonly staffUserId: number;
  readonly companyId: number;
  readonly username: string;
  readonly email: string;
  readonly cTraderLogin: string;
}

/** The rows of the operations that are loaded so far; null for an operation whose row is in the file of late operations. */
const rows: Partial<Record<ClientOperation, Route | null>> = clientOperations;

/** Returns how an operation is called and answered; null or undefined before the first call of its file. */
export const routeOf = (operation: ClientOperation): Route | null | undefined => rows[operation];

/**
 * Returns how an operation is called and answered. The first call for an operation of a file loads the rows of all operations
 * in the file; rejects where the file cannot be loaded.
 */
export function findRoute(operation: ClientOperation): Promise<Route>;
export async function findRoute(operation: ClientOperation): Promise<Route | null | undefined> {
  return (
    rows[operation] ??
    Object.assign(
      rows,
      (
        await (operation in rows
          ? import("@broker/api-spec/late-operations")
          : import("@broker/api-spec/capability-operations"))
      ).lateOperations,
    )[operation]
  );
}

/**
 * Returns whether an operation needs a signed-in user; true for an operation that no client calls. Loads the row of a late
 * operation.
 */
export const needsSession = async (operation: ClientOperation): Promise<boolean> =>
  !(await findRoute(operation))?.isPublic;

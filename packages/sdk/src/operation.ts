import type { operations as Contract } from "@broker/api-spec";
import {
  type ClientOperation as Route,
  type ClientOperationId,
  clientOperations,
} from "@broker/api-spec/client-operations";
import type { Capability, operations as table } from "@broker/api-spec/operations";

export type { Capability };

type Table = typeof table;

/** The name of every call of the contract. */
export type Operation = keyof Table;

/** The calls that a client of a broker makes; those for staff are not among them. */
export type ClientOperation = ClientOperationId;

type Body<Op extends Operation> = Contract[Op] extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : unknown;
type Query<Op extends Operation> = Contract[Op]["parameters"] extends { query?: infer Fields }
  ? [NonNullable<Fields>] extends [never]
    ? unknown
    : NonNullable<Fields>
  : unknown;
type Filled<Op extends Operation> = keyof Table[Op]["session"] | keyof Table[Op]["constants"];
type Flat<T> = { [Key in keyof T]: T[Key] };

/**
 * What a call is given: the fields of its query or body, without those that the client fills in itself
 * (the session's ids and constants). Passwords are given in clear and hashed before they leave.
 */
export type Input<Op extends ClientOperation> = Flat<Omit<Query<Op> & Body<Op>, Filled<Op>>>;

type Answer<Op extends Operation> = Contract[Op]["responses"][200]["content"]["application/json"];

/** What a call gives back: the `data` of its envelope. */
export type Data<Op extends ClientOperation> = Extract<Answer<Op>, { responseCode: 1 }>["data"];

/** What the client knows of the signed-in user, to fill in the ids that the contract asks for. */
export interface SessionIds {
  readonly staffUserId: number;
  readonly companyId: number;
  readonly username: string;
  readonly email: string;
  readonly cTraderLogin: string;
}

/** Whether only a signed-in user may make a call. */
export const needsSession = (operation: ClientOperation): boolean => !clientOperations[operation].isPublic;

/** How each call is made and answered, by its name. */
export const routes: Readonly<Record<ClientOperation, Route>> = clientOperations;

/** Tells whether a name is that of a call for clients. */
export const isClientOperation = (name: string): name is ClientOperation => Object.hasOwn(routes, name);

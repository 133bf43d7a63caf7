import { examples } from "@broker/api-spec/examples";
import { operations } from "@broker/api-spec/operations";
import type { SessionIds } from "@broker/sdk";
import type { Operation } from "../src/contract/validation.ts";
import { image } from "./provider.ts";

export const ORIGIN = "http://localhost:4000";

/** All operations of the contract. */
export const calls = Object.keys(operations).filter((name): name is Operation =>
  Object.hasOwn(operations, name),
);

/** The fields of a request; only a query or a form can repeat a name. */
export type Fields = ReadonlyMap<string, unknown>;

/** Returns the fields of the contract's example, with a given user's ids in place of the example's. */
export function fieldsOf(name: Operation, ids: SessionIds | null): Map<string, unknown> {
  const { session, constants } = operations[name];
  const example: unknown = Reflect.get(examples[name], "request");
  const fields = new Map<string, unknown>(Object.entries(Object(example)));
  for (const [field, value] of fields)
    if (typeof value === "string" && value.startsWith("(the bytes")) fields.set(field, image(`${field}.png`));
  for (const [field, source] of Object.entries(session)) if (ids) fields.set(field, Reflect.get(ids, source));
  for (const [field, value] of Object.entries(constants)) fields.set(field, value);
  return fields;
}

const asText = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

/** Builds the request of an operation, with its fields where the contract expects them. */
export function requestOf(name: Operation, fields: Fields): [path: string, init: RequestInit] {
  const { method, path, send } = operations[name];
  const pairs = [...fields].flatMap(([field, value]) =>
    (Array.isArray(value) ? value : [value]).map((one: unknown) => [field, one] as const),
  );
  if (send === "json") {
    const body = JSON.stringify(Object.fromEntries(fields));
    return [path, { method, body, headers: { "content-type": "application/json" } }];
  }
  if (send === "form") {
    const body = new FormData();
    for (const [field, one] of pairs)
      if (one instanceof Blob) body.append(field, one);
      else body.append(field, asText(one));
    return [path, { method, body }];
  }
  const query = new URLSearchParams(pairs.map(([field, one]): [string, string] => [field, asText(one)]));
  return [fields.size > 0 ? `${path}?${query.toString()}` : path, { method }];
}

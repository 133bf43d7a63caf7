import { ApiError } from "../api-error.ts";
import { type ClientOperation, routes, type SessionIds } from "../operation.ts";
import { digestPassword } from "./password.ts";

/** One field on its way out; only a JSON body holds a list. */
type Field = string | number | boolean | Blob | null | readonly string[];

const SECRETS: ReadonlySet<string> = new Set(["password", "oldPassword", "newPassword"]);

const isField = (value: unknown): value is Field =>
  value === null ||
  value instanceof Blob ||
  Array.isArray(value) ||
  ["string", "number", "boolean"].includes(typeof value);

/** Adds the session's ids and the constants to what the caller gave, and hashes what is secret. */
export async function completeInputs(
  operation: ClientOperation,
  given: object,
  ids: SessionIds | null,
  companyId: number,
): Promise<Record<string, Field>> {
  const { session, constants } = routes[operation];
  const fields: Record<string, Field> = { ...constants };
  for (const [name, source] of Object.entries(session)) {
    const value = ids ? ids[source] : source === "companyId" ? companyId : undefined;
    if (value === undefined) throw new ApiError({ operation, kind: "unauthenticated" });
    fields[name] = value;
  }
  for (const [name, value] of Object.entries(given)) {
    if (!isField(value)) continue;
    fields[name] = SECRETS.has(name) && typeof value === "string" ? await digestPassword(value) : value;
  }
  return fields;
}

/** Writes fields as a multipart form; numbers as digits, files with their names. */
export function toForm(fields: Readonly<Record<string, Field>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.set(name, value);
    else if (value !== null) form.set(name, String(value));
  }
  return form;
}

import { sessionInputs } from "@broker/api-spec/client-operations";
import { ApiError } from "../api-error.ts";
import { type ClientOperation, routeOf, type SessionIds } from "../operation.ts";
import { digestPassword } from "./password.ts";

/** Returns the caller's input with the session's ids and the constants added, and passwords hashed. */
export async function completeInputs(
  operation: ClientOperation,
  given: object,
  ids: SessionIds | null,
  companyId: number,
): Promise<Record<string, unknown>> {
  const { session, constants } = routeOf(operation) ?? {};
  const fields: Record<string, unknown> = { ...constants };
  const known: Partial<SessionIds> = ids ?? { companyId };
  for (const name of session?.split(" ") ?? []) {
    const source = sessionInputs[name];
    const value = source && known[source];
    if (value === undefined) throw new ApiError({ operation, kind: "unauthenticated" });
    fields[name] = value;
  }
  for (const [name, value] of Object.entries(given)) {
    fields[name] = /password$/i.test(name) && typeof value === "string" ? await digestPassword(value) : value;
  }
  return fields;
}

/** Builds a multipart form from fields; numbers become digits, files keep their names. */
export function toForm(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.set(name, value);
    else if (value !== null && value !== undefined) {
      form.set(name, typeof value === "string" ? value : JSON.stringify(value));
    }
  }
  return form;
}

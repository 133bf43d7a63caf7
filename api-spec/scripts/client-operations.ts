import { answerOf } from "./answers.ts";
import { type Json, type JsonObject, objectAt, type Operation, operationsOf } from "./document.ts";
import { operationTable } from "./operations.ts";

/**
 * The file that holds the row of an operation: `early` is loaded with the client, the others with the first call of one of
 * their operations. Capabilities have a file of their own, so that no byte of it is loaded at a provider without them.
 */
export type Loading = "early" | "late" | "capability";

/** The part of an operation's address that differs from that of others. */
function areaOf({ id, path }: Operation): string {
  const area = path.split("/")[2] ?? "";
  if (path !== `/api/${area}/${id}`)
    throw new Error(`${id} has another address than /api/<area>/${id}: ${path}`);
  return area;
}

/** Returns when the row of an operation is loaded. */
function loadingOf({ definition }: Operation): Loading {
  if (definition["x-late"] !== true) return "early";
  return typeof definition["x-extension"] === "string" ? "capability" : "late";
}

/** Returns the names of the operations whose rows are in the file of one way of loading. */
export const operationNames = (document: JsonObject, loading: Loading): readonly string[] =>
  operationsOf(document)
    .filter((operation) => loadingOf(operation) === loading)
    .map(({ id }) => id);

/**
 * Returns how each operation of clients is called, and the shape of its answer: of those whose rows are loaded at one
 * time. The early table says null for a late operation of the provider's own, so that a client knows its file. Browsers
 * load these tables: frequent values are left out, and so is what follows from others; the order of the fields is the
 * one that compresses best.
 */
export function clientOperationTable(document: JsonObject, loading: Loading): JsonObject {
  const table = operationTable(document);
  const rows = operationsOf(document).flatMap((operation): [string, Json][] => {
    const { audience, method, send, idempotent, capability, isOfSites, session, constants } = objectAt(
      table,
      operation.id,
    );
    if (audience === "staff" || isOfSites === true) return [];
    const when = loadingOf(operation);
    if (when !== loading) return when === "late" && loading === "early" ? [[operation.id, null]] : [];
    const names = Object.keys(objectAt(session)).join(" ");
    const fixed = objectAt(constants);
    const answer = answerOf(document, operation);
    const row: JsonObject = {
      ...(answer !== null && { answer }),
      ...(method === "POST" && send && { send }),
      ...(names && { session: names }),
      ...(idempotent && { idempotent }),
      // Whether the provider has the operation that lists capabilities can only be learned by calling it.
      ...(capability !== "capabilities" && capability && { capability }),
      ...(audience === "public" && { isPublic: true }),
      area: areaOf(operation),
      ...(Object.keys(fixed).length > 0 && { constants: fixed }),
    };
    return [[operation.id, row]];
  });
  return Object.fromEntries(rows);
}

/** Maps each input of a client operation to the session field that fills it. */
export function sessionInputTable(document: JsonObject): JsonObject {
  const found = new Map<string, Json>();
  for (const row of Object.values(operationTable(document))) {
    if (objectAt(row)["audience"] === "staff") continue;
    for (const [name, field] of Object.entries(objectAt(row, "session"))) {
      if ((found.get(name) ?? field) !== field)
        throw new Error(`${name} stands for two fields of the session`);
      found.set(name, field);
    }
  }
  return Object.fromEntries(found);
}

import { answerOf } from "./answers.ts";
import { type Json, type JsonObject, objectAt, type Operation, operationsOf } from "./document.ts";
import { operationTable } from "./operations.ts";

/** The part of an operation's address that differs from that of others. */
function areaOf({ id, path }: Operation): string {
  const area = path.split("/")[2] ?? "";
  if (path !== `/api/${area}/${id}`)
    throw new Error(`${id} has another address than /api/<area>/${id}: ${path}`);
  return area;
}

/** Whether the row of an operation is loaded with the first call of such an operation, and not before. */
const isLate = ({ definition }: Operation): boolean => definition["x-late"] === true;

/** Returns the names of the operations whose rows are loaded late. */
export const lateOperationNames = (document: JsonObject): readonly string[] =>
  operationsOf(document)
    .filter(isLate)
    .map(({ id }) => id);

/**
 * Returns how each operation of clients is called, and the shape of its answer: of those that are loaded at once, or of
 * those that are loaded late. Browsers load this table: frequent values are left out, and so is what follows from
 * others; the order of the fields is the one that compresses best.
 */
export function clientOperationTable(document: JsonObject, { late }: { late: boolean }): JsonObject {
  const table = operationTable(document);
  const rows = operationsOf(document).flatMap((operation): [string, Json][] => {
    if (isLate(operation) !== late) return [];
    const { audience, method, send, idempotent, capability, isOfSites, session, constants } = objectAt(
      table,
      operation.id,
    );
    if (audience === "staff" || isOfSites === true) return [];
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

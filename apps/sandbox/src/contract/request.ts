import { operations } from "@broker/api-spec/operations";
import type { Context } from "hono";
import { Problem } from "../http/problem.ts";
import { decimalOf } from "./decimal.ts";
import { decimalPatternOf, isInteger, type Operation, schemasOf } from "./validation.ts";

const types = { json: "application/json", form: "multipart/form-data" } as const;
const wrongType = (wanted: string) => new Problem(415, "malformed", `This call takes ${wanted}.`);

/** The fields of a request, by name. */
export type Fields = Record<string, unknown>;

/**
 * Reads the fields of a request from the locations that the contract names. A read may be sent as a POST with a body.
 */
export async function readFields(context: Context, name: Operation): Promise<Fields> {
  const { send, method } = operations[name];
  const type = context.req.header("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (send === "query" || send === "none") {
    const query = Object.entries(context.req.queries());
    const isPostedRead = method === "GET" && context.req.method === "POST" && type === types.json;
    const body = isPostedRead ? Object.entries(await readJson(context, name)) : [];
    return collect([
      ...body,
      ...query.flatMap(([field, values]) =>
        values.map((value) => [field, textAs(name, field, value)] as const),
      ),
    ]);
  }
  if (type !== types[send]) throw wrongType(types[send]);
  return send === "json" ? readJson(context, name) : readForm(context, name);
}

/**
 * Parses a text of a query or a form by the schema of its field; text that does not match stays text, and fails
 * validation.
 */
function textAs(operation: Operation, field: string, text: string): unknown {
  const schema = schemasOf(operation).get(field);
  const pattern = decimalPatternOf(schema);
  if (pattern !== null) return decimalOf(text, pattern) ?? text;
  return isInteger(schema) && /^-?(0|[1-9]\d*)$/.test(text) ? Number(text) : text;
}

/** Keeps decimals as written: parsed to a number, one could change its value. */
const writtenDecimals = (operation: Operation) => {
  const patterns = new Map(
    [...schemasOf(operation)].flatMap(([field, schema]) => {
      const pattern = decimalPatternOf(schema);
      return pattern === null ? [] : [[field, pattern] as const];
    }),
  );
  if (patterns.size === 0) return undefined;
  return (field: string, value: unknown, context?: { readonly source?: string }) => {
    const pattern = typeof value === "number" ? patterns.get(field) : undefined;
    return pattern === undefined ? value : (decimalOf(context?.source ?? "", pattern) ?? value);
  };
};

async function readJson(context: Context, name: Operation): Promise<Fields> {
  const text = await context.req.text().catch(() => {
    throw new Problem(400, "malformed", "The body did not arrive whole.");
  });
  let value: unknown;
  try {
    value = text === "" ? {} : JSON.parse(text, writtenDecimals(name));
  } catch {
    throw new Problem(400, "malformed", "The body is not valid JSON.");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new Problem(400, "malformed", "The body is not a JSON object.");
  }
  return { ...value };
}

async function readForm(context: Context, name: Operation): Promise<Fields> {
  const form = await context.req.formData().catch((error: unknown) => {
    if (error instanceof Problem) throw error;
    throw new Problem(400, "malformed", "The body is not a valid form.");
  });
  return collect(
    [...form].map(([field, value]) => [
      field,
      typeof value === "string" ? textAs(name, field, value) : value,
    ]),
  );
}

/** Collects fields from name-value pairs; throws on a duplicate name, so that the validated value is the used one. */
function collect(pairs: Iterable<readonly [string, unknown]>): Fields {
  const fields = new Map<string, unknown>();
  for (const [name, value] of pairs) {
    if (fields.has(name)) throw new Problem(400, "malformed", `The field ${name.slice(0, 60)} came twice.`);
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}

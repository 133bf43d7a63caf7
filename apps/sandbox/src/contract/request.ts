import { operations } from "@broker/api-spec/operations";
import type { Context } from "hono";
import { Problem } from "../http/problem.ts";
import type { Operation } from "./validation.ts";

const types = { json: "application/json", form: "multipart/form-data" } as const;
const wrongType = (wanted: string) => new Problem(415, "malformed", `This call takes ${wanted}.`);

/** Reads the fields of a request from where the contract says that they are. A reading call may come as a POST with a body. */
export async function readFields(context: Context, name: Operation): Promise<Record<string, unknown>> {
  const { send, method } = operations[name];
  const type = context.req.header("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (send === "query" || send === "none") {
    const query = context.req.query();
    const isPostedRead = method === "GET" && context.req.method === "POST" && type === types.json;
    return isPostedRead ? { ...(await readJson(context)), ...query } : query;
  }
  if (type !== types[send]) throw wrongType(types[send]);
  return send === "json" ? readJson(context) : readForm(context);
}

async function readJson(context: Context): Promise<Record<string, unknown>> {
  const text = await context.req.text();
  let value: unknown;
  try {
    value = text === "" ? {} : JSON.parse(text);
  } catch {
    throw new Problem(400, "malformed", "The body is not valid JSON.");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new Problem(400, "malformed", "The body is not a JSON object.");
  }
  return { ...value };
}

async function readForm(context: Context): Promise<Record<string, unknown>> {
  const form = await context.req.formData().catch((error: unknown) => {
    if (error instanceof Problem) throw error;
    throw new Problem(400, "malformed", "The body is not a valid form.");
  });
  const fields: Record<string, unknown> = {};
  for (const [name, value] of form.entries()) {
    if (name in fields) throw new Problem(400, "malformed", `The field ${name} came twice.`);
    fields[name] = value;
  }
  return fields;
}

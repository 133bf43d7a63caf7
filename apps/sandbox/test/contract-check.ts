import { readFileSync } from "node:fs";
import { operations } from "@broker/api-spec/operations";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect } from "vitest";
import type { Operation } from "../src/contract/validation.ts";
import { calls } from "./requests.ts";

const file = new URL(import.meta.resolve("@broker/api-spec/openapi.json"));
const document: unknown = JSON.parse(readFileSync(file, "utf8"));
const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema(Object(document), "contract");
const compiled = new Map<string, ValidateFunction>();

/** The contract's paths and schemas. */
export const contract = document;

const segment = (text: string) => encodeURIComponent(text.replaceAll("~", "~0").replaceAll("/", "~1"));

/** Compiles the schema of an operation's answer with a status; null where the contract has no such answer. */
function validator(name: Operation, status: number): ValidateFunction | null {
  const { path, method } = operations[name];
  const key = `${name} ${status}`;
  const known = compiled.get(key);
  if (known) return known;
  const at = ["paths", path, method.toLowerCase(), "responses", String(status)];
  let answer: unknown = document;
  for (const part of at) answer = Reflect.get(Object(answer), part);
  if (answer === undefined) return null;
  const ref: unknown = Reflect.get(Object(answer), "$ref");
  const base = typeof ref === "string" ? ref.slice(1) : `/${at.map(segment).join("/")}`;
  const made = ajv.compile({ $ref: `contract#${base}/content/application~1json/schema` });
  compiled.set(key, made);
  return made;
}

/** Returns the operation of a request, by its path. */
export const callOf = (url: string): Operation | undefined =>
  calls.find((name) => operations[name].path === new URL(url).pathname);

/** A validated answer. */
export interface Answer {
  readonly status: number;
  readonly code: number;
  readonly message: string;
}

const problem = ajv.compile({ $ref: "contract#/components/schemas/Problem" });

/** Validates an answer by the contract: a documented status and schema, JSON, no caching, no duplicate cookie. */
export const checkAnswer = (name: Operation, response: Response, what: string): Promise<Answer> =>
  check(validator(name, response.status), response, what);

/** Validates an answer outside the contract by the schema of all problems. */
export const checkProblem = (response: Response, what: string): Promise<Answer> =>
  check(problem, response, what);

async function check(validate: ValidateFunction | null, response: Response, what: string): Promise<Answer> {
  const text = await response.text();
  const { status, headers } = response;
  const cookies = headers.getSetCookie().map((line) => line.slice(0, line.indexOf("=")));
  expect(new Set(cookies).size, `${what} sets a cookie twice: ${cookies.join(" ")}`).toBe(cookies.length);
  expect(headers.get("content-type"), `${what}: ${text.slice(0, 200)}`).toMatch(/^application\/json\b/);
  expect(headers.get("cache-control"), what).toBe("no-store");
  const body: unknown = JSON.parse(text);
  expect(validate, `${what}: the contract names no answer ${status}`).not.toBeNull();
  expect(validate?.(body), `${what}: ${status} ${text.slice(0, 300)}`).toBe(true);
  const envelope = Object(body);
  return {
    status,
    code: Number(Reflect.get(envelope, "responseCode")),
    message: String(Reflect.get(envelope, "responseMessage")),
  };
}

/** Returns whether a call was accepted and performed. */
export const isDone = ({ status, code }: Answer): boolean => status === 200 && code === 1;

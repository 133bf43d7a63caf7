import { operations } from "@broker/api-spec/operations";
import type { Operation } from "../src/contract/validation.ts";
import { contract } from "./contract-check.ts";
import { image } from "./provider.ts";
import { type Fields, ORIGIN, requestOf } from "./requests.ts";

/** A request with one error or edge case. */
export interface FuzzCase {
  readonly what: string;
  readonly path: string;
  readonly init: RequestInit;
  /** The cookie of the request; by default the cookie of a permitted caller. */
  readonly cookie?: string;
  /** Whether the request is outside the contract, such as a request with a wrong verb. */
  readonly isOutside?: boolean;
}

const get = (value: unknown, key: string): unknown => Reflect.get(Object(value), key);
function follow(value: unknown): unknown {
  const ref = get(value, "$ref");
  if (typeof ref !== "string") return value;
  let found: unknown = contract;
  for (const part of ref.slice(2).split("/")) found = get(found, part);
  return follow(found);
}

/** Returns the schema of each field of an operation. */
function schemasOf(name: Operation): Map<string, unknown> {
  const { path, method } = operations[name];
  const call = get(get(get(contract, "paths"), path), method.toLowerCase());
  const parameters: unknown = get(call, "parameters");
  const inQuery = (Array.isArray(parameters) ? parameters : [])
    .map(follow)
    .filter((one) => get(one, "in") === "query")
    .map((one) => [String(get(one, "name")), follow(get(one, "schema"))] as const);
  const content = Object.values(Object(get(follow(get(call, "requestBody")), "content")));
  const body = Object.entries(Object(get(follow(get(content[0], "schema")), "properties")));
  return new Map([...inQuery, ...body.map(([field, schema]) => [field, follow(schema)] as const)]);
}

const hostile: Readonly<Record<string, string>> = {
  "a NUL": "a\u0000b",
  "text from right to left": "\u202Egnp.exe\u202C \u0645\u0631\u062D\u0628\u0627",
  "emoji and joiners": "👩‍👩‍👧‍👦\u200B🏳️‍🌈",
  "half a surrogate": "\uD800",
  SQL: "'; drop table app_user; --",
  HTML: '"><img src=x onerror=alert(1)><script>alert(1)</script>',
  "a path": "../../../../etc/passwd",
  "a new line and a header": "a\r\nSet-Cookie: x=y",
  "a template": "${7*7}{{7*7}}<%= 7*7 %>%s%n",
  "sixty thousand letters": "x".repeat(60_000),
};
const oddNumbers = [-1, 0, 0.001, 1.005, 1e-9, 1e308, 2 ** 53, 2 ** 31, -0];

/** Yields unusual values for a field, each with a description. */
function* oddValues(schema: unknown): Generator<readonly [what: string, value: unknown]> {
  const bound = (key: string) => {
    const value = get(schema, key);
    return typeof value === "number" ? value : null;
  };
  yield ["null", null];
  yield ["an object", { $gt: "" }];
  yield ["a list", [1, 2]];
  yield ["true", true];
  if (get(schema, "type") === "string" || Array.isArray(get(schema, "type"))) {
    yield ["a number", 42];
    yield ["no text", ""];
    const [shortest, longest] = [bound("minLength"), bound("maxLength")];
    if (shortest !== null && shortest > 1) yield ["one letter too few", "1".repeat(shortest - 1)];
    if (longest !== null && longest < 60_000) {
      yield ["as long as can be", "1".repeat(longest)];
      yield ["one letter too many", "1".repeat(longest + 1)];
    }
    yield* Object.entries(hostile);
    return;
  }
  yield ["a word", "one"];
  yield ["a number as text", "1e2"];
  for (const odd of oddNumbers) yield [`the number ${Object.is(odd, -0) ? "-0" : odd}`, odd];
  const [least, most] = [bound("minimum"), bound("maximum")];
  if (least !== null) yield ["the least", least];
  if (most !== null) yield* [["the most", most] as const, ["more than the most", most + 1] as const];
}

const changed = (fields: Fields, field: string, value: unknown) => new Map([...fields, [field, value]]);

function* fieldCases(name: Operation, fields: Fields): Generator<FuzzCase> {
  const make = (what: string, odd: Fields): FuzzCase => {
    const [path, init] = requestOf(name, odd);
    return { what, path, init };
  };
  for (const [field, schema] of schemasOf(name)) {
    const rest = new Map(fields);
    rest.delete(field);
    yield make(`${field} is missing`, rest);
    if (get(schema, "format") === "binary") {
      yield make(`${field} is text`, changed(fields, field, "not a file"));
      yield make(`${field} is an empty file`, changed(fields, field, new File([], "a.png")));
      yield make(`${field} is an odd file`, changed(fields, field, new File(["\u0000"], "\u0000../a.png")));
      yield make(`${field} came twice`, changed(fields, field, [image("a.png"), image("b.png")]));
    } else {
      for (const [what, value] of oddValues(schema))
        yield make(`${field} is ${what}`, changed(fields, field, value));
    }
  }
  const odd = ["admin", "__proto__", "constructor", "toString", "hasOwnProperty", "then", "$where", ""];
  for (const key of odd) yield make(`an extra field ${key}`, changed(fields, key, "1"));
}

const deep = (depth: number) => `{"a":`.repeat(depth) + "1" + "}".repeat(depth);
const bodies: Readonly<Record<string, string>> = {
  "broken JSON": `{"userId": 1`,
  "a list": "[]",
  "null as JSON": "null",
  "a number as JSON": "42",
  "no body": "",
  "deep JSON": deep(10_000),
  "a prototype in JSON": `{"__proto__":{"userId":1},"constructor":{"prototype":{"admin":true}}}`,
  "five thousand keys": `{${Array.from({ length: 5000 }, (_, index) => `"k${index}":1`).join(",")}}`,
  "bytes that are no UTF-8": Buffer.from([0x7b, 0xff, 0xfe, 0x7d]).toString("latin1"),
  "XML with an entity": `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>`,
};
const types = [
  "application/json",
  "application/json; charset=utf-16",
  "text/plain",
  "application/xml",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=none",
  "",
];
const keys = ["1", "not-a-uuid", "x".repeat(4000), "00000000-0000-0000-0000-000000000000", "'; --"];

function* requestCases(name: Operation, fields: Fields): Generator<FuzzCase> {
  const { path, method, idempotent, audience } = operations[name];
  const [goodPath, good] = requestOf(name, fields);
  if (method === "POST") {
    for (const [what, body] of Object.entries(bodies))
      yield { what, path, init: { method, body, headers: { "content-type": "application/json" } } };
    for (const type of types)
      yield {
        what: `the content type ${type}`,
        path,
        init: { method, body: `{"a":1}`, headers: { "content-type": type } },
      };
  }
  for (const verb of ["PUT", "PATCH", "DELETE", "OPTIONS", ...(method === "POST" ? ["GET"] : [])])
    yield { what: `the verb ${verb}`, path: goodPath, init: { method: verb }, isOutside: true };
  yield { what: "a slash more", path: `${path}/`, init: { method }, isOutside: true };
  yield { what: "small letters", path: path.toLowerCase(), init: { method }, isOutside: true };
  if (audience !== "public")
    for (const [what, cookie] of Object.entries({
      "no cookie": "",
      "a cookie that was made up": "__Host-session=abc; __Host-staff-session=abc",
      "a broken cookie": "__Host-session=%E0%A4%A; =; __Host-session",
      "a hostile cookie": `__Host-session=${encodeURIComponent(hostile["SQL"] ?? "")}`,
    }))
      yield { what, path: goodPath, init: good, cookie };
  if (idempotent)
    for (const key of keys)
      yield {
        what: `the idempotency key ${key.slice(0, 40)}`,
        path: goodPath,
        init: { ...good, headers: [...new Headers(good.headers), ["idempotency-key", key]] },
      };
}

/** Yields the cases of an operation. Each case differs from a valid request in one point. */
export function* fuzzCases(name: Operation, fields: Fields): Generator<FuzzCase> {
  yield* fieldCases(name, fields);
  yield* requestCases(name, fields);
}

/** Builds the request of a case. */
export function toRequest({ path, init, cookie }: FuzzCase, usual: string): Request {
  const request = new Request(ORIGIN + path, init);
  request.headers.set("cookie", cookie ?? usual);
  return request;
}

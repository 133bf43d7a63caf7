import { examples } from "@broker/api-spec/examples";
import { type OperationId, operations } from "@broker/api-spec/operations";
import type { Check } from "../src/conformance/remedies.ts";
import type { Subject } from "../src/conformance/findings.ts";
import type { Send } from "../src/conformance/line.ts";

/** A fault between the checks and a provider, and the finding that must name it. */
export interface Fault {
  readonly name: string;
  readonly finding: {
    readonly subject: Subject;
    readonly check: Check;
    readonly field?: string;
    readonly text: RegExp;
  };
  readonly inject: (request: Request, next: Send) => Promise<Response>;
}

/** Returns whether a request is of a call. */
export const isOf = (request: Request, call: OperationId): boolean =>
  request.method !== "OPTIONS" && new URL(request.url).pathname === operations[call].path;
const rows = (body: unknown): unknown[] => Object(body).data;

/** Returns a fault that changes the JSON of a call's answers with a status. */
export const alter =
  (call: OperationId, change: (body: Record<string, unknown>) => unknown, status = 200): Fault["inject"] =>
  async (request, next) => {
    const response = await next(request);
    if (!isOf(request, call) || response.status !== status) return response;
    const body: unknown = await response.clone().json();
    const changed = change(Object(body));
    return changed === undefined
      ? response
      : new Response(JSON.stringify(changed), {
          status: changed === body ? status : 200,
          headers: response.headers,
        });
  };
/** Returns a fault that changes the rows of a list that is answered with success. */
export const alterRows = (call: OperationId, change: (list: unknown[]) => void) =>
  alter(call, (body) => {
    if (body["responseCode"] !== 1) return undefined;
    change(rows(body));
    return body;
  });
/** Returns a fault that answers with the example of success where the provider refuses with a code. */
export const accept = (call: OperationId, code: number, status = 200) =>
  alter(call, (body) => (body["responseCode"] === code ? { ...examples[call].success } : undefined), status);
/** Returns a fault that changes a header of a call's answers. */
export const setHeader =
  (call: OperationId, name: string, value: string): Fault["inject"] =>
  async (request, next) => {
    const response = await next(request);
    if (isOf(request, call) && response.status === 200) response.headers.set(name, value);
    return response;
  };
/** Returns a fault that changes the cookies of a sign-in. */
export const alterCookies =
  (change: (line: string) => string): Fault["inject"] =>
  async (request, next) => {
    const response = await next(request);
    const lines = response.headers.getSetCookie();
    response.headers.delete("set-cookie");
    for (const line of lines) response.headers.append("set-cookie", change(line));
    return response;
  };
/** Returns a fault that changes the requests of a call. */
export const resend =
  (call: OperationId, change: (request: Request) => Promise<Request>): Fault["inject"] =>
  async (request, next) =>
    next(isOf(request, call) ? await change(request) : request);
/** Returns a change of a request that leaves out headers. */
export const without =
  (...names: readonly string[]) =>
  async (request: Request) => {
    const headers = new Headers(request.headers);
    for (const name of names) headers.delete(name);
    return new Request(request, { headers });
  };
/** Returns a fault that answers a call with 404. */
export const absent =
  (call: OperationId): Fault["inject"] =>
  async (request, next) =>
    isOf(request, call) ? Response.json({ message: "Not Found" }, { status: 404 }) : next(request);
/** Sets a field of a row. */
export const set = (row: unknown, field: string, value: unknown) =>
  void Reflect.set(Object(row), field, value);
/** Renames a gateway of the contract to a name that the contract does not have. */
export const addCoinPay = alterRows("GetPaymentPlatforms", (list) => {
  for (const row of list)
    if (Object(row).paymentPlatformName === "RazorPay") set(row, "paymentPlatformName", " CoinPay");
});

import { operations } from "@broker/api-spec/operations";
import { http, HttpResponse, type HttpHandler } from "msw";
import type { Data } from "./http.ts";

type Row = Data<"VoidIntent">[number];

async function keysIn(request: Request): Promise<readonly string[]> {
  const text = await request.text();
  const body: unknown = text === "" ? null : JSON.parse(text);
  const keys: unknown = Reflect.get(Object(body), "idempotencyKeys");
  return Array.isArray(keys) ? keys.map(String) : [];
}

/**
 * Returns a handler of VoidIntent that gives all keys the same result: void, unless something was done under them.
 *
 * @example
 * mockVoidIntent("done", "W-20261121-0001");
 */
export function mockVoidIntent(
  state: Row["state"] = "voided",
  transactionId: string | null = null,
): HttpHandler {
  return http.post(`*${operations.VoidIntent.path}`, async ({ request }) => {
    const keys = await keysIn(request);
    const data = keys.map((idempotencyKey) => ({ idempotencyKey, state, transactionId, paymentUrl: null }));
    return HttpResponse.json({ responseCode: 1, responseMessage: "Success", data });
  });
}

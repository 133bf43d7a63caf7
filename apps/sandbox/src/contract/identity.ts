import { operations } from "@broker/api-spec/operations";
import { Problem } from "../http/problem.ts";
import type { Caller } from "../session/session.store.ts";
import type { Operation } from "./validation.ts";

/** Throws a refusal when a field names another user, before any other step reads the request. */
export function checkIdentity(
  operation: Operation,
  fields: Readonly<Record<string, unknown>>,
  caller: Caller | null,
): void {
  if (!caller) return;
  const { user } = caller;
  const own = {
    staffUserId: user.userId,
    companyId: user.companyId,
    username: user.username,
    email: user.email,
    cTraderLogin: user.cTraderLogin,
  };
  const mine: ReadonlyMap<string, string | number> = new Map(Object.entries(own));
  const { session, constants } = operations[operation];
  const claims = [
    ...Object.entries(session).map(([field, source]) => [field, mine.get(source)] as const),
    ...Object.entries(constants),
  ];
  for (const [field, expected] of claims) {
    const claimed = fields[field];
    if (claimed !== undefined && JSON.stringify(claimed).replaceAll('"', "") !== String(expected)) {
      throw new Problem(403, "forbidden", "This request names somebody else's account.");
    }
  }
}

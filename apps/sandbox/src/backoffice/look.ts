import type { Context } from "hono";
import type { Env } from "../http/env.ts";
import { recordEvent } from "../control/event.store.ts";
import type { Deps } from "../deps.ts";
import type { Caller } from "../session/session.store.ts";

/** Notes in the audit that a member of staff looked at something of some clients, whose ids `about` holds; nothing where it is empty. */
export async function recordLook(
  deps: Deps,
  context: Context<Env>,
  look: { readonly staff: Caller; readonly at: string; readonly about: readonly number[] },
): Promise<void> {
  const ids = [...new Set(look.about)].toSorted((a, b) => a - b);
  if (ids.length === 0) return;
  const { requestId, address } = context.var;
  await recordEvent(deps.sql, {
    at: deps.clock.now(),
    requestId,
    caller: look.staff,
    operation: "StaffLook",
    status: 200,
    responseCode: 1,
    changes: [`looked at ${look.at}: users ${ids.join(", ")}`],
    address,
  });
}

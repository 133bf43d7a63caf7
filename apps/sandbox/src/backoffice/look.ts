import type { Context } from "hono";
import type { Env } from "../http/env.ts";
import { recordEvent } from "../control/event.store.ts";
import type { Deps } from "../deps.ts";
import type { Caller } from "../session/session.store.ts";

/** A page view of a member of staff, with the people whose data it showed. */
interface Look {
  readonly staff: Caller;
  readonly at: string;
  /** The ids of the clients whose data was shown. */
  readonly about: readonly number[];
  /** References to people without an account whose data was shown; they contain no personal data. */
  readonly others?: readonly string[];
}

/** Records in the audit that a member of staff read personal data; nothing when the page showed none. */
export async function recordView(
  deps: Deps,
  context: Context<Env>,
  { staff, at, about, others = [] }: Look,
): Promise<void> {
  const ids = [...new Set(about)].toSorted((a, b) => a - b);
  if (ids.length + others.length === 0) return;
  const seen = [...(ids.length > 0 ? [`users ${ids.join(", ")}`] : []), ...others].join(", ");
  const { requestId, address } = context.var;
  await recordEvent(deps.sql, {
    at: deps.clock.now(),
    requestId,
    caller: staff,
    operation: "StaffLook",
    status: 200,
    responseCode: 1,
    changes: [`looked at ${at}: ${seen}`],
    address,
  });
}

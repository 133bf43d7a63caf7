import type { Context } from "hono";
import type { Env } from "../http/env.ts";
import type { Deps } from "../deps.ts";
import { networksOf } from "../http/network.ts";
import { placeOf } from "../http/rate-limit.ts";
import type { Caller } from "../session/session.store.ts";
import { recordEvent } from "./event.store.ts";

/** What somebody may put on record by being refused: so many rows of the audit in so many seconds. */
const MOST_ROWS = { points: 60, seconds: 600 };
/** What is only worth a row each time that it begins: a limit that was reached, a forged report, a wrong token. */
const ONCE = { points: 1, seconds: 600 };
const AND_MORE = "more of this in the next 10 minutes are counted, not recorded";

/** A request that was refused. */
interface RefusedRequest {
  /** The call, or the page with its method. */
  readonly operation: string;
  readonly status: number;
  readonly responseCode: number;
  readonly caller: Caller | null;
  /** Whether it pretended to be somebody, such as a gateway. */
  readonly isForged?: boolean;
  /** Whether a gateway signed it: then it is none of a stranger, and tells something. */
  readonly isSigned?: boolean;
}

/** How much of a refusal goes on record; null for what is a figure and no row. */
function shareOf({ status, caller, isForged, isSigned = false }: RefusedRequest) {
  if (isForged || status === 429) return ONCE;
  // Whoever has no session and sends what has no meaning tells nothing but how much of it there is.
  const isNoise = caller === null && !isSigned && status >= 400 && status < 500;
  return isNoise ? null : MOST_ROWS;
}

/**
 * Puts a refusal on record, as far as that is worth a row: first it is counted, so that no flood of refusals fills the
 * disk or hides in the audit what came before it. Every one of them is a figure.
 */
export async function recordRefusal(
  deps: Deps,
  context: Context<Env>,
  refused: RefusedRequest,
): Promise<void> {
  const { operation, status, responseCode, caller } = refused;
  const { requestId, address } = context.var;
  const at = deps.clock.now();
  const share = shareOf(refused);
  const sender = caller?.user.userId ?? networksOf(address).at(-1)?.name ?? address;
  // By call where one row is enough, so that one limit that was reached does not hide another.
  const key = share === ONCE ? `refused:${operation}:${status}:${sender}` : `refused:${sender}`;
  const place = share && (await placeOf(deps.sql, key, share, at));
  deps.metrics.refused({ operation, status, isRecorded: place !== null && place !== "beyond" });
  if (place === null || place === "beyond") return;
  const changes = place === "last" ? [AND_MORE] : [];
  await recordEvent(deps.sql, {
    at,
    requestId,
    caller,
    operation,
    status,
    responseCode,
    changes,
    address,
  });
}

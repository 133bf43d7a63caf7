import type { Context } from "hono";
import type { Env } from "../http/env.ts";
import type { Deps } from "../deps.ts";
import { networksOf } from "../http/network.ts";
import { placeOf } from "../http/rate-limit.ts";
import type { Caller } from "../session/session.store.ts";
import { recordEvent } from "./event.store.ts";

/** The limit of audit rows that one client's refusals may write, per period. */
const MOST_ROWS = { points: 60, seconds: 600 };
/**
 * The limit for refusals that repeat, such as a reached rate limit, a forged report or a wrong token: one row per
 * period.
 */
const ONCE = { points: 1, seconds: 600 };
const AND_MORE = "more of this in the next 10 minutes are counted, not recorded";

/** A request that was refused. */
interface RefusedRequest {
  /** The operation, or the method and path of a page. */
  readonly operation: string;
  readonly status: number;
  readonly responseCode: number;
  readonly caller: Caller | null;
  /** Whether the request pretended to come from another party, such as a gateway. */
  readonly isForged?: boolean;
  /** Whether a gateway signed the request, so that its refusal must be recorded. */
  readonly isSigned?: boolean;
}

/** Returns the limit for a refusal's audit rows; null where it is counted as a metric only. */
function shareOf({ status, caller, isForged, isSigned = false }: RefusedRequest) {
  if (isForged || status === 429) return ONCE;
  // Invalid requests without a session are not recorded; a metric counts them.
  const isNoise = caller === null && !isSigned && status >= 400 && status < 500;
  return isNoise ? null : MOST_ROWS;
}

/**
 * Records a refusal in the audit, within a limit: a flood of refusals can neither fill the disk nor hide earlier rows.
 * Every refusal counts as a metric.
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
  // The limit of one row is per operation, so that one reached rate limit does not hide another.
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

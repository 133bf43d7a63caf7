import * as v from "valibot";
import { toCanonicalKey } from "../contract/idempotency.ts";
import { addOperation } from "../contract/operation.ts";
import type { App } from "../http/env.ts";
import type { Deps } from "../deps.ts";
import { consumeOf } from "../http/rate-limit.ts";
import { onceStore, type Voided } from "./once.store.ts";

const Opened = v.object({
  transactionId: v.nullish(v.string(), null),
  paymentUrl: v.nullish(v.string(), null),
});
/** The rate limit of voided keys, each of which is a row that is stored for a month. */
const GIVEN_UP = { points: 120, seconds: 3600 };
const nothing = { transactionId: null, paymentUrl: null };

/** Returns the reference in the answer of a money call; a transfer's answer has none. */
function namedBy(voided: Voided): v.InferOutput<typeof Opened> {
  const opened = v.safeParse(Opened, voided.state === "done" ? voided.data : null);
  return opened.success ? opened.output : nothing;
}

/** Adds the operation that voids a request with an unknown outcome. */
export function onceRoutes(app: App, deps: Deps): void {
  addOperation(
    app,
    deps,
    "VoidIntent",
    async ({ sql, user, input, changed }) => {
      const { idempotencyKeys } = input;
      // The call itself counted as one attempt.
      await consumeOf(sql, "VoidIntent", user, GIVEN_UP, deps.clock.now(), idempotencyKeys.length - 1);
      const rows = [];
      for (const idempotencyKey of idempotencyKeys) {
        const key = { userId: user.userId, key: toCanonicalKey(idempotencyKey), at: deps.clock.now() };
        const voided = await onceStore.voidKey(sql, key);
        rows.push({ idempotencyKey, state: voided.state, ...namedBy(voided) });
      }
      const given = rows
        .filter(({ state }) => state === "voided")
        .map(({ idempotencyKey }) => idempotencyKey);
      if (given.length > 0) changed(`gave up ${given.join(", ")}`);
      return rows;
    },
    // Each key is voided in a separate transaction.
    { inTransaction: false, limit: GIVEN_UP },
  );
}

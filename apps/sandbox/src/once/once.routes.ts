import * as v from "valibot";
import { operation } from "../contract/operation.ts";
import type { App } from "../http/env.ts";
import type { Deps } from "../deps.ts";
import { consumeOf } from "../http/rate-limit.ts";
import { onceStore, type Voided } from "./once.store.ts";

const Opened = v.object({
  transactionId: v.nullish(v.string(), null),
  paymentUrl: v.nullish(v.string(), null),
});
/** Each key that is given up is a row that is kept for a month. */
const GIVEN_UP = { points: 120, seconds: 3600 };
const nothing = { transactionId: null, paymentUrl: null };

/** What the answer of a money call names; a transfer's names nothing. */
function namedBy(voided: Voided): v.InferOutput<typeof Opened> {
  const opened = v.safeParse(Opened, voided.state === "done" ? voided.data : null);
  return opened.success ? opened.output : nothing;
}

/** Giving up requests whose outcome their user does not know. */
export function onceRoutes(app: App, deps: Deps): void {
  operation(
    app,
    deps,
    "VoidIntent",
    async ({ sql, user, input, changed }) => {
      const { idempotencyKeys } = input;
      // The call counted as one of them.
      await consumeOf(sql, "VoidIntent", user, GIVEN_UP, deps.clock.now(), idempotencyKeys.length - 1);
      const rows = [];
      for (const idempotencyKey of idempotencyKeys) {
        const key = { userId: user.userId, key: idempotencyKey, at: deps.clock.now() };
        const voided = await onceStore.voidKey(sql, key);
        rows.push({ idempotencyKey, state: voided.state, ...namedBy(voided) });
      }
      const given = rows
        .filter(({ state }) => state === "voided")
        .map(({ idempotencyKey }) => idempotencyKey);
      if (given.length > 0) changed(`gave up ${given.join(", ")}`);
      return rows;
    },
    // Each key is given up by itself.
    { inTransaction: false, limit: GIVEN_UP },
  );
}

import { addOperation } from "../contract/operation.ts";
import { toWireDate } from "../contract/wire-values.ts";
import type { Deps } from "../deps.ts";
import type { App } from "../http/env.ts";
import { ledger } from "../ledger/ledger.store.ts";
import { type LimitUse, readLimits } from "./limits.service.ts";

const toWireUse = ({ limit, used, left, renewsAt }: LimitUse) => ({
  limit: limit && limit.toNumber(),
  used: used.toNumber(),
  left: left && left.toNumber(),
  renewsAt: toWireDate(renewsAt),
});

/** Adds the operation that shows what a client can still withdraw, and what is held. */
export function limitsRoutes(app: App, deps: Deps): void {
  addOperation(app, deps, "GetLimits", async ({ sql, user: { userId } }) => {
    const { eWallet, withdrawalHold } = await ledger.balances(sql, userId);
    const { day, month } = await readLimits(deps, sql, userId);
    return {
      available: Number(eWallet),
      onHold: Number(withdrawalHold),
      day: toWireUse(day),
      month: toWireUse(month),
    };
  });
}

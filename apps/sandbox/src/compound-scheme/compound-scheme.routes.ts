import { addOperation } from "../contract/operation.ts";
import type { App } from "../http/env.ts";
import type { Deps } from "../deps.ts";
import { toWireDate } from "../contract/wire-values.ts";
import { compoundSchemeStore } from "./compound-scheme.store.ts";

const DAY = 86_400_000;

/** Adds the operations of compound-interest subscriptions. */
export function compoundSchemeRoutes(app: App, deps: Deps): void {
  addOperation(app, deps, "GetCompoundSchemeLogByUserId", async ({ sql, user }) => {
    const rows = await compoundSchemeStore.listOf(sql, user.userId);
    const now = deps.clock.now().getTime();
    return rows.map(({ subscriptionId, planName, days, interestAmount, remarks, startedAt }) => {
      const passed = Math.floor((now - startedAt.getTime()) / DAY);
      return {
        subscriptionID: subscriptionId,
        cTraderLogin: user.cTraderLogin,
        subscriptionDate: toWireDate(startedAt),
        subscriptionEndDate: toWireDate(new Date(startedAt.getTime() + days * DAY)),
        planName,
        subscriptionDays: days,
        interestDay: Math.min(Math.max(passed, 0), days),
        interestAmount: Number(interestAmount),
        status: passed < days ? "Active" : "Completed",
        remarks,
      };
    });
  });
}

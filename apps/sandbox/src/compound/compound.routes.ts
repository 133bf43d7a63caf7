import { desc, eq } from "drizzle-orm";
import { operation } from "../contract/operation.ts";
import type { App } from "../http/env.ts";
import { subscriptions } from "../db/schema/compound.ts";
import type { Deps } from "../deps.ts";
import { wireDate } from "../profile/profile.service.ts";

const DAY = 86_400_000;

/** Compound-interest subscriptions. */
export function compoundRoutes(app: App, deps: Deps): void {
  operation(app, deps, "GetCompoundSchemeLogByUserId", async ({ sql, user }) => {
    const rows = await sql
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.userId, user.userId))
      .orderBy(desc(subscriptions.startedAt));
    const now = deps.clock.now().getTime();
    return rows.map(({ subscriptionId, planName, days, interestAmount, remarks, startedAt }) => {
      const passed = Math.floor((now - startedAt.getTime()) / DAY);
      return {
        subscriptionID: subscriptionId,
        cTraderLogin: user.cTraderLogin,
        subscriptionDate: wireDate(startedAt),
        subscriptionEndDate: wireDate(new Date(startedAt.getTime() + days * DAY)),
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

import { operation } from "../contract/operation.ts";
import type { App } from "../http/env.ts";
import type { Deps } from "../deps.ts";
import { wireDate } from "../profile/profile.service.ts";
import { referralStore } from "./referral.store.ts";

/** The people whom a user invited, and whom they invited. */
export function referralRoutes(app: App, deps: Deps): void {
  operation(app, deps, "GetReferralHierarchy", async ({ sql, user }) => {
    const rows = await referralStore.hierarchy(sql, user.userId);
    return rows.map(({ name, level, parent, active, registered }) => ({
      name,
      level,
      parent,
      active,
      dateRegistered: wireDate(registered),
    }));
  });
}

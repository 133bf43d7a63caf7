import { addOperation } from "../contract/operation.ts";
import type { App } from "../http/env.ts";
import type { Deps } from "../deps.ts";
import { toWireDate } from "../contract/wire-values.ts";
import { referralStore } from "./referral.store.ts";

/** Adds the operation of the referral tree. */
export function referralRoutes(app: App, deps: Deps): void {
  addOperation(app, deps, "GetReferralHierarchy", async ({ read, user }) => {
    const rows = await read((sql) => referralStore.hierarchy(sql, user.userId));
    return rows.map(({ name, level, parent, active, registered }) => ({
      name,
      level,
      parent,
      active,
      dateRegistered: toWireDate(registered),
    }));
  });
}

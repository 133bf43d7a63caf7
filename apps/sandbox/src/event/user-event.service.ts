import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { type UserEvent, userEventStore } from "./user-event.store.ts";

/** Records a change for the client programs of a user, in the transaction of its cause. */
export async function recordUserEvent(
  { config, clock }: Pick<Deps, "config" | "clock">,
  sql: Sql,
  event: Omit<UserEvent, "at">,
): Promise<void> {
  if (!config.capabilities.includes("events")) return;
  await userEventStore.insert(sql, { ...event, at: clock.now() });
}

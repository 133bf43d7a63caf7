import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { sendLetter } from "../mailbox/mailbox.service.ts";
import { passkeyStore } from "./passkey.store.ts";

/**
 * Removes all passkeys of a user whose account is locked, whose password is reset by a link, or whose second factor is
 * removed by staff: a passkey may be a thief's, or be lost. Reports it by e-mail where there were any. The caller locks the user and ends the sessions.
 */
export async function removeAllPasskeys(deps: Deps, sql: Sql, userId: number): Promise<void> {
  if ((await passkeyStore.removeAllOf(sql, userId)) > 0)
    await sendLetter(deps, sql, userId, { kind: "passkeyRemoved" });
}

import { runInTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import { beginFreeze } from "../freeze/freeze.service.ts";
import { Refusal } from "../http/problem.ts";
import { sendLetter } from "../mailbox/mailbox.service.ts";
import { type Changer, lockChanger, requirePassword } from "../session/changer.ts";
import { sessionStore } from "../session/session.store.ts";
import { requireStepUp } from "../step-up/step-up.service.ts";
import { passkeyStore } from "./passkey.store.ts";

/**
 * Removes a passkey, by the password and, where the user has a second factor, its proof. Other sessions end, since the removed
 * passkey may have opened a session. The password stays a way in, also after the last passkey.
 */
export async function removePasskey(
  deps: Deps,
  changer: Changer,
  given: { readonly digest: string; readonly passkeyId: string },
): Promise<void> {
  await requirePassword(deps, changer, given.digest);
  const { userId } = changer.user;
  await runInTransaction(deps.sql, async (sql) => {
    await lockChanger(sql, changer);
    const spendProof = await requireStepUp(deps, sql, changer, "RemovePasskey");
    if (!(await passkeyStore.remove(sql, userId, given.passkeyId)))
      throw new Refusal("passkeyUnknown", "This passkey was removed already.");
    await spendProof();
    await sessionStore.deleteOthersOf(sql, userId, changer.sessionHash);
    const freeze = await beginFreeze(deps, sql, userId);
    await sendLetter(deps, sql, userId, { kind: "passkeyRemoved", ...freeze });
  });
}

import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { Refusal } from "../http/problem.ts";
import { consume } from "../http/rate-limit.ts";
import { sendLetter } from "../mailbox/mailbox.service.ts";
import { inboxStore, type MutedChannel } from "../event/inbox.store.ts";
import { isSwitchable, movementOf } from "./preference.rules.ts";

/** The rate limit of e-mails that are switched off, each of which is reported by an e-mail. */
const REPORTED = { points: 5, seconds: 3600 };

/**
 * Switches a channel of a kind of event on or off for a user. E-mails about money that are switched off are reported by an
 * e-mail, since a thief may be signed in. Returns whether the channel was switched.
 */
export async function changePreference(
  deps: Deps,
  sql: Sql,
  channel: MutedChannel,
  isOn: boolean,
): Promise<boolean> {
  if (!isSwitchable(channel)) throw new Refusal("general", "This cannot be switched on or off.");
  if (isOn) return inboxStore.unmute(sql, channel);
  if (!(await inboxStore.mute(sql, channel))) return false;
  const movement = movementOf(channel);
  if (movement === null) return true;
  const { userId } = channel;
  await consume(sql, `e-mails off:${userId}`, REPORTED, deps.clock.now());
  await sendLetter(deps, sql, userId, { kind: "emailsSwitchedOff", movement });
  return true;
}

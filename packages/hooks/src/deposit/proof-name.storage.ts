import type { Broker } from "../broker.ts";
import { readRecord, removeRecords, writeRecord } from "../kept-record.ts";
import { isNumber, isText, recordOf } from "../kept-value.ts";
import { userIdOf } from "../session/signed-in-user.ts";

const isKept = recordOf({ staffUserId: isNumber, transactionId: isText, name: isText });

const KEY = "depositProof";
/** Personal data is stored for a day at most. */
const LIFETIME_MS = 24 * 60 * 60_000;

/** Returns the name of the file that was picked for a deposit before this tab was reloaded; null if no file was picked. */
export function readProofName(broker: Broker, transactionId: string | null): string | null {
  const kept = readRecord(broker.tabStorage, KEY);
  if (!isKept(kept) || kept.transactionId !== transactionId) return null;
  return kept.staffUserId === userIdOf(broker) ? kept.name : null;
}

/** Stores the name of a picked file for this tab, until its session ends; null removes it. */
export function keepProofName(broker: Broker, transactionId: string | null, name: string | null): void {
  const staffUserId = userIdOf(broker);
  if (staffUserId === null || transactionId === null || name === null) {
    removeRecords(broker.tabStorage, [KEY]);
    return;
  }
  const expiresAt = broker.clock() + LIFETIME_MS;
  writeRecord(broker.tabStorage, KEY, { staffUserId, expiresAt, transactionId, name });
}

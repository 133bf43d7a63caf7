import type { Broker } from "../broker.ts";
import { attempt, readRecord, removeRecords } from "../kept-record.ts";

/** The storage key of the note whether the provider has the capability `paging`. */
const NOTE = "hasPages";

/** Returns what an earlier page load of this session has noted; null where there is no note. */
export function readPagingNote({ storage }: Broker): boolean | null {
  const note = readRecord(storage, NOTE);
  return typeof note === "boolean" ? note : null;
}

/** Notes for later page loads of a running session whether the provider has the capability `paging`. */
export function writePagingNote({ session, storage }: Broker, isPaged: boolean): void {
  if (session.get().status === "signedIn") attempt(() => storage.setItem(NOTE, String(isPaged)));
}

/** Removes the note, with a sign-out. */
export const removePagingNote = ({ storage }: Broker): void => removeRecords(storage, [NOTE]);

/** A place in the stream of a user: the transactions that were visible when the events before it were read. */
export interface Place {
  /** A snapshot of the database: transactions that were committed before it are visible in it. */
  readonly snapshot: string;
  readonly at: Date;
}

/** The lifetime of a place, in milliseconds: longer than a client is without its stream, or its session ends. */
const LIFETIME = 3_600_000;
/** The tolerated difference between the clocks of two replicas, in milliseconds. */
const AHEAD = 60_000;

const written = /^([0-9a-z]{1,9})\.(\d{1,19}):(\d{1,19}):((?:\d{1,19}(?:,\d{1,19})*)?)$/;

/** Writes a place as the text that clients send back. */
export const writePlace = ({ snapshot, at }: Place): string =>
  `${Math.floor(at.getTime() / 1000).toString(36)}.${snapshot}`;

/** Returns whether a number can be the id of a transaction, whose lower half is never zero. */
const isNumber = (one: bigint): boolean => one < 2n ** 63n && (one & 0xffff_ffffn) !== 0n;

/** Returns whether the running transactions of a snapshot are in order and between its ends, as PostgreSQL wants them. */
function isSnapshot(from: string, to: string, running: string): boolean {
  const numbers = running === "" ? [] : running.split(",").map(BigInt);
  const [start, end] = [BigInt(from), BigInt(to)];
  const isInOrder = numbers.every((one, index) => one >= (numbers[index - 1] ?? start) && one < end);
  return isNumber(start) && isNumber(end) && start <= end && isInOrder;
}

/** Parses the place that a client sends; null for a place that is too old, or that this provider has not written. */
export function readPlace(text: string, now: Date): Place | null {
  const [, seconds = "", from = "", to = "", running = ""] = written.exec(text) ?? [];
  if (seconds === "" || !isSnapshot(from, to, running)) return null;
  const at = new Date(Number.parseInt(seconds, 36) * 1000);
  const age = now.getTime() - at.getTime();
  return age > LIFETIME || age < -AHEAD ? null : { snapshot: `${from}:${to}:${running}`, at };
}

/** The trading hours of an instrument, in the zone of its market. */
export interface Hours {
  readonly zone: string;
  /** The first and the last day, 1 for Monday to 7 for Sunday. */
  readonly days: readonly [number, number];
  /** Local times as `HH:MM`; where `to` is not after `from`, it is on the next day. */
  readonly from: string;
  readonly to: string;
}

/** A trading session, in milliseconds. */
export interface Session {
  readonly start: number;
  readonly end: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

const formats = new Map<string, Intl.DateTimeFormat>();
/** Offsets of zones change at full quarters of an hour only. */
const QUARTER = 15 * MINUTE;
const MOST_OFFSETS = 20_000;
const offsets = new Map<string, number>();

/** Returns the offset of a zone from UTC at an instant, in milliseconds; cached, because formatting a date is slow. */
function offsetOf(zone: string, at: number): number {
  const key = `${zone} ${Math.floor(at / QUARTER)}`;
  const offset = offsets.get(key) ?? readOffset(zone, at);
  if (offsets.size >= MOST_OFFSETS) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

function readOffset(zone: string, at: number): number {
  const format =
    formats.get(zone) ?? new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
  formats.set(zone, format);
  const name = format.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign = "+", hours = "0", minutes = "0"] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE;
}

/** Converts a local time, in milliseconds since 1970 in its zone, to an instant. */
export function instantOf(zone: string, local: number): number {
  return local - offsetOf(zone, local - offsetOf(zone, local));
}

/** Returns whether a session begins on a weekday, 1 for Monday. */
function beginsOn({ days: [first, last], from, to }: Hours, weekday: number): boolean {
  const isWithin = first <= last ? weekday >= first && weekday <= last : weekday >= first || weekday <= last;
  return isWithin && (minutesOf(to) > minutesOf(from) || weekday !== last);
}

/** Yields the sessions that have started, the latest first. */
export function listLatestSessions(hours: Hours, at: number, count: number): readonly Session[] {
  const { zone, from, to } = hours;
  const found: Session[] = [];
  const today = Math.floor((at + offsetOf(zone, at)) / DAY) * DAY;
  const span = (minutesOf(to) - minutesOf(from)) * MINUTE;
  const length = span > 0 ? span : span + DAY;
  for (let day = today; found.length < count; day -= DAY) {
    // 1970 began on a Thursday.
    if (!beginsOn(hours, ((Math.floor(day / DAY) + 3) % 7) + 1)) continue;
    const begin = day + minutesOf(from) * MINUTE;
    const start = instantOf(zone, begin);
    if (start <= at) found.push({ start, end: instantOf(zone, begin + length) });
  }
  return found;
}

/** Returns the trading session at an instant; while the market is closed, the latest session before it. */
export function sessionOf(hours: Hours, at: number): Session {
  const [session] = listLatestSessions(hours, at, 1);
  if (!session) throw new Error("An instrument has no session.");
  return session;
}

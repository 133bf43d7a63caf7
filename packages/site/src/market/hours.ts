import type { Hours } from "../content/instruments/instrument.ts";

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

/** Returns the offset of a zone from UTC at a moment, in minutes. */
function offsetOf(zone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    timeZoneName: "longOffset",
  }).formatToParts(at);
  const text = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign = "+", hours = "0", minutes = "0"] = /GMT([+-])(\d+):(\d+)/.exec(text) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** Returns for each hour of a weekday in UTC whether a market is open for more than half of the hour, at a date. */
export function openHoursOf({ zone, from, to }: Hours, at: Date): readonly boolean[] {
  const begin = minutesOf(from);
  const end = minutesOf(to);
  const isOpen = (minute: number) =>
    begin < end ? minute >= begin && minute < end : minute >= begin || minute < end;
  const offset = offsetOf(zone, at);
  return Array.from(
    { length: 24 },
    (_, hour) => begin === end || isOpen((((hour * 60 + 30 + offset) % 1440) + 1440) % 1440),
  );
}

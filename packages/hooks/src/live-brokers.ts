import type { Broker } from "./broker.ts";

const live = new WeakSet<Broker>();

/** Notes whether the provider tells a page of changes as they happen. */
export function noteLive(broker: Broker, isLive: boolean): void {
  if (isLive) live.add(broker);
  else live.delete(broker);
}

/** Returns whether the provider tells a page of changes as they happen, so that polls are rare. */
export const isLive = (broker: Broker): boolean => live.has(broker);

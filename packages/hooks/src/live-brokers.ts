import type { Broker } from "./broker.ts";

const live = new WeakSet<Broker>();

/** Stores whether the provider reports changes to a page as they happen. */
export function noteLive(broker: Broker, isLive: boolean): void {
  if (isLive) live.add(broker);
  else live.delete(broker);
}

/** Returns whether the provider reports changes to a page as they happen, so that polls can be rare. */
export const isLive = (broker: Broker): boolean => live.has(broker);

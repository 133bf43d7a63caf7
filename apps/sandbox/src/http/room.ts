import { isIP } from "node:net";
import { networksOf } from "./network.ts";

/** The largest multiple of one address's share that a network of many households may hold. */
const MOST_ALLOWANCE = 2;

/**
 * Creates a limit of concurrent holds per network: returns the function that releases a hold, or null when the network
 * holds its share already.
 */
export function createRoom(ofOne: number): (address: string, size?: number) => (() => void) | null {
  const held = new Map<string, number>();
  return (address, size = 1) => {
    // A request within this process has no network address.
    if (isIP(address) === 0) return () => {};
    const networks = networksOf(address);
    const isFull = networks.some(
      ({ name, allowance }) => (held.get(name) ?? 0) + size > ofOne * Math.min(allowance, MOST_ALLOWANCE),
    );
    if (isFull) return null;
    for (const { name } of networks) held.set(name, (held.get(name) ?? 0) + size);
    return () => {
      for (const { name } of networks) {
        const left = (held.get(name) ?? size) - size;
        if (left > 0) held.set(name, left);
        else held.delete(name);
      }
    };
  };
}

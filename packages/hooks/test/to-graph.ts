/**
 * Passes a machine or its events to XState's graph functions. Their types know neither the events of invoked actors and
 * timers, which the paths depend on, nor events that a machine emits.
 */
export function toGraph(value: unknown): never {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return value as never;
}

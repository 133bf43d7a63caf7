/**
 * Passes a machine or its events to XState's graph functions. Their types know neither the events of invoked actors and
 * timers, which the paths depend on, nor events that a machine emits.
 */
export function toGraph(value: unknown): never {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of the graph functions name no event of an actor
  return value as never;
}

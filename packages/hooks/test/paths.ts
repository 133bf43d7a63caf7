import type { AnyStateMachine, AnyStateNode, EventObject } from "xstate";
import { toGraph } from "./to-graph.ts";

/** One step of a machine's graph: a situation, an event, and the next situation. */
export interface Step<Situation> {
  readonly state: Situation;
  readonly event: EventObject;
  readonly nextState: Situation;
}

const within = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((child) => within(child)),
];

/**
 * Returns the transitions of a machine that no step takes, each as `state: event → target`. Events that the machine
 * raises itself are no steps and are left out.
 */
export function untaken(
  { root }: { readonly root: unknown },
  steps: readonly { readonly state: object; readonly event: EventObject }[],
  raised: readonly string[] = [],
): string[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the machine's own types say which events it takes, and not those of its actors
  const top = root as AnyStateNode;
  const machine: AnyStateMachine = top.machine;
  const taken = new Set<unknown>();
  for (const { state, event } of steps) {
    for (const transition of machine.getTransitionData(toGraph(state), event)) taken.add(transition);
  }
  return within(top)
    .flatMap((node) => [...node.transitions.values()].flat())
    .filter((transition) => !taken.has(transition) && !raised.includes(transition.eventType))
    .map(({ source, eventType, target }) => {
      const aims = target?.map(({ key }) => key).join() ?? "itself";
      return `${source.key}: ${eventType} → ${aims}`;
    });
}

/** Returns the situations, by their ids, from which no path leads to a good end. */
export function deadEnds<Situation>(
  steps: readonly Step<Situation>[],
  idOf: (situation: Situation) => string,
  isEnd: (situation: Situation) => boolean,
): string[] {
  const before = new Map<string, string[]>();
  const good = new Set<string>();
  const ahead: string[] = [];
  for (const { state, nextState } of steps) {
    const next = idOf(nextState);
    before.set(next, [...(before.get(next) ?? []), idOf(state)]);
    if (isEnd(nextState)) ahead.push(next);
  }
  for (let id = ahead.pop(); id !== undefined; id = ahead.pop()) {
    if (good.has(id)) continue;
    good.add(id);
    ahead.push(...(before.get(id) ?? []));
  }
  const all = new Set(steps.flatMap(({ state, nextState }) => [idOf(state), idOf(nextState)]));
  return [...all].filter((id) => !good.has(id));
}

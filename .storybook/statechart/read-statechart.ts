import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";
import { toDirectedGraph, type DirectedGraphNode } from "xstate/graph";

/** A state in which a machine can rest; a state that only contains others is their `group`. */
export interface ChartState {
  /** An id that is unique in the machine. */
  id: string;
  /** The name in the machine. */
  name: string;
  /** The name of the region, or of the state around it. */
  group: string | null;
  /** Whether the machine, or the state or region around it, starts here. */
  isInitial: boolean;
  isFinal: boolean;
}

/** All transitions between two states, each as a text. */
interface ChartTransition {
  from: string;
  to: string;
  labels: string[];
}

export interface Statechart {
  states: ChartState[];
  transitions: ChartTransition[];
}

function isWithName(value: unknown): value is { type: string } {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

function labelOf(transition: AnyTransitionDefinition): string {
  const [, kind, , source] = /^xstate\.(done|error|after)\.(actor\.)?(.+)$/.exec(transition.eventType) ?? [];
  const event =
    kind === undefined
      ? transition.eventType
      : { done: `${source} done`, error: `${source} failed`, after: `after ${source?.split(".")[0]}` }[kind];
  const { guard } = transition;
  const condition = typeof guard === "string" ? guard : isWithName(guard) ? guard.type : null;
  return [event, condition === null ? "" : `[${condition}]`].filter(Boolean).join(" ") || "else";
}

const isLeaf = (node: DirectedGraphNode) => node.children.length === 0;
const leavesOf = (node: DirectedGraphNode): DirectedGraphNode[] =>
  isLeaf(node) ? [node] : node.children.flatMap(leavesOf);

/** Returns the target of a transition to a state: its initial state, recursively. */
function entryOf(node: AnyStateNode): string {
  const [first] = node.initial?.target ?? [];
  return first === undefined ? node.id : entryOf(first);
}

/** Returns the states in which the machine, its regions and its states with substates start. */
function entriesOf(node: AnyStateNode): string[] {
  const own = node.type === "compound" ? [entryOf(node)] : [];
  return [...own, ...Object.values(node.states).flatMap(entriesOf)];
}

/** Reads the states and transitions of a machine from its definition. */
export function readStatechart(machine: AnyStateMachine): Statechart {
  const root = toDirectedGraph(machine);
  const initial = new Set(entriesOf(machine.root));
  const transitions = new Map<string, ChartTransition>();
  const visit = (node: DirectedGraphNode): void => {
    // XState's graph omits transitions without an event.
    for (const transition of [
      ...node.edges.map((edge) => edge.transition),
      ...(node.stateNode.always ?? []),
    ]) {
      for (const target of transition.target ?? []) {
        const to = entryOf(target);
        for (const { id: from } of leavesOf(node)) {
          const key = `${from} ${to}`;
          const known = transitions.get(key) ?? { from, to, labels: [] };
          if (!known.labels.includes(labelOf(transition))) known.labels.push(labelOf(transition));
          transitions.set(key, known);
        }
      }
    }
    node.children.forEach(visit);
  };
  visit(root);
  return {
    states: leavesOf(root).map(({ id, stateNode }) => ({
      id,
      name: stateNode.key,
      group: stateNode.parent === machine.root ? null : (stateNode.parent?.key ?? null),
      isInitial: initial.has(id),
      isFinal: stateNode.type === "final",
    })),
    transitions: [...transitions.values()],
  };
}

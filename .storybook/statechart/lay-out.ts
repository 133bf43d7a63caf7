import { Graph, layout } from "@dagrejs/dagre";
import type { Statechart } from "./read-statechart.ts";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Line {
  points: { x: number; y: number }[];
  labels: string[];
  label: { x: number; y: number };
}

/** The layout of a statechart: boxes and lines, in px. */
export interface Drawing {
  width: number;
  height: number;
  boxes: Map<string, Box>;
  /** The frames of regions and of states with substates, by name. */
  groups: Map<string, Box>;
  lines: Line[];
}

const letter = 7.2;
const lineHeight = 17;
const longest = (texts: readonly string[]) => Math.max(...texts.map((text) => text.length));

/** Returns the id of a frame; ids of states contain the name of their machine instead. */
const frameOf = (group: string) => `frame of ${group}`;

/** Computes the position of every state and transition, from top to bottom. */
export function layOut({ states, transitions: all }: Statechart): Drawing {
  // Self-transitions are in the list only.
  const transitions = all.filter(({ from, to }) => from !== to);
  const graph = new Graph({ compound: true });
  graph.setGraph({ rankdir: "TB", nodesep: 28, ranksep: 34, edgesep: 16, marginx: 12, marginy: 12 });
  for (const { id, name } of states)
    graph.setNode(id, { width: Math.max(96, name.length * 8.6 + 28), height: 40 });
  const groups = [...new Set(states.flatMap(({ group }) => group ?? []))];
  for (const group of groups) graph.setNode(frameOf(group), {});
  for (const { id, group } of states) if (group !== null) graph.setParent(id, frameOf(group));
  for (const { from, to, labels } of transitions)
    graph.setEdge(from, to, {
      width: longest(labels) * letter,
      height: labels.length * lineHeight,
      labelpos: "c",
    });
  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  const boxOf = (id: string): Box => {
    const { x = 0, y = 0, width = 0, height = 0 } = graph.node(id);
    return { x, y, width, height };
  };
  return {
    width,
    height,
    boxes: new Map(states.map(({ id }) => [id, boxOf(id)])),
    groups: new Map(groups.map((group) => [group, boxOf(frameOf(group))])),
    lines: transitions.map(({ from, to, labels }) => {
      const { points = [], x = 0, y = 0 } = graph.edge(from, to);
      return { points, labels, label: { x, y } };
    }),
  };
}

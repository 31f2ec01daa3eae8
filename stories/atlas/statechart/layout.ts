import { Graph, layout } from "@dagrejs/dagre";
import type { AnyStateMachine, AnyStateNode } from "xstate";
import { getStateNodes } from "xstate/graph";
import { childrenOf, eventOf, guardOf, isAtomic, targetsOf, transitionsOf } from "../../../scripts/flow-chart.ts";

interface Point {
  x: number;
  y: number;
}

/** A machine's states and transitions with their positions, in pixels. */
export interface Chart {
  width: number;
  height: number;
  /** `x` and `y` are the center. */
  states: (Point & { id: string; label: string; width: number; height: number; isGroup: boolean })[];
  transitions: { from: string; to: string; label: string; points: Point[]; at: Point }[];
}

const letter = 6.6;
const line = 15;

/** Returns the state that an arrow is attached to: a group's initial state, because dagre can't connect groups. */
export function anchorOf(node: AnyStateNode): AnyStateNode {
  const first = node.initial?.target?.[0] ?? childrenOf(node)[0];
  return isAtomic(node) || !first ? node : anchorOf(first);
}

/** Combines the transitions from one state to another into a single arrow, labeled with each event. */
function arrowsOf(
  nodes: readonly AnyStateNode[],
): Map<string, { from: AnyStateNode; to: AnyStateNode; labels: string[] }> {
  const arrows = new Map<string, { from: AnyStateNode; to: AnyStateNode; labels: string[] }>();
  for (const from of nodes) {
    for (const transition of transitionsOf(from)) {
      const guard = guardOf(transition);
      for (const to of targetsOf(transition)) {
        const key = `${from.id} ${to.id}`;
        const arrow = arrows.get(key) ?? { from, to, labels: [] };
        arrow.labels.push(`${eventOf(transition)}${guard && ` [${guard}]`}`);
        arrows.set(key, arrow);
      }
    }
  }
  return arrows;
}

/** Lays a machine out from top to bottom. */
export function chartOf(machine: AnyStateMachine): Chart {
  const nodes = getStateNodes(machine);
  const graph = new Graph({ compound: true, multigraph: true });
  graph.setGraph({ rankdir: "TB", nodesep: 28, ranksep: 46, marginx: 12, marginy: 12 });
  for (const node of nodes) {
    graph.setNode(node.id, { label: node.key, width: node.key.length * letter + 26, height: 30 });
    if (node.parent && node.parent !== machine.root) graph.setParent(node.id, node.parent.id);
  }
  const arrows = [...arrowsOf(nodes)];
  for (const [key, { from, to, labels }] of arrows) {
    const width = Math.max(...labels.map(({ length }) => length)) * letter * 0.85;
    graph.setEdge(anchorOf(from).id, anchorOf(to).id, { width, height: labels.length * line, labelpos: "c" }, key);
  }
  layout(graph);
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number };
  const place = (id: string) => graph.node(id) as Point & { width: number; height: number };
  return {
    width,
    height,
    states: nodes.map((node) => {
      const { x, y, width: wide, height: high } = place(node.id);
      return { id: node.id, label: node.key, x, y, width: wide, height: high, isGroup: !isAtomic(node) };
    }),
    transitions: arrows.map(([key, { from, to, labels }]) => {
      const { points, x, y } = graph.edge({ v: anchorOf(from).id, w: anchorOf(to).id, name: key }) as Point & {
        points: Point[];
      };
      return { from: from.id, to: to.id, label: labels.join("\n"), points, at: { x, y } };
    }),
  };
}

import { readFileSync } from "node:fs";
import { chartChanges, stateIdsIn, type Change } from "./chart.ts";
import { expressionChanges, memberChanges } from "./expressions.ts";
import { placesIn, type Node } from "./tree.ts";

/** A source with one thing wrong in it. */
export interface Mutant {
  file: string;
  line: number;
  /** What stood there, on one line. */
  was: string;
  what: string;
  text: string;
}

/** A member that is left out takes its comma along. */
function changed(text: string, { node, to }: Change): string {
  const after = text.slice(node.end);
  return text.slice(0, node.start) + to + (to === "" ? after.replace(/^\s*,/, "") : after);
}

/** Every mutant of a file; `chart` is the source of the machine it belongs to, whose states its targets name. */
export function mutantsOf(file: string, chart: string): Mutant[] {
  const text = readFileSync(file, "utf8");
  const ids = stateIdsIn(chart, readFileSync(chart, "utf8"));
  const source = (node: Node) => text.slice(node.start, node.end);
  const hasTargets = file === chart || file.endsWith("transitions.ts");
  return placesIn(file, text)
    .flatMap((place) => [
      ...chartChanges(place, hasTargets ? ids : []),
      ...expressionChanges(place, source),
      ...(hasTargets ? [] : memberChanges(place)),
    ])
    .map((change) => ({
      file,
      line: text.slice(0, change.node.start).split("\n").length,
      was: source(change.node).replaceAll(/\s+/g, " ").slice(0, 90),
      what: change.what,
      text: changed(text, change),
    }));
}

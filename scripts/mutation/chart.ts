import { elementsOf, membersOf, nameOf, placesIn, textOf, valueOf, type Node, type Place } from "./tree.ts";

/** A change to one place: this text instead of what is there. */
export interface Change {
  node: Node;
  to: string;
  what: string;
}

const nothing = "undefined";

/** The ids of a chart's states, read from its source; a state that is left at once is no place to be sent to. */
export function stateIdsIn(file: string, text: string): string[] {
  const places = placesIn(file, text);
  const root = places.find(
    ({ node, around }) => nameOf(node) === "id" && !around.some(({ type }) => type === "Property"),
  );
  const id = root && textOf(valueOf(root.node));
  return places.flatMap(({ node, around }) => {
    if (nameOf(around[1]) !== "states" || node.type !== "Property") return [];
    if (membersOf(valueOf(node)).some((member) => nameOf(member) === "always")) return [];
    const names = around.filter((one, index) => one.type === "Property" && nameOf(around[index + 2]) === "states");
    return [[id, ...names.toReversed().map(nameOf), nameOf(node)].join(".")];
  });
}

/** Another state than the one a target names, and none within it. */
function elsewhere(target: string, ids: readonly string[]): string {
  const name = target.replace(/^[#.]/, "");
  const index = ids.findIndex((id) => id === name || id.endsWith(`.${name}`));
  const others = [...ids.slice(index + 1), ...ids.slice(0, index)];
  return `"#${others.find((id) => !id.startsWith(`${ids[index]}.`)) ?? ""}"`;
}

/** Whether a property of a chart says what an event leads to. */
export const isHeard = (name = "") =>
  name.includes(".") || ["onDone", "onError", "nextScreen", "idleAgain"].includes(name);

/** What can go wrong in a chart: where a transition leads, whether, and what is done, started and told on the way. */
export function chartChanges({ node, around }: Place, ids: readonly string[]): Change[] {
  if (node.type !== "Property" || ids.length === 0) return [];
  const name = nameOf(node);
  const value = valueOf(node);
  const target = textOf(value);
  const changes: Change[] = [];
  const change = (at: Node, to: string, what: string) => changes.push({ node: at, to, what });
  if (name === "target" || isHeard(name)) {
    if (target !== undefined) {
      change(value, elsewhere(target, ids), `${name} leads elsewhere`);
      change(value, nothing, `${name} leads nowhere`);
    }
    const choices = value.type === "ArrayExpression" ? elementsOf(value) : [];
    for (const [index, one] of choices.entries())
      change(one, "{ guard: () => false }", `${name}: choice ${index + 1} is gone`);
    if (isHeard(name) && choices.length === 0 && target === undefined) change(value, nothing, `${name} is not heard`);
  }
  if (name === "guard") {
    change(value, "() => true", "the guard lets everything through");
    change(value, "() => false", "the guard lets nothing through");
  }
  if (name === "actions" || name === "entry" || name === "exit") {
    for (const one of elementsOf(value)) change(one, "() => {}", `${name}: one is not done`);
  }
  if (name === "initial") {
    const states = membersOf(around[0] as Node).find((member) => nameOf(member) === "states");
    const others = states ? membersOf(valueOf(states)).map(nameOf) : [];
    const other = others[(others.indexOf(target) + 1) % others.length];
    if (other !== target) change(value, JSON.stringify(other), "begins elsewhere");
  }
  if (name === "always") {
    for (const one of elementsOf(value)) change(one, "{ guard: () => false }", "always: a choice is gone");
  }
  if (name === "tags") change(value, nothing, "is no rest");
  if (name === "invoke") change(value, nothing, "starts no actor");
  if (name === "input") change(value, "() => ({})", "the actor is told nothing");
  if (name === "type" && target === "final") change(value, nothing, "is not the end");
  return changes;
}

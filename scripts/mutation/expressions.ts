import { isHeard, type Change } from "./chart.ts";
import { membersOf, nameOf, textOf, type Node, type Place } from "./tree.ts";

const opposites: Readonly<Record<string, string>> = {
  "===": "!==",
  "!==": "===",
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "+": "-",
  "-": "+",
  "&&": "||",
  "||": "&&",
};

/** Names whose texts the chart's own changes look after, or that have to fit each other to load at all. */
const named = new Set(["target", "initial", "id", "src", "tags", "guard", "actions", "entry", "exit"]);
const isTold = ({ around }: Place): boolean =>
  around.some((one) => named.has(nameOf(one) ?? "")) || isHeard(nameOf(around[0]));

const dropped = new Set(["trim", "filter", "map"]);

/** What can go wrong in an expression. `source` gives the text of a node. */
export function expressionChanges(place: Place, source: (node: Node) => string): Change[] {
  const { node, around } = place;
  const part = (name: string) => node[name] as Node;
  const to = (what: string, ...texts: string[]): Change[] => texts.map((text) => ({ node, to: text, what }));
  const isKey = around[0]?.type === "Property" && around[0]["key"] === node && !around[0]["shorthand"];
  const text = textOf(node);
  if (isKey || (text !== undefined && isTold(place))) return [];
  if (text !== undefined) return to(`${JSON.stringify(text)} is another text`, text === "" ? `"mutant"` : `""`);
  if (node.type === "Literal" && typeof node["value"] === "number") {
    return to("another number", String(node["value"] + 1), String(node["value"] - 1));
  }
  if (node.type === "Literal" && typeof node["value"] === "boolean") return to("the opposite", String(!node["value"]));
  if (node.type === "Literal" && "regex" in node) return to("another pattern", "/(?!)/", "/(?:)/");
  if (node.type === "BinaryExpression" || node.type === "LogicalExpression") {
    const [left, right, operator] = [source(part("left")), source(part("right")), String(node["operator"])];
    if (operator === "??") return to("?? takes one side", left, right);
    return to(`${operator} is another`, `(${left} ${opposites[operator] ?? operator} ${right})`);
  }
  if (node.type === "UnaryExpression" && node["operator"] === "!")
    return to("not is left out", source(part("argument")));
  if (node.type === "ConditionalExpression")
    return to("takes one side", source(part("consequent")), source(part("alternate")));
  if (node.type === "IfStatement") {
    return ["true", "false"].map((decided) => ({ node: part("test"), to: decided, what: `if is always ${decided}` }));
  }
  if (node.type === "CallExpression" && part("callee").type === "MemberExpression") {
    const { property, object } = part("callee") as unknown as { property: Node; object: Node };
    if (dropped.has(String(property["name"]))) return to(`${String(property["name"])} is left out`, source(object));
  }
  if (node.type === "ArrowFunctionExpression" && nameOf(around[2]) === "guards") {
    return to("a guard decides nothing", "() => true", "() => false");
  }
  return [];
}

/** Each member of what is assigned, emitted, returned or shown, left out. */
export function memberChanges({ node, around }: Place): Change[] {
  if (around.some((one) => ["states", "guards", "delays", "actors"].includes(nameOf(one) ?? ""))) return [];
  const isMade = around.some(({ type }) => type === "ArrowFunctionExpression" || type === "FunctionDeclaration");
  const isAssigned = (around[0]?.["callee"] as Node | undefined)?.["name"] === "assign";
  if (!isMade && !isAssigned) return [];
  return membersOf(node).map((member) => ({
    node: member,
    to: "",
    what: `${nameOf(member) ?? "a spread"} is left out`,
  }));
}

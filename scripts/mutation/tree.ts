import { parseSync } from "vite";

/** A node of the syntax tree, as far as mutating looks at it. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/** A node, and the nodes around it, the nearest first. */
export interface Place {
  node: Node;
  around: readonly Node[];
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string" && "start" in value;

const partsOf = (node: Node): Node[] =>
  Object.values(node).flatMap((part) => (Array.isArray(part) ? part.filter(isNode) : isNode(part) ? [part] : []));

/** What runs: no imports, no re-exports, no types. */
const isRun = ({ type, source }: Node): boolean =>
  type !== "ImportDeclaration" &&
  !(type === "ExportNamedDeclaration" && isNode(source)) &&
  (!type.startsWith("TS") || ["TSAsExpression", "TSSatisfiesExpression", "TSNonNullExpression"].includes(type));

/** Every place of a source that runs. */
export function placesIn(file: string, text: string): Place[] {
  const places: Place[] = [];
  const visit = (node: Node, around: readonly Node[]): void => {
    if (!isRun(node)) return;
    places.push({ node, around });
    for (const part of partsOf(node)) visit(part, [node, ...around]);
  };
  visit(parseSync(file, text).program as unknown as Node, []);
  return places;
}

/** The name of a property, written with or without quotes; undefined for what is none. */
export function nameOf(node: Node | undefined): string | undefined {
  const key = node?.type === "Property" ? (node["key"] as Node) : undefined;
  return key && String(key["name"] ?? key["value"]);
}

export const textOf = (node: Node): string | undefined =>
  node.type === "Literal" && typeof node["value"] === "string" ? node["value"] : undefined;

/** The members of an object that is written out. */
export const membersOf = (node: Node): Node[] =>
  node.type === "ObjectExpression" ? (node["properties"] as Node[]) : [];

/** The elements of an array that is written out, or the one thing that stands instead of it. */
export const elementsOf = (node: Node): Node[] =>
  node.type === "ArrayExpression" ? (node["elements"] as Node[]) : [node];

/** What stands behind `as const` and the like. */
const bare = (node: Node): Node => (node.type.startsWith("TS") ? bare(node["expression"] as Node) : node);

/** The value of a property. */
export const valueOf = (node: Node): Node => bare(node["value"] as Node);

import manifest from "../packages/ui/package.json" with { type: "json" };

export const { version } = manifest;

/** Returns the status of a component of the package, from its tags. Before version 1.0, any component can still change. */
export function statusOf(tags: readonly string[]): string {
  const tagged = ["deprecated", "new"].find((status) => tags.includes(status));
  return tagged ?? (version.startsWith("0.") ? "beta" : "stable");
}

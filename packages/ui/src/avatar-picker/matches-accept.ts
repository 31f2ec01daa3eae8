/** Returns whether a file matches an `accept` list such as `image/*`, `image/png` or `.png`. */
export function matchesAccept(list: string, { name, type }: Pick<File, "name" | "type">): boolean {
  return list
    .toLowerCase()
    .split(",")
    .map((kind) => kind.trim())
    .filter(Boolean)
    .some((kind) => {
      if (kind.startsWith(".")) return name.toLowerCase().endsWith(kind);
      return kind.endsWith("/*") ? type.toLowerCase().startsWith(kind.slice(0, -1)) : type.toLowerCase() === kind;
    });
}

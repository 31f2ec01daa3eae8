/** Returns the first word of a name; empty for an empty name. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? "";

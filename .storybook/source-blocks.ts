/** Words in the code of a function that it doesn't need from its file. */
const known = /^(?:Intl|Math|Number|String|false|new|null|true|typeof|undefined|void)$/;

/** Returns the names that code uses, without its strings, its properties and the keys of its objects. */
const namesIn = (code: string): string[] =>
  code
    // Strings inside templates, as the build writes them.
    .replaceAll(/`[^`$\\]*`/g, "")
    .replaceAll(/`(?:[^`\\]|\\.)*`/g, (text) => [...text.matchAll(/\$\{([^}]*)\}/g)].map(([, part]) => part).join(";"))
    .replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, "")
    .replaceAll(/(?<=[{,]\s*)\w+\s*:/g, "")
    .match(/(?<![\w$.])[a-z_$][\w$]*/gi) ?? [];

/**
 * Prints a function if its code is complete without the code around it, such as a format. Prints another one as empty, because
 * the build has shortened the names that it uses.
 */
export function printFunction(value: unknown): string {
  const [, parameters = "", body = "void 0"] =
    /^(?!async\b)\(?([^()=]*)\)?\s*=>\s*([^{].*)$/s.exec(String(value)) ?? [];
  const own = namesIn(parameters.replaceAll(":", ","));
  const isComplete = namesIn(body).every((name) => own.includes(name) || known.test(name));
  return isComplete && !/^(?:undefined|void 0)$/.test(body) ? `(${parameters.trim()}) => ${body}` : "() => {}";
}

/** Storybook prints fragments by a name that the code doesn't import, with keys that it has generated. */
const fragments = /<(\/?)React\.Fragment(?:\s+key=(?:"[^"]*"|\{[^}]*\}))?\s*>/g;

/** Returns the module that exports a component: an entry point of the package, the router or the icons. */
function moduleOf(name: string, sizes: string): string {
  const [, subpath] = new RegExp(`^\\| ${name} +\\| \`([\\w-]+)\``, "m").exec(sizes) ?? [];
  if (subpath !== undefined) return `@trellis/ui/${subpath}`;
  return name === "Link" ? "react-router-dom" : "lucide-react";
}

/** Completes the code of a component's story, so that it can be pasted: adds the imports. */
export async function completeSource(code: string, { id }: { id: string }): Promise<string> {
  // Storybook takes the property `current` for a cycle.
  const corrected = code.replaceAll(fragments, "<$1>").replaceAll("current: '[Circular]'", "current: true");
  if (!id.startsWith("ui-") || !corrected.startsWith("<")) return corrected;
  const { default: sizes } = await import("../docs/ui-sizes.md?raw");
  const names = new Map<string, string[]>();
  for (const [, name = ""] of corrected.matchAll(/<([A-Z]\w*)/g)) {
    const module = moduleOf(name, sizes);
    names.set(module, [...new Set([...(names.get(module) ?? []), name])].toSorted());
  }
  const imports = [...names].map(([module, list]) => `import { ${list.join(", ")} } from "${module}";`);
  return `${imports.toSorted().join("\n")}\n\n${corrected}`;
}

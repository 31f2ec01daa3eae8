// `npm run figures`: the size and shape of the sources, by workspace, against the limits below; `--list` names the files behind them.
// A file's importers are the files of the repository that import it, directly or through a file that only re-exports: sources,
// tests, stories and scripts. A file that has its own test or story is a module in its own right (docs/decisions/0064-figures.md).
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { relative, resolve } from "node:path";
import { parseSync, Visitor } from "vite";

const limits = { median: 45, p95: 120, max: 250, "casts/1000": 2, "single-importer files": 399 };

interface Source {
  path: string;
  lines: number;
  casts: number;
  importers: number;
}

/** Returns the modules that a file names, the number of its casts (`as const` isn't one), and whether it only re-exports. */
function read(path: string, text: string) {
  const modules: string[] = [];
  let casts = 0;
  const add = (source: { value?: unknown } | null) => {
    if (typeof source?.value === "string") modules.push(source.value);
  };
  const { program } = parseSync(path, text);
  new Visitor({
    ImportDeclaration: ({ source }) => add(source),
    ExportNamedDeclaration: ({ source }) => add(source),
    ExportAllDeclaration: ({ source }) => add(source),
    ImportExpression: ({ source }) => add("value" in source ? source : null),
    TSImportType: ({ source }) => add(source),
    TSTypeAssertion: () => void casts++,
    TSAsExpression: ({ typeAnnotation: { type, start, end } }) => {
      if (type !== "TSTypeReference" || text.slice(start, end) !== "const") casts++;
    },
  }).visit(program);
  const reexports = program.body.every((node) => node.type.startsWith("Export") && "source" in node && node.source);
  return { modules, casts, reexports };
}

/** Returns the path of a module in the repository, with the packages' `@trellis/source` entry points. */
function locate(module: string, from: string): string | undefined {
  try {
    return relative(process.cwd(), createRequire(resolve(from)).resolve(module));
  } catch {
    return undefined;
  }
}

const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" });
const files = tracked
  .split("\n")
  .filter((path) => /\.(tsx?|mjs)$/.test(path) && !path.includes("/peers/") && existsSync(path));
const modules = new Map(
  files.map((path) => {
    const text = readFileSync(path, "utf8");
    const { modules: named, ...rest } = read(path, text);
    return [path, { ...rest, lines: text.split("\n").length - 1, imports: named.map((name) => locate(name, path)) }];
  }),
);

const importers = new Map(files.map((path) => [path, new Set<string>()]));
function addImporter(path: string, importer: string): void {
  importers.get(path)?.add(importer);
  const module = modules.get(path);
  if (module?.reexports) for (const target of module.imports) if (target) addImporter(target, importer);
}
for (const [path, { imports }] of modules) for (const target of imports) if (target) addImporter(target, path);

const sources: Source[] = [...modules]
  .filter(([path]) => /^(packages|apps)\/[^/]+\/src\//.test(path))
  .map(([path, { lines, casts }]) => ({ path, lines, casts, importers: importers.get(path)?.size ?? 0 }));

function figures(of: readonly Source[]) {
  const sizes = of.map((file) => file.lines).toSorted((a, b) => a - b);
  const lines = sizes.reduce((sum, size) => sum + size, 0);
  const casts = of.reduce((sum, file) => sum + file.casts, 0);
  return {
    files: of.length,
    lines,
    median: sizes[sizes.length >> 1] ?? 0,
    p95: sizes[Math.floor(sizes.length * 0.95)] ?? 0,
    max: sizes.at(-1) ?? 0,
    "casts/1000": Math.round((casts / lines) * 100_000) / 100,
    "single-importer files": of.filter((file) => file.importers === 1).length,
  };
}

const workspaces = Map.groupBy(sources, ({ path }) => path.split("/", 2).join("/"));
const total = figures(sources);
console.table({ ...Object.fromEntries([...workspaces].map(([name, own]) => [name, figures(own)])), total, limits });

if (process.argv.includes("--list")) {
  const list = (title: string, of: readonly Source[]) =>
    console.log([`\n${title}:`, ...of.map(({ path, lines, casts }) => `${lines}\t${casts}\t${path}`)].join("\n"));
  list(
    `more than ${limits.p95} lines (lines, casts, path)`,
    sources.filter((file) => file.lines > limits.p95),
  );
  list(
    "more than one cast",
    sources.filter((file) => file.casts > 1),
  );
  list(
    "one importer and fewer than 20 lines",
    sources.filter((file) => file.importers === 1 && file.lines < 20),
  );
}

const exceeded = Object.entries(limits).filter(([name, limit]) => total[name as keyof typeof limits] > limit);
for (const [name, limit] of exceeded) console.error(`${name}: above ${limit}`);
process.exitCode = exceeded.length > 0 ? 1 : 0;

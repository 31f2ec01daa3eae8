import { build, type Rolldown } from "vite";

/** Builds the web app in memory. Returns the paths of the modules whose code ends up in it. */
export async function appModules(): Promise<string[]> {
  const result = (await build({
    configFile: false,
    root: "apps/web",
    logLevel: "silent",
    resolve: { conditions: ["@trellis/source", "module", "browser", "import"] },
    build: { write: false, minify: false },
  })) as Rolldown.RolldownOutput;
  return result.output.flatMap((chunk) =>
    chunk.type === "chunk"
      ? Object.entries(chunk.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? id : []))
      : [],
  );
}

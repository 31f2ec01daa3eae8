// `node generate-client.mjs openapi.json folder`: generates a client from a description of an API.
import { createRequire, registerHooks } from "node:module";
import { pathToFileURL } from "node:url";

// The generator needs the API of the TypeScript compiler, which TypeScript 7 doesn't have. Another tool of this
// repository installs an older compiler.
const { resolve } = createRequire(import.meta.url);
const compiler = createRequire(resolve("ts-json-schema-generator")).resolve("typescript");
registerHooks({
  resolve: (name, context, next) => next(name === "typescript" ? pathToFileURL(compiler).href : name, context),
});

const [, , input = "", output = ""] = process.argv;
const { createClient } = await import("@hey-api/openapi-ts");
await createClient({ input, output, logs: { level: "silent" } });

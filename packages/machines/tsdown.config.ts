import { execFileSync } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { defineConfig } from "tsdown";

/** Emits declarations with `tsc`, because the machines' types are inferred, and renames `.ts` imports to `.js`. */
function emitDeclarations(): void {
  execFileSync("tsc", ["-p", "tsconfig.build.json"], { stdio: "inherit" });
  for (const file of globSync("dist/**/*.d.ts")) {
    writeFileSync(file, readFileSync(file, "utf8").replaceAll(/(["'])(\.{1,2}\/[^"']+)\.ts\1/g, "$1$2.js$1"));
  }
}

export default defineConfig({
  entry: [
    "src/onboarding/index.ts",
    "src/password-reset/index.ts",
    "src/subscription/index.ts",
    "src/youtube-connection/index.ts",
    "src/testing.ts",
    "src/types.ts",
  ],
  format: "esm",
  platform: "neutral",
  target: "es2022",
  unbundle: true,
  sourcemap: true,
  dts: false,
  hooks: { "build:done": emitDeclarations },
});

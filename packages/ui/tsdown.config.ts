import { defineConfig } from "tsdown";
import manifest from "./package.json" with { type: "json" };

const sources = Object.values(manifest.exports).flatMap((target) =>
  typeof target === "string" ? [] : [target["@trellis/source"]],
);

/** Builds the entry points of package.json without bundling, so that importing one component loads no other. */
export default defineConfig({
  entry: sources.filter((file) => /\.tsx?$/.test(file)),
  format: "esm",
  platform: "neutral",
  target: "es2022",
  unbundle: true,
  sourcemap: true,
  dts: { oxc: true, sourcemap: true },
  copy: [
    { from: "src/theme/*.css", to: "dist/theme" },
    { from: "src/theme/fonts/*", to: "dist/theme/fonts" },
  ],
  inputOptions: {
    checks: { moduleLevelDirective: false },
    transform: { plugins: { styledComponents: { displayName: false, pure: true } } },
  },
});

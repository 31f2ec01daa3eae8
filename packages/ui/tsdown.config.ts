import { defineConfig } from "tsdown";

/** One entry per component and no bundling: who imports the button gets the button. */
export default defineConfig({
  entry: ["src/*/index.ts"],
  format: "esm",
  platform: "neutral",
  target: "es2022",
  unbundle: true,
  sourcemap: true,
  dts: { oxc: true, sourcemap: true },
  copy: [
    { from: "src/theme/theme.css", to: "dist/theme" },
    { from: "src/theme/fonts/*", to: "dist/theme/fonts" },
  ],
  inputOptions: {
    checks: { moduleLevelDirective: false },
    transform: { plugins: { styledComponents: { displayName: false, pure: true } } },
  },
});

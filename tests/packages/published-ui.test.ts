import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import manifest from "../../packages/ui/package.json" with { type: "json" };
import { subpaths } from "../bench/ui-size.ts";
import { installPacked, runIn } from "./packed.ts";

describe("@trellis/ui, packed", { timeout: 60_000 }, () => {
  let project = "";

  beforeAll(() => {
    project = installPacked("ui", ["react", "react-dom", "styled-components", "lucide-react", "@base-ui/react"]);
  }, 300_000);

  afterAll(() => rmSync(project, { recursive: true, force: true }));

  it("MIS-07 the component package works alone: every entry point loads with only its declared dependencies", () => {
    expect(Object.keys(manifest.dependencies)).toEqual(["@base-ui/react", "lucide-react"]);
    expect(Object.keys(manifest.peerDependencies)).toEqual(["react", "react-dom", "styled-components"]);
    const html = runIn(
      project,
      `import { createElement } from "react";
       import { renderToString } from "react-dom/server";
       for (const path of ${JSON.stringify(subpaths)}) await import("@trellis/ui/" + path);
       const { Button } = await import("@trellis/ui/button");
       console.log(renderToString(createElement(Button, { type: "submit" }, "Plant")));`,
    );
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*>.*Plant.*<\/button>/);
  });
});

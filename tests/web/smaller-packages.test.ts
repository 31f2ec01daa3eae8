import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { smallerPackagesPlugin } from "../../apps/web/smaller-packages.ts";

type Transform = (code: string, id: string) => { code: string } | undefined;

const { transform } = smallerPackagesPlugin();
const edit = (typeof transform === "object" && (transform.handler as unknown as Transform)) as Transform;

const router =
  globSync("node_modules/react-router/dist/development/chunk-*.mjs").find((file) =>
    readFileSync(file, "utf8").includes("function BrowserRouter("),
  ) ?? "";
const [prefixer = ""] = globSync("node_modules/{styled-components/node_modules/,}stylis/src/Prefixer.js");

describe("smaller packages", () => {
  it("lets the bundler drop the unused components of the installed router", () => {
    const { code = "" } = edit(readFileSync(router, "utf8"), router) ?? {};
    expect(code).toContain("var Link = /* @__PURE__ */ React");
    expect(code).toContain("var ENABLE_DEV_WARNINGS = false;");
    expect(code).toContain("extends React2.Component {static contextType = RSCRouterContext;");
    expect(code).not.toMatch(/^\w+\.(?:displayName|contextType)/m);
  });

  it("replaces the vendor prefixes of styled-components", () => {
    expect(edit(readFileSync(prefixer, "utf8"), prefixer)?.code).toBe("export const prefix = (value) => value;");
  });

  it("imports each icon from its file", () => {
    const code = 'import { CircleCheck, Share2 as Share, X } from "lucide-react";';
    expect(edit(code, "/packages/ui/src/share.tsx")?.code).toBe(
      'import CircleCheck from "lucide-react/icons/circle-check";import Share from "lucide-react/icons/share-2";import X from "lucide-react/icons/x";',
    );
  });

  it("leaves other code alone", () => {
    expect(edit("export const one = 1;", "/packages/ui/src/one.tsx")).toBeUndefined();
  });
});

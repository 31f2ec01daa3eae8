import { existsSync, globSync, readFileSync } from "node:fs";
import { passwordResetMachine } from "@trellis/machines/password-reset";
import { youtubeConnectionMachine } from "@trellis/machines/youtube-connection";
import { beforeAll, describe, expect, it } from "vitest";
import { listComponents } from "../bench/ui-size.ts";
import { axeIn, makeFreshApp, openFreshApp, typeErrors } from "./fresh-app/fresh-app.ts";
import type { Probed } from "./fresh-app/stage.ts";
import { installPacked, runIn } from "./packed.ts";

interface Manifest {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}
const manifest = (path: string): Manifest => JSON.parse(readFileSync(path, "utf8")) as Manifest;
const importsUnder = (folder: string): string[] =>
  globSync(`${folder}/**/*.{ts,tsx}`).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/(?:\bfrom|\bimport)\s*\(?\s*"([^"./][^"]*)"/g)].map(
      ([, from = ""]) => from,
    ),
  );

describe("the house", () => {
  it("MIS-01 has the agreed rooms at the top", () => {
    const rooms = ["package.json", "tsconfig.json", "vite.config.ts", ".storybook", "packages/ui", "packages/machines"];
    expect([...rooms, "apps/web", "stories", "tests"].filter((room) => !existsSync(room))).toEqual([]);
  });

  it("MIS-03 has a machine for the password reset, one screen after the other", () => {
    expect(Object.keys(passwordResetMachine.states)).toEqual(
      expect.arrayContaining(["askingEmail", "askingCode", "askingPassword", "changed"]),
    );
  });

  it("MIS-04 has a machine for the onboarding wizard, and the app runs on it", () => {
    expect(importsUnder("apps/web/src")).toContain("@trellis/machines/onboarding");
  });

  it("MIS-05 has a machine for the subscription, and the app runs on it", () => {
    expect(importsUnder("apps/web/src")).toContain("@trellis/machines/subscription");
  });

  it("MIS-06 has a machine for the YouTube connection: connect, come back, disconnect", () => {
    expect(Object.keys(youtubeConnectionMachine.states)).toEqual(
      expect.arrayContaining(["disconnected", "consenting", "connected"]),
    );
  });

  it("MIS-09 has one app that composes both packages", () => {
    const imports = importsUnder("apps/web/src");
    expect(imports.some((from) => from.startsWith("@trellis/ui/"))).toBe(true);
    expect(imports.some((from) => from.startsWith("@trellis/machines/"))).toBe(true);
    expect(importsUnder("packages/*/src").filter((from) => from.startsWith("@trellis/"))).toEqual([]);
  });
});

describe("@trellis/ui, packed", { timeout: 600_000 }, () => {
  let project = "";

  beforeAll(() => {
    project = installPacked("ui", [
      "react",
      "react-dom",
      "styled-components",
      "lucide-react",
      "@base-ui/react",
      "@types/node",
      "@types/react",
      "@types/react-dom",
      "vite",
    ]);
  }, 300_000);

  it("MIS-07 stands alone: presentational, and rendered from its tarball without the rest", () => {
    const imports = new Set(
      importsUnder("packages/ui/src").map((from) =>
        from
          .split("/")
          .slice(0, from.startsWith("@") ? 2 : 1)
          .join("/"),
      ),
    );
    expect([...imports].toSorted()).toEqual(
      ["@base-ui/react", "lucide-react", "react", "react-dom", "styled-components"].filter((name) => imports.has(name)),
    );
    expect(Object.keys(manifest("packages/ui/package.json").peerDependencies ?? {}).toSorted()).toEqual([
      "react",
      "react-dom",
      "styled-components",
    ]);
    const html = runIn(
      project,
      `import { createElement } from "react";
       import { renderToString } from "react-dom/server";
       import { Button } from "@trellis/ui/button";
       console.log(renderToString(createElement(Button, { type: "submit" }, "Plant")));`,
    );
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*>.*Plant.*<\/button>/);
  });

  it("gives a fresh app every component: strictly typed, clean in every theme, nothing leaked and nothing left behind", async () => {
    makeFreshApp(project);
    expect(typeErrors(project)).toBe("");
    const { page, complaints, close } = await openFreshApp(project);
    try {
      const names = await page.evaluate(() => window.stage.names);
      const published = (await listComponents()).map(({ name }) => name);
      expect(names.toSorted()).toEqual(expect.arrayContaining(published));

      const probed = new Map<string, Probed>();
      for (const name of names) probed.set(name, await page.evaluate((part) => window.stage.probe(part), name));
      const faults = [...probed].flatMap(([name, probe]) => probe.complaints.map((fault) => `${name}: ${fault}`));
      expect(faults).toEqual([]);

      const changed: string[] = [];
      for (const [name, { look }] of probed) {
        const again = await page.evaluate((part) => window.stage.probe(part), name);
        changed.push(...again.look.filter((line, index) => line !== look[index]).map((line) => `${name}: ${line}`));
      }
      expect(changed).toEqual([]);

      // Colors are judged where they rest, not half-way in a fade.
      await page.addStyleTag({ content: "* { transition: none !important; animation: none !important; }" });
      const modal = names.filter((name) => probed.get(name)?.isModal);
      const shows = [names.filter((name) => !modal.includes(name)), ...modal.map((name) => [name])];
      for (const show of shows) {
        await page.evaluate((parts) => window.stage.show(parts), show);
        expect(await axeIn(page)).toEqual([]);
      }
      expect(complaints).toEqual([]);
    } finally {
      await close();
    }
  });
});

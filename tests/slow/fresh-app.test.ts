import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listComponents } from "../bench/ui-size.ts";
import { axeIn, makeFreshApp, openFreshApp, typeErrors } from "../packages/fresh-app/fresh-app.ts";
import type { ProbeResult } from "../packages/fresh-app/stage.ts";
import { installPacked } from "../packages/packed.ts";

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

  afterAll(() => rmSync(project, { recursive: true, force: true }));

  it("every component works in a new app: strict types, no axe violations in any theme, no leaked styles or elements", async () => {
    makeFreshApp(project);
    expect(typeErrors(project)).toBe("");
    const { page, errors, close } = await openFreshApp(project);
    try {
      const names = await page.evaluate(() => window.stage.names);
      const published = (await listComponents()).map(({ name }) => name);
      expect(names.toSorted()).toEqual(expect.arrayContaining(published));

      const probed = new Map<string, ProbeResult>();
      for (const name of names) probed.set(name, await page.evaluate((part) => window.stage.probe(part), name));
      const faults = [...probed].flatMap(([name, probe]) => probe.problems.map((fault) => `${name}: ${fault}`));
      expect(faults).toEqual([]);

      const changed: string[] = [];
      for (const [name, { styles }] of probed) {
        const again = await page.evaluate((part) => window.stage.probe(part), name);
        changed.push(...again.styles.filter((line, index) => line !== styles[index]).map((line) => `${name}: ${line}`));
      }
      expect(changed).toEqual([]);

      // Check final colors, not those in the middle of a transition.
      await page.addStyleTag({ content: "* { transition: none !important; animation: none !important; }" });
      const modal = names.filter((name) => probed.get(name)?.isModal);
      const shows = [names.filter((name) => !modal.includes(name)), ...modal.map((name) => [name])];
      for (const show of shows) {
        await page.evaluate((parts) => window.stage.show(parts), show);
        expect(await axeIn(page)).toEqual([]);
      }
      expect(errors).toEqual([]);
    } finally {
      await close();
    }
  });
});

import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listComponents } from "../bench/ui-size.ts";
import { axeIn, makeFreshApp, openFreshApp, typeErrors } from "../packages/fresh-app/fresh-app.ts";
import type { ProbeResult } from "../packages/fresh-app/stage.ts";
import { installPacked } from "../packages/packed.ts";

describe("the packed @trellis/ui", { timeout: 600_000 }, () => {
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

  /** Returns the computed styles that a reset sets. Other margins depend on the width of text, and so on the page's font. */
  const resetStyles = ({ styles }: ProbeResult): string[] =>
    styles.filter(
      (line) =>
        / (?:box-sizing|border-top|border-inline-start|padding|min-width|list-style-type):/.test(line) ||
        / (?:H\d|P|UL|OL|DL|DD|FIGURE|BLOCKQUOTE|FIELDSET) margin:/.test(line),
    );

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

  it("components look the same with tokens.css and the base styles of the README, apart from the font", async () => {
    makeFreshApp(project);
    const { page, close } = await openFreshApp(project);
    try {
      const names = await page.evaluate(() => window.stage.names);
      const probeAll = async () => {
        const lines: string[] = [];
        for (const name of names) {
          const styles = resetStyles(await page.evaluate((part) => window.stage.probe(part), name));
          lines.push(...styles.map((line) => `${name}: ${line}`));
        }
        return lines;
      };
      const expected = await probeAll();
      const installed = join(project, "node_modules/@trellis/ui");
      const tokens = readFileSync(join(installed, "dist/theme/tokens.css"), "utf8");
      const [, base] = /```css\n(.*?)```/s.exec(readFileSync(join(installed, "README.md"), "utf8")) ?? [];
      await page.locator("link[rel=stylesheet]").evaluate((link) => link.remove());
      await page.addStyleTag({ content: tokens });
      await page.addStyleTag({ content: String(base) });
      expect(await probeAll()).toEqual(expected);
    } finally {
      await close();
    }
  });
});

import { join } from "node:path";
import type { Page } from "@playwright/test";

interface WithAxe {
  axe: {
    run: (where: string | object, how: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
  };
}

/** The copy of axe that `@axe-core/playwright` installs. The package itself would inject axe into every frame. */
const file = join(import.meta.dirname, "../../node_modules/axe-core/axe.min.js");

interface Options {
  /** The only rules to check; all if omitted. */
  only?: readonly string[];
  /** Rules that are not checked. */
  without?: readonly string[];
}

/** Returns the axe violations in a part of the page. */
export async function findViolations(page: Page, where: string | object, options: Options = {}): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.addScriptTag({ path: file });
  return page.evaluate(
    async ({ place, only, without = [] }) => {
      const { axe } = globalThis as unknown as WithAxe;
      // Text that is fading in has too little contrast.
      const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      await Promise.allSettled(transitions.map(({ finished }) => finished));
      const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
      const how = {
        rules,
        iframes: false,
        preload: false,
        resultTypes: ["violations"],
        ...(only && { runOnly: only }),
      };
      const { violations } = await axe.run(place, how);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
    },
    { place: where, ...options },
  );
}

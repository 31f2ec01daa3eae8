import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { palettes } from "../../packages/ui/src/theme/palettes.ts";
import { AuthVines } from "../../packages/ui/src/auth-art/vines.tsx";

const { light } = palettes;

/** Draws the vines as an SVG file that pages reference. The vines have the same colors in every theme. */
function drawingOf(scene: "garden" | "bud"): string {
  const drawn = renderToStaticMarkup(<AuthVines scene={scene} />)
    .replaceAll(/ (?:data-\w+|style|pathLength)="[^"]*"/g, "")
    .replaceAll(/var\(--tr-([\w-]+)\)/g, (_, name: string) => light[`frame-${name}`] ?? light[name] ?? "");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="760" height="940" viewBox="0 0 760 940"><g id="vines">${drawn}</g></svg>\n`;
}

// Run with -u to update the drawings.
it.each(["garden", "bud"] as const)("the drawing of the vines in the %s scene is up to date", async (scene) => {
  await expect(drawingOf(scene)).toMatchFileSnapshot(`../../apps/web/src/features/auth-picture/vines-${scene}.svg`);
});

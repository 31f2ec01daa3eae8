import { expect, within } from "../../.storybook/in-language.ts";

type Canvas = Pick<ReturnType<typeof within>, "getByRole">;

/** Returns the text of each element with collapsed whitespace. */
export const textsOf = (elements: readonly HTMLElement[]): string[] =>
  elements.map(({ textContent }) => textContent.replaceAll(/\s+/g, " "));

/** Returns the items of a named list, or of the list in a named region. */
export const itemsOf = (canvas: Canvas, role: "list" | "region", name: string): HTMLElement[] =>
  within(canvas.getByRole(role, { name })).getAllByRole("listitem");

/** Expects that the buttons of the open tab, or of a part of it, do nothing and that the page explains why. */
export async function expectInert(
  canvas: Canvas,
  click: (button: HTMLElement) => Promise<void>,
  count: number,
  panel = canvas.getByRole("tabpanel"),
): Promise<void> {
  const buttons = within(panel).getAllByRole("button");
  await expect(buttons).toHaveLength(count);
  const before = panel.innerHTML;
  for (const button of buttons) {
    await expect(button).toHaveAccessibleDescription(/Sample data/);
    await click(button);
  }
  await expect(panel.innerHTML).toBe(before);
}

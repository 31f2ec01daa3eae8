/** Moves the focus from a tag that is being removed to the next one, or the previous one if it is the last. */
export function focusNeighbour(button: HTMLElement): void {
  const list = button.closest("ul, ol, [role='list'], [role='group'], fieldset, form") ?? document.body;
  const buttons = [...list.querySelectorAll<HTMLElement>("[data-tag-remove]:not(:disabled)")];
  const index = buttons.indexOf(button);
  (buttons[index + 1] ?? buttons[index - 1])?.focus();
}

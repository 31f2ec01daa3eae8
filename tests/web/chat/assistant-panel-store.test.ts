import { afterEach, expect, test, vi } from "vitest";
import { assistantPanelStore, keepButton } from "../../../apps/web/src/features/chat/assistant-panel-store.ts";

afterEach(() => vi.unstubAllGlobals());

/** A button that is visible or not, and that records whether it was focused. */
const button = (isVisible: boolean) => ({ checkVisibility: () => isVisible, focus: vi.fn<() => void>() });
const asElement = (fake: ReturnType<typeof button>) => fake as unknown as HTMLElement;

/** Closes the panel, which was opened by a hidden button, before the button of the bottom bar has loaded. */
function closeEarly(activeElement: "the page" | "a field") {
  const body = {};
  vi.stubGlobal("document", { body, activeElement: activeElement === "the page" ? body : {} });
  assistantPanelStore.open(asElement(button(false)));
  assistantPanelStore.close();
  assistantPanelStore.returnFocus();
}

test("focuses the button of the bottom bar as soon as it has loaded", () => {
  closeEarly("the page");
  const inBar = button(true);
  const remove = keepButton(asElement(inBar));
  const later = button(true);
  keepButton(asElement(later))();
  remove();
  expect(inBar.focus).toHaveBeenCalledOnce();
  expect(later.focus).not.toHaveBeenCalled();
});

test("leaves the focus where the user has moved it in the meantime", () => {
  closeEarly("a field");
  const inBar = button(true);
  keepButton(asElement(inBar))();
  expect(inBar.focus).not.toHaveBeenCalled();
});

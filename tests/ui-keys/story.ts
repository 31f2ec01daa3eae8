import { composeStories, type composeStory } from "@storybook/react-vite";
import { isMockFunction, onMockCall } from "storybook/test";
import { type Locator, page, userEvent } from "vitest/browser";
import { expect, onTestFinished } from "vitest";

type StoryFile = Parameters<typeof composeStories>[0];

export const storyFiles = import.meta.glob<StoryFile>("../../stories/ui/*.stories.tsx");
const pathOf = (component: string) => `../../stories/ui/${component}.stories.tsx`;

/** The keys that passing tests pressed, by component. */
export const pressedKeys = new Map<string, Set<string>>();

// With a `<base>` element, following a fragment link would leave the page.
document.querySelector("base")?.remove();

let recorded: string[] = [];
let calls: string[] = [];
onMockCall((mock) => calls.push(mock.getMockName()));

/** Names of the callbacks that were called since the story was opened, in order. */
export const callbacks = (): readonly string[] => calls;

/** Converts "TenOfThirty" to "ten-of-thirty", as in the id of a story. */
const toKebab = (name: string) => name.replaceAll(/(?<!^)(?=[A-Z])/g, "-").toLowerCase();

/** Names the mock callbacks in a story's args after their props, including callbacks inside objects. */
function nameCallbacks(args: object): void {
  for (const [prop, value] of Object.entries(args)) {
    if (isMockFunction(value)) {
      if (!/^on[A-Z]/.test(value.getMockName())) value.mockName(prop);
    } else if (Array.isArray(value) || Object.getPrototypeOf(value ?? "") === Object.prototype) nameCallbacks(value);
  }
}

/** Renders a component's story and runs its play function; `menu--closed` is `Closed` in `menu.stories.tsx`. */
export async function openStory(id: string, viewport: "desktop" | "phone" = "desktop"): Promise<void> {
  const [component = "", name] = id.split("--");
  const file = await storyFiles[pathOf(component)]?.();
  if (!file) throw new Error(`There is no ${pathOf(component)}.`);
  // Accessibility is checked when the stories run as tests.
  const stories = composeStories(file, { initialGlobals: { a11y: { manual: true } } });
  const story = Object.entries<ReturnType<typeof composeStory>>(stories).find(
    ([exportName]) => toKebab(exportName) === name,
  )?.[1];
  if (!story) throw new Error(`There is no story ${id}.`);
  await (viewport === "phone" ? page.viewport(375, 800) : page.viewport(1280, 720));
  history.replaceState(null, "", location.pathname + location.search);
  nameCallbacks(story.args);
  await story.run();
  const keys: string[] = [];
  recorded = keys;
  calls = [];
  onTestFinished(({ task }) => {
    if (task.result?.state !== "pass") return;
    pressedKeys.set(component, new Set([...(pressedKeys.get(component) ?? []), ...keys]));
  });
}

/** Converts a key such as "Shift+Tab" to the syntax of `userEvent.keyboard`. */
const toKeyboard = (key: string): string => {
  const [last = "", ...modifiers] = key.split("+").toReversed();
  const pressed = last === "Space" ? "[Space]" : last.length === 1 ? last : `{${last}}`;
  return modifiers.reduce((inner, modifier) => `{${modifier}>}${inner}{/${modifier}}`, pressed);
};

/** Presses keys one after another, as real key events of the browser. */
export async function press(...keys: string[]): Promise<void> {
  recorded.push(...keys);
  for (const key of keys) await userEvent.keyboard(toKeyboard(key));
}

/** Types text into the focused element. */
export const type = (text: string): Promise<void> => userEvent.keyboard(text.replaceAll(/[{[]/g, "$&$&"));

/** Waits until the locator matches the given number of elements. */
export const expectCount = async (locator: Locator, count: number): Promise<void> => {
  await expect.poll(() => locator.elements().length).toBe(count);
};

/** Waits until an element is hidden or gone. */
export const expectHidden = async (locator: Locator): Promise<void> => {
  await expect.poll(() => locator.query()?.checkVisibility() ?? false).toBe(false);
};

/** Waits until focus is on an element that matches the selector. */
export const expectFocusOn = async (selector: string): Promise<void> => {
  await expect.poll(() => document.activeElement?.matches(selector)).toBe(true);
};

/** Waits until focus is inside an element. */
export const expectFocusInside = async (locator: Locator): Promise<void> => {
  await expect.poll(() => locator.query()?.contains(document.activeElement)).toBe(true);
};

/** Returns a locator for the first element that matches the selector. */
export const find = (selector: string): Locator => page.elementLocator(document.querySelector(selector)!);

/** Copies text to the clipboard as a user would. */
export async function copy(text: string): Promise<void> {
  const area = document.createElement("textarea");
  area.value = text;
  document.body.append(area);
  area.select();
  await userEvent.keyboard("{Control>}c{/Control}");
  area.remove();
}

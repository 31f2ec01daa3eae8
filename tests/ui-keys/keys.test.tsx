import { expect, it } from "vitest";
import "./buttons.tsx";
import "./fields.tsx";
import "./forms.tsx";
import "./frames.tsx";
import "./overlays.tsx";
import "./panels.tsx";
import "./pickers.tsx";
import "./views.tsx";
import { documentedKeys } from "./documented-keys.ts";
import { pressedKeys } from "./story.ts";

const tables = await documentedKeys();

// Runs after the imported tests, which record the keys they press.
it.each(tables)("$component: every documented key is pressed in a passing test", ({ component, keys }) => {
  const pressed = [...(pressedKeys.get(component) ?? [])];
  expect(
    keys.filter((key) => !pressed.some((each) => each === key || (key === "Arrow" && each.startsWith(key)))),
  ).toEqual([]);
});

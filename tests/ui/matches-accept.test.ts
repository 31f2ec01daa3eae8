import { expect, it } from "vitest";
import { matchesAccept } from "../../packages/ui/src/avatar-picker/matches-accept.ts";

it.each([
  ["image/*", { name: "me.png", type: "image/png" }, true],
  ["image/*", { name: "ME.HEIC", type: "IMAGE/HEIC" }, true],
  ["image/*", { name: "me.png.pdf", type: "application/pdf" }, false],
  ["image/*", { name: "no-type", type: "" }, false],
  ["image/*", { name: "odd", type: "imagery/png" }, false],
  ["image/png, image/webp", { name: "me.webp", type: "image/webp" }, true],
  ["image/png, image/webp", { name: "me.gif", type: "image/gif" }, false],
  [".PNG,.jpg", { name: "me.png", type: "" }, true],
  ["", { name: "me.png", type: "image/png" }, false],
])("accept list %j matches %o: %s", (list, file, taken) => {
  expect(matchesAccept(list, file)).toBe(taken);
});

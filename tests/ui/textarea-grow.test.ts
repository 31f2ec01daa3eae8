import { afterEach, expect, it, vi } from "vitest";
import { grow } from "../../packages/ui/src/textarea/grow.ts";

const area = () => ({ style: { height: "" }, scrollHeight: 140 }) as HTMLTextAreaElement;
const browserThatGrows = (can: boolean) => vi.stubGlobal("CSS", { supports: () => can });

afterEach(() => vi.unstubAllGlobals());

it("sets the height to fit the text in browsers without field-sizing", () => {
  browserThatGrows(false);
  const written = area();
  grow(written);
  expect(written.style.height).toBe("140px");
});

it("leaves the height to CSS in browsers with field-sizing", () => {
  browserThatGrows(true);
  const written = area();
  grow(written);
  expect(written.style.height).toBe("");
});

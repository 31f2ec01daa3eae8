import { afterEach, expect, it, vi } from "vitest";
import { grow } from "../../packages/ui/src/textarea/grow.ts";

const area = () => ({ style: { height: "" }, scrollHeight: 140 }) as HTMLTextAreaElement;
const browserThatGrows = (can: boolean) => vi.stubGlobal("CSS", { supports: () => can });

afterEach(() => vi.unstubAllGlobals());

it("gives a textarea the height of its text where CSS can't", () => {
  browserThatGrows(false);
  const written = area();
  grow(written);
  expect(written.style.height).toBe("140px");
});

it("leaves it to CSS where it can", () => {
  browserThatGrows(true);
  const written = area();
  grow(written);
  expect(written.style.height).toBe("");
});

import type { Locator, Page } from "@playwright/test";
import type { ContentRequest } from "@trellis/contract/content";
import type { CallName } from "./api-calls.ts";

/** The call that generates content. */
export const contentCall: CallName = "PUT /ai/generate-content";

/** The controls and outputs of the page. */
export const creation = (page: Page) => ({
  tool: (name: string): Locator => page.getByRole("tab", { name }),
  platform: (name: string): Locator => page.getByRole("radiogroup", { name: "Platform" }).getByRole("radio", { name }),
  topic: page.getByRole("textbox", { name: "Topic" }),
  tone: page.getByRole("combobox", { name: "Tone" }),
  audience: page.getByRole("textbox", { name: "Audience" }),
  generate: page.getByRole("button", { name: /^Generat/ }),
  /** The card around the text. */
  panel: page.getByRole("region", { name: /^Your (caption|script|hashtags|outline)$/ }),
  /** The generated text in that card. */
  text: page.getByRole("group", { name: /^Your (caption|script|hashtags|outline)$/ }),
  ideas: page.getByRole("list", { name: "Content ideas" }).getByRole("listitem"),
});

/** Opens the page and waits until it is usable. */
export async function openCreation(page: Page): Promise<ReturnType<typeof creation>> {
  await page.goto("/creation");
  const parts = creation(page);
  await parts.generate.waitFor();
  return parts;
}

/** The request that an empty form sends. */
export const defaultRequest: ContentRequest = {
  topic: "",
  platform: "Instagram",
  tone: "Motivational",
  audience: "",
  selectedTool: "caption",
};

/** A reply with three ideas: of high, medium and unknown engagement. */
export const sampleReply = {
  content: "Bread:  one loaf,\nthree days 🌱 ",
  contentIdeas: [
    { id: 1, title: "Why bread sinks", category: "Mistakes", engagement: "High", trending: true },
    { id: 2, title: "The first loaf", category: "Tutorial", engagement: "Medium", trending: false },
    { id: 3, title: "My oven", category: "Tools", engagement: "Rather quiet", trending: false },
  ],
};

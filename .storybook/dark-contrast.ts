import { afterEach as checkAccessibility } from "@storybook/addon-a11y/preview";

type StoryContext = Parameters<typeof checkAccessibility>[0];

/** Checks the color contrast of the rendered story in the dark theme, without playing the story again. */
export async function checkDarkContrast(context: StoryContext): Promise<void> {
  const { dataset } = document.documentElement;
  const { theme = "light" } = dataset;
  dataset["theme"] = "dark";
  const options = { runOnly: ["color-contrast"], reporter: "no-passes" };
  const parameters = { ...context.parameters, a11y: { ...context.parameters["a11y"], options } };
  try {
    await checkAccessibility({ ...context, parameters });
  } catch (error) {
    throw new Error(`In the dark theme: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  } finally {
    dataset["theme"] = theme;
  }
}

import { afterEach as checkAccessibility } from "@storybook/addon-a11y/preview";

type StoryContext = Parameters<typeof checkAccessibility>[0];

/**
 * Options for axe in a test run. Complete results would make the JSON report 70 MB larger. Loading the style sheets again
 * takes a sixth of the run time and is only needed for the orientation rule, which is off. No story contains a frame.
 */
export const quickOptions = { reporter: "no-passes", preload: false, iframes: false };

/** Checks the color contrast of the rendered story in the dark theme, without playing the story again. */
export async function checkDarkContrast(context: StoryContext): Promise<void> {
  const { dataset } = document.documentElement;
  const { theme = "light" } = dataset;
  dataset["theme"] = "dark";
  const options = { ...quickOptions, runOnly: ["color-contrast"] };
  const parameters = { ...context.parameters, a11y: { ...context.parameters["a11y"], options } };
  try {
    await checkAccessibility({ ...context, parameters });
  } catch (error) {
    throw new Error(`In the dark theme: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  } finally {
    dataset["theme"] = theme;
  }
}

import { afterEach as checkAccessibility } from "@storybook/addon-a11y/preview";

type StoryContext = Parameters<typeof checkAccessibility>[0];

/**
 * Options for axe in a test run. `no-passes` makes the JSON report 70 MB smaller. Preloading style sheets would take a sixth
 * of the run time, and only the orientation rule, which is off, needs them. No story has content in a frame.
 */
const quickOptions = { reporter: "no-passes", preload: false, iframes: false };

async function check(context: StoryContext, options: object): Promise<void> {
  const a11y = { ...context.parameters["a11y"], test: "error", options: { ...quickOptions, ...options } };
  await checkAccessibility({ ...context, parameters: { ...context.parameters, a11y } });
}

/** Checks the rendered story, and its color contrast in the dark theme too, without playing the story again. */
export async function checkBothThemes(context: StoryContext): Promise<void> {
  // Such a story looks like another story, which checks the colors. The contrast rule takes half of axe's time.
  if (context.tags.includes("behavior")) {
    await check(context, { rules: { "color-contrast": { enabled: false } } });
    return;
  }
  await check(context, {});
  const { dataset } = document.documentElement;
  const { theme = "light" } = dataset;
  dataset["theme"] = "dark";
  try {
    await check(context, { runOnly: ["color-contrast"] });
  } catch (error) {
    throw new Error(`In the dark theme: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  } finally {
    dataset["theme"] = theme;
  }
}

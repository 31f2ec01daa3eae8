import { afterEach as checkAccessibility } from "@storybook/addon-a11y/preview";

type StoryContext = Parameters<typeof checkAccessibility>[0];

/**
 * Options for axe in a test run. `no-passes` makes the JSON report 70 MB smaller. Preloading style sheets would take a sixth
 * of the run time, and only the orientation rule, which is off, needs them. Tested stories have no content in a frame.
 */
const quickOptions = { reporter: "no-passes", preload: false, iframes: false };

/** React ignores `!important` in inline styles, so the rule on spacing can't fail. It would take an eighth of axe's time. */
const pageRules = { "avoid-inline-spacing": { enabled: false }, "color-contrast": { enabled: false } };

async function check(context: StoryContext, options: object, include?: readonly Element[]): Promise<void> {
  const a11y = { ...context.parameters["a11y"], test: "error", options: { ...quickOptions, ...options } };
  if (include) a11y.context = { include };
  await checkAccessibility({ ...context, parameters: { ...context.parameters, a11y } });
}

/** Looks of elements, each with its number. */
const looks = new Map<string, number>();
/** Looks whose contrast has passed. Most elements look the same in every story of a screen. */
const passedLooks = new Set<number>();

/** Returns a number for what determines an element's contrast: its place in the page, its font, and the colors behind it. */
function lookOf(element: Element, known: Map<Element, number>): number {
  const found = known.get(element);
  if (found !== undefined) return found;
  const { parentElement, tagName } = element;
  const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } = getComputedStyle(element);
  const own = [
    tagName,
    element.getAttribute("class"),
    color,
    backgroundColor,
    backgroundImage,
    opacity,
    fontSize,
    fontWeight,
  ];
  const look = `${parentElement ? lookOf(parentElement, known) : ""} ${own.join(" ")}`;
  const number = looks.get(look) ?? looks.size;
  looks.set(look, number);
  known.set(element, number);
  return number;
}

const hasText = (element: Element): boolean =>
  element.matches("input, textarea, select") ||
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());

/** Checks the contrast of one element of each look that has not passed yet. The contrast rule takes half of axe's time. */
async function checkContrast(context: StoryContext): Promise<void> {
  const known = new Map<Element, number>();
  const unchecked = new Map<number, Element>();
  for (const element of document.body.querySelectorAll("*")) {
    if (!hasText(element) || !element.checkVisibility()) continue;
    const look = lookOf(element, known);
    if (!passedLooks.has(look)) unchecked.set(look, element);
  }
  if (unchecked.size === 0) return;
  // An app that is still rendering may remove the elements before axe reads them; without any element, axe would throw.
  await check(context, { runOnly: ["color-contrast"] }, [document.head, ...unchecked.values()]);
  for (const [look, element] of unchecked) if (element.isConnected) passedLooks.add(look);
}

/** Checks the rendered story, and its color contrast in the dark theme too, without playing the story again. */
export async function checkBothThemes(context: StoryContext): Promise<void> {
  await check(context, { rules: pageRules });
  await checkContrast(context);
  const { dataset } = document.documentElement;
  const { theme = "light" } = dataset;
  dataset["theme"] = "dark";
  try {
    await checkContrast(context);
  } catch (error) {
    throw new Error(`In the dark theme: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  } finally {
    dataset["theme"] = theme;
  }
}

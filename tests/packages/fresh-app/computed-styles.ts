const properties = [
  "display",
  "box-sizing",
  "position",
  "color",
  "background-color",
  "background-image",
  "border-top",
  "border-inline-start",
  "border-radius",
  "box-shadow",
  "padding",
  "margin",
  "font",
  "letter-spacing",
  "text-align",
  "text-decoration-line",
  "min-width",
  "gap",
  "grid-template-columns",
  "list-style-type",
  "cursor",
  "fill",
  "stroke",
];

/** Returns computed styles of an element and its first descendants. */
export function computedStylesOf(element: Element): string[] {
  // Skip transitions and animations.
  for (const animation of element.getAnimations({ subtree: true })) animation.cancel();
  const first = [element, ...element.querySelectorAll("*")].slice(0, 16);
  return first.flatMap((each, index) => {
    const style = getComputedStyle(each);
    return properties.map((name) => `${index} ${each.tagName} ${name}: ${style.getPropertyValue(name)}`);
  });
}

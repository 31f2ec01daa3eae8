const properties = [
  "display",
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
  "gap",
  "grid-template-columns",
  "list-style-type",
  "cursor",
  "fill",
  "stroke",
];

/** How an element and what is first in it look. */
export function lookOf(element: Element): string[] {
  // What is still on its way is taken as arrived.
  for (const animation of element.getAnimations({ subtree: true })) animation.cancel();
  const first = [element, ...element.querySelectorAll("*")].slice(0, 16);
  return first.flatMap((each, index) => {
    const style = getComputedStyle(each);
    return properties.map((name) => `${index} ${each.tagName} ${name}: ${style.getPropertyValue(name)}`);
  });
}

import { isSmallScreen } from "./small-screen.ts";

/** Position of the reading line in pixels, below the header and the navigation. */
const line = 180;

/** Returns the section that the user is reading: the last section that has passed the reading line. */
function currentOf(ids: readonly string[]): string | undefined {
  const found = ids.flatMap((id) => document.getElementById(id) ?? []);
  const shown = found.filter((section) => section.getClientRects().length > 0);
  const { scrollHeight, clientHeight } = document.documentElement;
  // At the end of the page, the last sections can't reach the line, so prefer the section in the URL.
  if (scrollY > 0 && scrollY + clientHeight >= scrollHeight - 2) {
    const linked = shown.find(({ id }) => `#${id}` === location.hash);
    const isVisible = linked !== undefined && linked.getBoundingClientRect().top >= 0;
    return (isVisible ? linked : shown.at(-1))?.id;
  }
  return (shown.findLast((section) => section.getBoundingClientRect().top <= line) ?? shown[0])?.id;
}

/** Notifies when the user scrolls to another of these sections. Returns a function that stops listening. */
export function watchSections(ids: readonly string[], onCurrent: (id: string | undefined) => void): () => void {
  let frame = 0;
  const handleScroll = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => onCurrent(currentOf(ids)));
  };
  handleScroll();
  const events = ["scroll", "resize", "hashchange"] as const;
  for (const name of events) addEventListener(name, handleScroll, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    for (const name of events) removeEventListener(name, handleScroll);
  };
}

/** Scrolls a list sideways until an element in it is visible. */
export function revealSideways(element: Element | null): void {
  const list = element?.closest("ul");
  if (!element || !list) return;
  const { left, right } = element.getBoundingClientRect();
  const bounds = list.getBoundingClientRect();
  if (left < bounds.left) list.scrollLeft -= bounds.left - left + 16;
  else if (right > bounds.right) list.scrollLeft += right - bounds.right + 16;
}

/** On phones, which show one section at a time, focuses the heading of the opened section or the link to the closed section. */
export function focusSection(opened: string | undefined, closed: string | undefined): void {
  if (!isSmallScreen()) return;
  if (opened === undefined) return document.querySelector<HTMLElement>(`a[href="#${closed}"]`)?.focus();
  const section = document.getElementById(opened);
  if (section?.contains(document.activeElement)) return;
  scrollTo({ top: 0, behavior: "instant" });
  const heading = section?.querySelector("h2");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.style.outline = "none";
  heading.focus({ preventScroll: true });
}

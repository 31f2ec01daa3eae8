import { env } from "./env.ts";

/** Puts the name of the screen into the browser's tab. */
export function nameTab(title: string): void {
  document.title = title;
}

/** Leads keyboard and screen reader to the heading of the new screen, as a page load would. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("main h1, h1") ?? document.querySelector<HTMLElement>("main");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.style.outline = "none";
  heading.focus({ preventScroll: true });
}

const places = new Map<string, number>();

/** Remembers how far an entry of the history was scrolled. */
export const rememberScroll = (entry: string): void => void places.set(entry, scrollY);

/** Scrolls to where an entry of the history was left, or to the top of a new one. */
export const restoreScroll = (entry: string): void => scrollTo({ top: places.get(entry) ?? 0, behavior: "instant" });

/** Whether the tab was anywhere before this page. */
export const hasPageBefore = (): boolean => history.length > 1;

/** Loads the page anew. */
export const reloadPage = (): void => location.reload();

/** Takes the browser to an address outside the app; a path is one on the API's origin. */
export const leaveFor = (address: string): void => location.assign(new URL(address, env.apiOrigin));

/** Keeps the foot of the screen free for what lies along it, as high as it is. */
export function keepFootFree(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty("--tr-foot", `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty("--tr-foot");
  };
}

/** The address of the page when the app starts. */
export const startPath = (): string => location.pathname;

/** The element that holds the app. */
export function root(): HTMLElement {
  const element = document.getElementById("root");
  if (!element) throw new Error("index.html has no #root.");
  return element;
}

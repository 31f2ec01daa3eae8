import { webAddress } from "./web-address.ts";

/** Sets the title of the document. */
export function setDocumentTitle(title: string): void {
  document.title = title;
}

/**
 * Focuses the heading of a new screen for keyboard and screen-reader users, as a page load would. A field outside the
 * screen, such as the assistant’s, keeps focus: the user may already be typing.
 */
export function focusHeading(): void {
  if (document.activeElement?.matches("input, textarea") && !document.activeElement.closest("main")) return;
  const heading = document.querySelector<HTMLElement>("main h1, h1") ?? document.querySelector<HTMLElement>("main");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.style.outline = "none";
  heading.focus({ preventScroll: true });
}

const scrollPositions = new Map<string, number>();

/** Saves the scroll position of a history entry. */
export const rememberScroll = (entry: string): void => void scrollPositions.set(entry, scrollY);

/** Scrolls to the element that the hash of the URL names. Returns whether the page has this element. */
export function showLinked(): boolean {
  const linked = document.getElementById(location.hash.slice(1));
  linked?.scrollIntoView({ behavior: "instant" });
  return linked !== null;
}

/** Restores the scroll position of a history entry. For a new one, scrolls to the linked element or to the top. */
export function restoreScroll(entry: string): void {
  const top = scrollPositions.get(entry);
  if (top !== undefined || !showLinked()) scrollTo({ top: top ?? 0, behavior: "instant" });
}

/** Whether the tab has a previous page. */
export const hasPreviousPage = (): boolean => history.length > 1;

/** Reloads the page. */
export const reloadPage = (): void => location.reload();

/**
 * Navigates to a page on the web, or to a path on the API’s origin.
 * @throws {Error} If the URL is anything else, such as a script.
 */
export function leaveFor(url: string): void {
  const address = webAddress(url);
  if (address === undefined) throw new Error("Not the address of a web page.");
  location.assign(address);
}

/** Calls a listener when the user returns to this tab. Returns a function that stops listening. */
export function onPageShown(listener: () => void): () => void {
  const handle = () => {
    if (document.visibilityState === "visible") listener();
  };
  document.addEventListener("visibilitychange", handle);
  return () => document.removeEventListener("visibilitychange", handle);
}

/** Calls a listener when the user goes back or forward. Returns a function that stops listening. */
export function onHistoryMove(listener: () => void): () => void {
  addEventListener("popstate", listener);
  return () => removeEventListener("popstate", listener);
}

/** Reserves bottom space for a fixed bar via `--tr-foot`. */
export function reserveBottomSpace(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty("--tr-foot", `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty("--tr-foot");
  };
}

/** Returns the path that the page was opened at. */
export const startPath = (): string => location.pathname;

/** Returns the element that the app renders into. */
export function root(): HTMLElement {
  const element = document.getElementById("root");
  if (!element) throw new Error("index.html has no #root.");
  return element;
}

const smallScreen = () => matchMedia("(max-width: 767px)");

/** Whether the window is as narrow as a phone, where panels cover the page. */
export const isSmallScreen = (): boolean => smallScreen().matches;

/** Whether the page opens on a phone, and not on one of its parts. A server can’t know. */
export const isPhoneWithoutHash = (): boolean => "matchMedia" in globalThis && isSmallScreen() && location.hash === "";

/** Calls a function whenever the window becomes as narrow as a phone, or wider. Returns a function that stops watching. */
export function watchSmallScreen(onChange: () => void): () => void {
  const query = smallScreen();
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

import { fetchAhead } from "../text/i18n.ts";
import { routeFiles } from "./route-files.ts";
import { type Screen, screenAt } from "./screens.ts";

const fetched = new Set<Screen>();

/** Fetches the code and the texts of the screen at an address, all at once and only once. */
export function fetchScreen(pathname: string): void {
  const screen = screenAt(pathname);
  if (fetched.has(screen)) return;
  fetched.add(screen);
  const { frame, route, text } = screen;
  // A failure is forgotten here: the route meets it again when it renders, and its boundary shows it.
  Promise.all([frame && routeFiles[frame](), routeFiles[route](), fetchAhead(text)]).catch(() =>
    fetched.delete(screen),
  );
}

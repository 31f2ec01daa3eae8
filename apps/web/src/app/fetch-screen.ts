import { fetchAhead } from "../text/i18n.ts";
import { frames, routes, type Screen, screenAt } from "./screens.ts";

const fetched = new Set<Screen>();

/** Fetches the code and the texts of the screen at a path in parallel, once per screen. */
export function fetchScreen(pathname: string): void {
  const screen = screenAt(pathname);
  if (fetched.has(screen)) return;
  fetched.add(screen);
  const { frame, route, text } = screen;
  // Ignore the failure here: rendering the route fetches again, and its boundary shows what fails then.
  Promise.all([frame && frames[frame](), routes[route](), fetchAhead(text)]).catch(() => fetched.delete(screen));
}

import { type ComponentType, use } from "react";
import { fetchAhead } from "../text/i18n.ts";
import { frames, type Loader, type RouteProps, routes, type Screen, screenAt } from "./screens.ts";

type Code = ComponentType<RouteProps>;

const loaded = new Map<Loader, Code>();
const awaited = new Map<Loader, Promise<Code>>();

async function load(loader: Loader): Promise<Code> {
  const code = await loader();
  loaded.set(loader, code);
  return code;
}

/** Returns the code of a frame or a route: at once if it has been fetched, otherwise it suspends. */
export function useCode(loader: Loader): Code {
  const code = loaded.get(loader);
  // React wants a component that has suspended to read the same promise again.
  if (code && !awaited.has(loader)) return code;
  const promise = awaited.get(loader) ?? load(loader);
  awaited.set(loader, promise);
  return use(promise);
}

const fetched = new Map<Screen, Promise<unknown>>();

/** Fetches the code and the texts of the screen at a path in parallel, once per screen. Never rejects. */
export function fetchScreen(pathname: string): Promise<unknown> {
  const screen = screenAt(pathname);
  const known = fetched.get(screen);
  if (known) return known;
  const { frame, route, text } = screen;
  // Ignore the failure here: rendering the route fetches again, and its boundary shows what fails then.
  const all = Promise.all([frame && load(frames[frame]), load(routes[route]), fetchAhead(text)]).catch(() =>
    fetched.delete(screen),
  );
  fetched.set(screen, all);
  return all;
}

import { type ComponentType, lazy } from "react";
import { fetchAhead } from "../text/i18n.ts";
import { type Screen, screenAt, screens } from "./screens.ts";
import { firstData, frames, type Loader, type RouteProps, routes } from "./loaders.ts";

type Code = ComponentType<RouteProps>;

const loaded = new Map<Loader, Code>();
const rendered = new Map<Loader, Code>();

async function load(loader: Loader): Promise<Code> {
  const code = await loader();
  loaded.set(loader, code);
  return code;
}

/** Returns the component of a frame or a route: the code itself if it has been fetched, otherwise a lazy component. */
export function componentOf(loader: Loader): Code {
  // Decided once, because another component would replace the page and lose its state.
  const component = rendered.get(loader) ?? loaded.get(loader) ?? lazy(async () => ({ default: await load(loader) }));
  rendered.set(loader, component);
  return component;
}

const fetched = new Map<Screen, Promise<unknown>>();

/** Fetches the code and the text of the screen at a path in parallel, once per screen. Never rejects. */
export function fetchScreen(pathname: string): Promise<unknown> {
  const screen = screenAt(pathname);
  const known = fetched.get(screen);
  if (known) return known;
  const { frame, route, text } = screen;
  globalThis.preloadScreen?.(screens.indexOf(screen));
  // Ignore the failure here: rendering the route fetches again, and its error boundary shows a failure.
  const all = Promise.all([frame && load(frames[frame]), load(routes[route]), fetchAhead(text)]).catch(() =>
    fetched.delete(screen),
  );
  fetched.set(screen, all);
  return all;
}

/** Fetches the data that the screen at a path shows first. Never rejects. */
export const fetchFirstData = async (pathname: string): Promise<unknown> =>
  firstData[screenAt(pathname).route]?.().catch(() => undefined);

import { createElement, type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Route, Routes, useLocation } from "react-router-dom";
import { focusHeading, rememberScroll, restoreScroll, setDocumentTitle, showLinked } from "../platform/page.ts";
import { settle } from "../platform/settled.ts";
import type { TitleKey } from "../text/namespaces.ts";
import { componentOf, fetchScreen } from "./fetch-screen.ts";
import { PageBoundary } from "../shared/page-boundary.tsx";
import { type Screen, screens } from "./screens.ts";
import { frames, type Loader, type Loaders, routes } from "./loaders.ts";

// To add a screen, follow the recipe in CONTRIBUTING.md.

/** A frame or a route. */
function Code({ loader }: { loader: Loader }): ReactNode {
  return createElement(componentOf(loader), { fetchScreen });
}

const elementsOf = (loaders: Loaders) =>
  new Map<string, ReactNode>(
    Object.entries(loaders).map(([name, loader]) => [name, <Code key={name} loader={loader} />]),
  );
const frameElements = elementsOf(frames);
const routeElements = elementsOf(routes);

let previousEntry: string | undefined;

/** Does what a page load would do: sets the document title, moves focus to the heading and restores the scroll position. */
function Arrival({ title }: { title: TitleKey }): null {
  const { t } = useTranslation();
  const { key } = useLocation();
  const documentTitle = `${t(`title.${title}`)} · ${t("name")}`;
  useEffect(() => setDocumentTitle(documentTitle), [documentTitle]);
  const isShown = useRef(false);
  useEffect(() => {
    const isFirstPage = previousEntry === undefined;
    // The browser looks for the linked element before it is rendered. After a reload, it restores the scroll position.
    if (isFirstPage && scrollY === 0) showLinked();
    // A new query or hash on the same screen does not move focus.
    if (!isFirstPage && !isShown.current) {
      focusHeading();
      restoreScroll(key);
    }
    previousEntry = key;
    isShown.current = true;
    settle();
    return () => rememberScroll(key);
  }, [key]);
  return null;
}

/** Renders a screen in an error boundary, so that a crash leaves its frame in place. */
function Page({ screen }: { screen: Screen }): ReactNode {
  const { pathname } = useLocation();
  return (
    <>
      <PageBoundary resetKey={pathname}>{routeElements.get(screen.route)}</PageBoundary>
      {/* The key remounts `Arrival`: React Router keeps this page mounted when its screen changes. */}
      <Arrival key={screen.path} title={screen.title} />
    </>
  );
}

const byFrame = Map.groupBy(screens, ({ frame }) => frame);

/** Renders the routes: every screen inside its frame. */
export function AppRoutes(): ReactNode {
  return (
    <Routes>
      {[...byFrame].map(([frame, inside]) => (
        <Route key={frame ?? "none"} element={frame && frameElements.get(frame)}>
          {inside.map((screen) => (
            <Route key={screen.path} path={screen.path} element={<Page screen={screen} />} />
          ))}
        </Route>
      ))}
    </Routes>
  );
}

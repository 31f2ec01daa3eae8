import { createElement, type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { focusHeading, rememberScroll, restoreScroll, setDocumentTitle, showLinked } from "../platform/page.ts";
import { settle } from "../platform/settled.ts";
import type { TitleKey } from "../text/namespaces.ts";
import { componentOf, fetchScreen } from "./fetch-screen.ts";
import { PageBoundary } from "../shared/page-boundary.tsx";
import { type Screen, screenAt } from "./screens.ts";
import { frames, type Loader, routes } from "./loaders.ts";

// To add a screen, follow the recipe in CONTRIBUTING.md.

/** A frame or a route. */
function Code({ loader, children }: { loader: Loader; children?: ReactNode }): ReactNode {
  return createElement(componentOf(loader), { fetchScreen }, children);
}

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
      <PageBoundary resetKey={pathname}>
        <Code key={screen.route} loader={routes[screen.route]} />
      </PageBoundary>
      {/* The key remounts `Arrival`: this page stays mounted when its screen changes. */}
      <Arrival key={screen.path} title={screen.title} />
    </>
  );
}

/** Renders the screen at the current path inside its frame. The paths have no parameters, so they need no route matching. */
export function AppRoutes(): ReactNode {
  const screen = screenAt(useLocation().pathname);
  const page = <Page screen={screen} />;
  if (!screen.frame) return page;
  return (
    <Code key={screen.frame} loader={frames[screen.frame]}>
      {page}
    </Code>
  );
}

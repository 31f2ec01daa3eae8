/**
 * How a screen gets onto the page, and what to do to add one:
 *
 * 1. `paths.ts` has its address, `app/screens.ts` a line: address, kind (who may see it), route, texts, title.
 * 2. `app/route-files.ts` names the file behind the route: `routes/roadmap.route.tsx`, which exports `RoadmapRoute`.
 * 3. The route (60 lines at most, no markup of its own) is where queries, machines, the session and the router meet:
 *    it turns them into one `view` and callbacks for `features/roadmap/roadmap.screen.tsx`. Model: `sign-in.route.tsx`.
 * 4. Calls go through `api(call, input)` of `platform/api.ts`; a read is a query in `features/<subject>/*.query.ts`
 *    whose key starts with its state area: `["roadmap", language]`, `["payment", "plans"]`, `["socialAccounts"]`.
 *    The area `auth` is `useAuth()`, the signed-in person `useUser()`; `session.check()` asks the server who it is
 *    now, `session.update({ isOnboarded: true })` merges what is already known. A 401 needs no handling: it ends the
 *    session and the guard leads to the sign-in page.
 * 5. Words: a file per area in `text/en`, `text/es` and `text/fr`, listed in `text/namespaces.ts`;
 *    `const { t } = useTranslation("roadmap")`. For a failed call `failureText(failure)`, shown by `tellFailure(failure)` of `tell-failure.ts` or inline. Pass words down as props to `ui`.
 *
 * Code and texts of a screen are fetched together (`fetch-screen.ts`), and for the first address by the page's own
 * head (`first-load.ts`). Frames are layout routes: they stay while the screens inside change. A link is a
 * plain `href` everywhere, also in `ui`: `links.tsx` turns it into a client-side move.
 */
import { lazy, type ReactNode } from "react";
import { Route, Routes, useLocation } from "react-router-dom";
import { Arrival } from "./arrival.tsx";
import { Boundary } from "./boundary.tsx";
import { BrokenPage, causeOf } from "./broken-page.tsx";
import { routeFiles } from "./route-files.ts";
import { type Screen, screens } from "./screens.ts";

const parts = new Map<string, ReactNode>(
  Object.entries(routeFiles).map(([name, fetchFile]) => {
    const Code = lazy(async () => ({ default: await fetchFile() }));
    return [name, <Code key={name} />];
  }),
);

/** A screen; if it breaks, its frame stays. */
function Page({ screen }: { screen: Screen }): ReactNode {
  const { pathname } = useLocation();
  return (
    <>
      <Boundary
        resetKey={pathname}
        fallback={(failure, retry) => <BrokenPage cause={causeOf(failure)} onRetry={retry} />}
      >
        {parts.get(screen.route)}
      </Boundary>
      {/* The router keeps this page while the screen in it changes, but every screen is an arrival of its own. */}
      <Arrival key={screen.path} title={screen.title} />
    </>
  );
}

const byFrame = Map.groupBy(screens, ({ frame }) => frame);

/** Every screen in its frame. */
export function AppRoutes(): ReactNode {
  return (
    <Routes>
      {[...byFrame].map(([frame, inside]) => (
        <Route key={frame ?? "none"} element={frame && parts.get(frame)}>
          {inside.map((screen) => (
            <Route key={screen.path} path={screen.path} element={<Page screen={screen} />} />
          ))}
        </Route>
      ))}
    </Routes>
  );
}

import { type ReactNode, Suspense } from "react";
import { BrowserRouter } from "react-router-dom";
import { Assistant } from "./assistant.tsx";
import { Boundary } from "./boundary.tsx";
import { BrokenPage, causeOf } from "./broken-page.tsx";
import { Guarded } from "./guarded.tsx";
import { Links } from "./links.tsx";
import { Loading } from "./loading.tsx";
import { OfflineBar } from "./offline-bar.tsx";
import { AppRoutes } from "./routes.tsx";
import { RefusalRedirect } from "./refusal-redirect.tsx";
import { Toasts } from "./toasts.tsx";

/** The whole app. */
export function App(): ReactNode {
  return (
    <BrowserRouter>
      <Boundary fallback={(failure, retry) => <BrokenPage cause={causeOf(failure)} onRetry={retry} />}>
        <Suspense fallback={<Loading />}>
          <Guarded>
            <AppRoutes />
          </Guarded>
        </Suspense>
        <RefusalRedirect />
        <Links />
      </Boundary>
      <Assistant />
      <Toasts />
      <OfflineBar />
    </BrowserRouter>
  );
}

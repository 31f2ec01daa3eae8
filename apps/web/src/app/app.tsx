import { type ReactNode, Suspense, useEffect } from "react";
import { BrowserRouter, useLocation, useNavigate } from "react-router-dom";
import { OfflineBar } from "../features/notifications/offline-bar.tsx";
import { Toasts } from "../features/notifications/toasts.tsx";
import { onSessionRefused } from "../platform/as-user.ts";
import { onLinkFollowed, onLinkHovered } from "../platform/links.ts";
import { paths } from "../paths.ts";
import { Assistant } from "../features/chat/assistant.tsx";
import { PageBoundary } from "../shared/page-boundary.tsx";
import { fetchScreen } from "./fetch-screen.ts";
import { Guarded, Loading } from "./guarded.tsx";
import { AppRoutes } from "./routes.tsx";
import { isAssistantAt, screenAt } from "./screens.ts";

/** Turns plain in-app `<a href>` clicks into client-side navigation and preloads the screens of hovered or focused links. */
function Links(): null {
  const navigate = useNavigate();
  useEffect(() => onLinkFollowed((address) => void navigate(address)), [navigate]);
  useEffect(() => onLinkHovered((address) => void fetchScreen(address.split(/[?#]/)[0] ?? address)), []);
  return null;
}

/** Goes to the sign-in page after a 401 (spec §8), except from the authentication pages, where the toast is enough. */
function RefusalRedirect(): null {
  const navigate = useNavigate();
  const { kind } = screenAt(useLocation().pathname);
  const isOpen = kind === "entry" || kind === "link";
  useEffect(() => {
    const toSignIn = () => void navigate(paths.signIn, { replace: true });
    return isOpen ? undefined : onSessionRefused(toSignIn);
  }, [isOpen, navigate]);
  return null;
}

/** The app inside a router. */
export function RoutedApp(): ReactNode {
  return (
    <>
      <PageBoundary>
        <Suspense fallback={<Loading />}>
          <Guarded>
            <AppRoutes />
          </Guarded>
        </Suspense>
        <RefusalRedirect />
        <Links />
      </PageBoundary>
      <Assistant isOfferedAt={isAssistantAt} />
      <Toasts />
      <OfflineBar />
    </>
  );
}

/** The root component of the app. */
export function App(): ReactNode {
  return (
    <BrowserRouter>
      <RoutedApp />
    </BrowserRouter>
  );
}

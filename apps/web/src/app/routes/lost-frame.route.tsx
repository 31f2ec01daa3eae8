import { lazy, type ReactNode } from "react";
import { Outlet } from "react-router-dom";
import { useAuth } from "../../features/session/use-session.ts";
import { BareFrame } from "../bare-frame.tsx";
import { routeFiles } from "../route-files.ts";
import { visitorOf } from "../visitor.ts";

const AppFrame = lazy(async () => ({ default: await routeFiles["app-frame"]() }));
const PlainFrame = lazy(async () => ({ default: await routeFiles["plain-frame"]() }));

/** The frame around an address that does not exist: each visitor's own. */
export function LostFrameRoute(): ReactNode {
  const visitor = visitorOf(useAuth());
  if (visitor === "subscribed") return <AppFrame />;
  if (visitor === "unsubscribed") return <PlainFrame />;
  return (
    <BareFrame>
      <Outlet />
    </BareFrame>
  );
}

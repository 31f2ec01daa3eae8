import { lazy, type ReactNode } from "react";
import { useAuth } from "../../session/use-session.ts";
import { visitorOf } from "../guard.ts";
import { BareFrame } from "./bare-frame.tsx";

const AppFrame = lazy(async () => ({ default: (await import("./app-frame.tsx")).AppFrame }));
const PlainFrame = lazy(async () => ({ default: (await import("./plain-frame.tsx")).PlainFrame }));

/** The frame of the not-found page: the visitor’s usual frame. */
export function LostFrame({ children }: { children?: ReactNode }): ReactNode {
  const visitor = visitorOf(useAuth());
  if (visitor === "subscribed") return <AppFrame>{children}</AppFrame>;
  if (visitor === "unsubscribed") return <PlainFrame>{children}</PlainFrame>;
  return <BareFrame>{children}</BareFrame>;
}

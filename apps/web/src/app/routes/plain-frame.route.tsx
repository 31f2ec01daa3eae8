import type { ReactNode } from "react";
import { Outlet } from "react-router-dom";
import { AccountMenu } from "../account-menu.tsx";
import { BareFrame } from "../bare-frame.tsx";
import { SignedIn } from "../signed-in.tsx";

/** The frame of people without a subscription: no navigation, as there is nowhere to go yet. */
export function PlainFrameRoute({ children }: { children?: ReactNode }): ReactNode {
  return (
    <SignedIn>
      <BareFrame end={<AccountMenu />}>{children ?? <Outlet />}</BareFrame>
    </SignedIn>
  );
}

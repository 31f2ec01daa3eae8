import type { ReactNode } from "react";
import { AccountMenu } from "../../features/navigation/account-menu.tsx";
import { QueryProvider } from "../../session/query-client.tsx";
import { BareFrame } from "./bare-frame.tsx";
import { AccountDeletionBanner } from "../../features/account/account-banners.tsx";

/** The frame for users without a subscription. It has no navigation, because all other screens need a subscription. */
export function PlainFrame({ children }: { children?: ReactNode }): ReactNode {
  return (
    <QueryProvider>
      <BareFrame end={<AccountMenu />}>
        <AccountDeletionBanner />
        {children}
      </BareFrame>
    </QueryProvider>
  );
}

import { lazy, type ReactNode, Suspense } from "react";
import { useAuth } from "../../session/use-session.ts";

const Banner = lazy(async () => ({
  default: (await import("./account-banners.tsx")).AccountDeletionBanner,
}));

/** Says on every page that the account will be deleted. The code is loaded only if a deletion is scheduled. */
export function DeletionNotice(): ReactNode {
  if (useAuth().user?.deletedFrom === undefined) return null;
  return (
    <Suspense>
      <Banner />
    </Suspense>
  );
}

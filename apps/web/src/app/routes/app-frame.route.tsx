import { AppFrame } from "@trellis/ui/app-frame";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Outlet } from "react-router-dom";
import { AccountMenu } from "../account-menu.tsx";
import { AssistantInvitation } from "../assistant-invitation.tsx";
import { HomeLogo } from "../home-logo.tsx";
import { SignedIn } from "../signed-in.tsx";
import { usePlaces } from "../use-places.tsx";
import { useQuickAccess } from "../use-quick-access.tsx";

const SideArt = lazy(async () => ({ default: (await import("@trellis/ui/side-art")).SideArt }));

/** The frame of the app: header, sidebar, and the sheet with the screen. */
export function AppFrameRoute({ children }: { children?: ReactNode }): ReactNode {
  const { t } = useTranslation("frame");
  const { primary, sections } = usePlaces();
  const { button, dialogs } = useQuickAccess();
  const labels = {
    skip: t("skip"),
    primary: t("mainNavigation"),
    sections: t("sectionNavigation"),
    openMenu: t("openMenu"),
    closeMenu: t("closeMenu"),
  };
  return (
    <SignedIn>
      <AppFrame
        labels={labels}
        logo={<HomeLogo />}
        primary={primary}
        sections={sections}
        end={
          <>
            {button}
            <AccountMenu />
          </>
        }
        assistant={<AssistantInvitation />}
        art={
          <Suspense>
            <SideArt />
          </Suspense>
        }
      >
        {children ?? <Outlet />}
      </AppFrame>
      {dialogs}
    </SignedIn>
  );
}

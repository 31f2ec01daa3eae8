import { AppFrame as Frame } from "@trellis/ui/app-frame";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { type NavigateFunction, useNavigate } from "react-router-dom";
import { AccountMenu } from "../../features/navigation/account-menu.tsx";
import { assistantPanelStore } from "../../features/chat/assistant-panel-store.ts";
import { AssistantInvitation } from "../../features/chat/assistant-invitation.tsx";
import { AccountDeletionBanner } from "../../features/account/account-banners.tsx";
import type { CaptionRequest } from "../../features/creation/creation-form.ts";
import { HomeLogo } from "../../features/navigation/home-logo.tsx";
import { QueryProvider } from "../../session/query-client.tsx";
import { useIsSettled } from "../../platform/settled.ts";
import { useAuth } from "../../session/use-session.ts";
import { useNavigation } from "../../features/navigation/use-navigation.tsx";
import { useQuickAccess } from "../../features/navigation/use-quick-access.tsx";
import type { PaletteActions } from "../../features/navigation/palette.tsx";
import { paths } from "../../paths.ts";
import { showFailureToast } from "../../platform/failure-toast.ts";

// Loaded after the first screen can be used, because the frame works without them.
const AssistantButton = lazy(async () => ({
  default: (await import("../../features/chat/assistant-button.tsx")).AssistantButton,
}));
const SideArt = lazy(async () => ({ default: (await import("@trellis/ui/side-art")).SideArt }));

async function connectYoutube(): Promise<void> {
  const { connectYoutube: connect } = await import("../../features/social-accounts/connect-youtube.ts");
  await connect();
}

/** Returns the command palette's actions that other features carry out. */
const paletteActions = (navigate: NavigateFunction): PaletteActions => ({
  onAsk: (text) => assistantPanelStore.ask(text),
  onWrite: (topic) => void navigate(paths.creation, { state: { caption: topic } satisfies CaptionRequest }),
  onConnectYoutube: () => void connectYoutube().catch((failure: unknown) => showFailureToast(failure)),
});

/** The frame for subscribers: header, sidebar, bottom bar and content. */
export function AppFrame({ children }: { children?: ReactNode }): ReactNode {
  const { t } = useTranslation("frame");
  const navigate = useNavigate();
  const { primary, sections, more } = useNavigation();
  const { button, dialogs } = useQuickAccess(paletteActions(navigate));
  const isSettled = useIsSettled();
  const isOnboarded = useAuth().user?.isOnboarded === true;
  const labels = {
    skip: t("skip"),
    primary: t("mainNavigation"),
    sections: t("sectionNavigation"),
    openMenu: t("openMenu"),
    closeMenu: t("closeMenu"),
  };
  return (
    <QueryProvider>
      <Frame
        labels={labels}
        logo={<HomeLogo />}
        primary={primary}
        sections={sections}
        more={more}
        barCenter={
          isOnboarded && (
            <Suspense fallback={<span />}>{isSettled ? <AssistantButton placement="bar" /> : <span />}</Suspense>
          )
        }
        end={
          <>
            {button}
            <AccountMenu />
          </>
        }
        assistant={<AssistantInvitation />}
        art={
          isSettled && (
            <Suspense>
              <SideArt />
            </Suspense>
          )
        }
      >
        <AccountDeletionBanner />
        {children}
      </Frame>
      {dialogs}
    </QueryProvider>
  );
}

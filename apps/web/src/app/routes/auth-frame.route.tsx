import { AuthFrame } from "@trellis/ui/auth-frame";
import { Logo } from "@trellis/ui/logo";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Outlet } from "react-router-dom";
import { paths } from "../../paths.ts";
import { LanguageMenu } from "../language-menu.tsx";
import { LegalLinks } from "../legal-links.tsx";

const AuthArt = lazy(async () => ({ default: (await import("@trellis/ui/auth-art")).AuthArt }));

/** The frame of the account pages. The picture comes when it comes: the form does not wait for it. */
export function AuthFrameRoute(): ReactNode {
  const { t } = useTranslation("account");
  return (
    <AuthFrame
      logo={
        <a href={paths.signIn}>
          <Logo name="Trellis" />
        </a>
      }
      end={<LanguageMenu />}
      art={
        <Suspense>
          <AuthArt />
        </Suspense>
      }
      slogan={t("slogan")}
      promise={t("pitch")}
      foot={<LegalLinks />}
    >
      <Outlet />
    </AuthFrame>
  );
}

import { AuthFrame } from "@trellis/ui/auth-frame";
import { Logo } from "@trellis/ui/logo";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, useLocation } from "react-router-dom";
import { paths } from "../../paths.ts";
import { LanguageMenu } from "../language-menu.tsx";
import { LegalLinks } from "../legal-links.tsx";
import { screenAt } from "../screens.ts";

const AuthArt = lazy(async () => ({ default: (await import("@trellis/ui/auth-art")).AuthArt }));

/** Where a new password is still to come. */
const expectant: ReadonlySet<string> = new Set([paths.forgotPassword, paths.enterCode, paths.newPassword]);

/** The frame of the account pages. The picture comes when it comes: the form does not wait for it. */
export function AuthFrameRoute(): ReactNode {
  const { t } = useTranslation("account");
  const isExpectant = expectant.has(screenAt(useLocation().pathname).path);
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
          <AuthArt scene={isExpectant ? "bud" : "garden"} />
        </Suspense>
      }
      slogan={t("slogan")}
      tagline={t("pitch")}
      footer={<LegalLinks />}
    >
      <Outlet />
    </AuthFrame>
  );
}

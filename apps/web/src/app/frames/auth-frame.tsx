import { AuthFrame as Frame } from "@trellis/ui/auth-frame";
import { Logo } from "@trellis/ui/logo";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { normalizePath, paths } from "../../paths.ts";
import { AuthPicture } from "../../features/auth-picture/auth-picture.tsx";
import { LanguageMenu } from "../../features/navigation/language-menu.tsx";
import { LegalLinks } from "../../features/legal/legal-links.tsx";

/** Pages illustrated with a bud: the steps of a password reset. The other pages show a garden in bloom. */
const budPages: ReadonlySet<string> = new Set([paths.forgotPassword, paths.enterCode, paths.newPassword]);

/** The frame of the authentication pages. */
export function AuthFrame({ children }: { children?: ReactNode }): ReactNode {
  const { t } = useTranslation("account");
  const path = normalizePath(useLocation().pathname);
  const isBud = budPages.has(path);
  const words = isBud ? "reset." : path === paths.signUp ? "signUp." : "";
  return (
    <Frame
      logo={
        <a href={paths.signIn}>
          <Logo name="Trellis" />
        </a>
      }
      end={<LanguageMenu />}
      art={<AuthPicture scene={isBud ? "bud" : "garden"} />}
      slogan={t(`${words}slogan`)}
      tagline={t(`${words}pitch`)}
      footer={<LegalLinks />}
    >
      {children}
    </Frame>
  );
}

import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "./link-button.ts";

/** The documents a user accepts at sign-up. */
export type LegalPaper = "terms" | "privacy";

/** "I agree to the terms of use and the privacy policy", where both can be read. */
export function TermsLabel({ onRead }: { onRead: (paper: LegalPaper) => void }): ReactNode {
  const { t } = useTranslation("account");
  return (
    <>
      {t("signUp.agreeTo")}{" "}
      <LinkButton type="button" onClick={() => onRead("terms")}>
        {t("signUp.termsOfUse")}
      </LinkButton>{" "}
      {t("signUp.and")}{" "}
      <LinkButton type="button" onClick={() => onRead("privacy")}>
        {t("signUp.privacyPolicy")}
      </LinkButton>
    </>
  );
}

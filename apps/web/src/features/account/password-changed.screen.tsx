import { ButtonLink } from "@trellis/ui/button";
import { OpenBloom } from "@trellis/ui/illustration";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../paths.ts";
import { Column } from "../../shared/account/form-layout.ts";

/** Confirms that the password has been changed. */
export function PasswordChangedScreen(): ReactNode {
  const { t } = useTranslation("password-reset");
  return (
    <Column>
      <OpenBloom />
      <h1>{t("changed.heading")}</h1>
      <p>{t("changed.lead")}</p>
      <ButtonLink href={paths.dashboard} size="lg" fullWidth>
        {t("changed.action")}
      </ButtonLink>
    </Column>
  );
}

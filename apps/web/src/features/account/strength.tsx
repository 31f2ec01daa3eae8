import { passwordScore, passwordStrength } from "@trellis/contract/password-strength";
import { StrengthMeter } from "@trellis/ui/strength-meter";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** The strength of a new password. Renders nothing for an empty password. */
export function Strength({ password }: { password: string }): ReactNode {
  const { t } = useTranslation("account");
  if (password === "") return null;
  const score = passwordScore(password);
  const level = passwordStrength(score);
  return <StrengthMeter score={score} level={level} label={t("signUp.strength")} levelText={t(`signUp.${level}`)} />;
}

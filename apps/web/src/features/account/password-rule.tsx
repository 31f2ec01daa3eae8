import { passwordMinimum } from "@trellis/contract/fields";
import { CheckGlyph, CircleGlyph } from "@trellis/ui/glyph";
import { VisuallyHidden } from "@trellis/ui/visually-hidden";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";

const Root = styled.span`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  & > svg {
    flex: none;
  }
  &[data-met] > svg {
    color: var(--tr-success);
  }
`;

/** The rule for a new password, with a check mark once it is met. */
export function PasswordRule({ password }: { password: string }): ReactNode {
  const { t } = useTranslation("account");
  const isMet = password.length >= passwordMinimum;
  const Icon = isMet ? CheckGlyph : CircleGlyph;
  return (
    <Root data-met={isMet || undefined}>
      <Icon size={14} strokeWidth={isMet ? 3 : 2} />
      <span>
        {t("signUp.rule", { count: passwordMinimum })}
        {isMet && <VisuallyHidden> {t("signUp.ruleMet")}</VisuallyHidden>}
      </span>
    </Root>
  );
}

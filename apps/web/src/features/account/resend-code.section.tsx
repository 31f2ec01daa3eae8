import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { LinkButton } from "./link-button.ts";

export interface ResendCodeProps {
  /** Another code is being asked for. */
  isSending: boolean;
  /** How long the next one has to wait; 0 when it need not. */
  secondsLeft: number;
  onResend: () => void;
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--tr-space-2);
  align-items: baseline;
  justify-content: center;
  color: var(--tr-text-2);
  & > button[aria-disabled] {
    color: var(--tr-text-3);
    text-decoration: none;
    cursor: default;
  }
  & > span {
    font-variant-numeric: tabular-nums;
  }
`;

/** Asks for another code. It keeps the focus while it rests, and the seconds are seen but not read out one by one. */
export function ResendCode({ isSending, secondsLeft, onResend }: ResendCodeProps): ReactNode {
  const { t } = useTranslation("password-reset");
  const isResting = isSending || secondsLeft > 0;
  return (
    <Line>
      {t("code.noCode")}
      <LinkButton type="button" aria-disabled={isResting || undefined} onClick={isResting ? undefined : onResend}>
        {t(isSending ? "code.resending" : "code.resend")}
      </LinkButton>
      {secondsLeft > 0 && <span>{t("code.wait", { count: secondsLeft })}</span>}
    </Line>
  );
}

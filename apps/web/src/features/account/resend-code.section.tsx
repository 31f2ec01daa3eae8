import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { LinkButton } from "../../shared/account/link-button.ts";

export interface ResendCodeProps {
  /** If `true`, another code is being requested. */
  isSending: boolean;
  /** Seconds until another code can be requested; 0 if one can be requested now. */
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

/** Requests another code. The button stays focusable during the countdown, which screen readers do not announce. */
export function ResendCode({ isSending, secondsLeft, onResend }: ResendCodeProps): ReactNode {
  const { t } = useTranslation("password-reset");
  const isUnavailable = isSending || secondsLeft > 0;
  return (
    <Line>
      {t("code.noCode")}
      <LinkButton
        type="button"
        aria-disabled={isUnavailable || undefined}
        onClick={isUnavailable ? undefined : onResend}
      >
        {t(isSending ? "code.resending" : "code.resend")}
      </LinkButton>
      {secondsLeft > 0 && <span>{t("code.wait", { count: secondsLeft })}</span>}
    </Line>
  );
}

import { Button } from "@trellis/ui/button";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { showFailureToast } from "./failure-toast.ts";
import { type BankReply, replyToBank } from "./card-sandbox-bank.ts";

export interface ChallengeProps {
  clientSecret: string;
  /** Called after the cardholder's reply has been sent to the bank. */
  onReplied: (reply: BankReply) => void;
}

const Panel = styled.section`
  display: grid;
  gap: var(--tr-space-3);
  padding: var(--tr-space-5);
  border-radius: var(--tr-radius-lg);
  background: var(--tr-surface-2);
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--tr-space-3);
    & > button {
      flex: 1 1 12ch;
    }
  }
`;

/** Imitates the page on which a bank asks the cardholder to approve or decline (3-D Secure). */
export function BankChallenge({ clientSecret, onReplied }: ChallengeProps): ReactNode {
  const { t } = useTranslation("payment");
  const [sending, setSending] = useState<BankReply>();
  const panel = useRef<HTMLElement>(null);
  // The field that had focus is gone, so focus the first button.
  useEffect(() => panel.current?.querySelector("button")?.focus(), []);
  const send = async (reply: BankReply) => {
    setSending(reply);
    try {
      await replyToBank(clientSecret, reply);
      onReplied(reply);
    } catch (failure) {
      setSending(undefined);
      showFailureToast(failure);
    }
  };
  const button = (reply: BankReply) => ({
    loading: sending === reply,
    disabled: sending !== undefined && sending !== reply,
    onClick: () => void send(reply),
  });
  return (
    <Panel ref={panel} aria-label={t("bank.title")}>
      <h3>{t("bank.title")}</h3>
      <p>{t("bank.text")}</p>
      <div>
        <Button {...button("approved")}>{t("bank.approve")}</Button>
        <Button variant="secondary" {...button("declined")}>
          {t("bank.decline")}
        </Button>
      </div>
    </Panel>
  );
}

import { Dialog } from "@trellis/ui/dialog";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";

const Body = styled.div`
  display: grid;
  gap: var(--tr-space-4);
  color: var(--tr-text-2);
  & h3 {
    margin-bottom: var(--tr-space-1);
    color: var(--tr-text);
    font-size: var(--tr-size-md);
  }
`;

const parts = {
  terms: ["account", "content", "subscription", "assistant", "fairness", "changes"],
  privacy: [
    "account",
    "plans",
    "devices",
    "payments",
    "youtube",
    "assistant",
    "emails",
    "used",
    "shared",
    "duration",
    "device",
    "rights",
  ],
} as const;

export interface LegalDialogProps {
  /** The document to show. */
  document: "terms" | "privacy";
  /** The operator of this installation, if configured. */
  operator?: { name: string; contact: string } | undefined;
  open: boolean;
  onClose: () => void;
}

/** The terms of use or the privacy policy. */
export function LegalDialog({ document, operator, open, onClose }: LegalDialogProps): ReactNode {
  const { t } = useTranslation("legal");
  return (
    <Dialog open={open} onClose={onClose} closeLabel={t("close")} title={t(`${document}.title`)} size="lg">
      <Body>
        {document === "terms" ? (
          parts.terms.map((part) => (
            <section key={part}>
              <h3>{t(`terms.${part}.title`)}</h3>
              <p>{t(`terms.${part}.text`)}</p>
            </section>
          ))
        ) : (
          <>
            <section>
              <h3>{t("privacy.operator.title")}</h3>
              <p>{operator ? t("privacy.operator.named", operator) : t("privacy.operator.unnamed")}</p>
            </section>
            {parts.privacy.map((part) => (
              <section key={part}>
                <h3>{t(`privacy.${part}.title`)}</h3>
                <p>{t(`privacy.${part}.text`)}</p>
              </section>
            ))}
          </>
        )}
      </Body>
    </Dialog>
  );
}

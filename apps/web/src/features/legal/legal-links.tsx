import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { useLegal } from "./use-legal.tsx";

const Quiet = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
  &:hover {
    color: var(--tr-text);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** Copyright notice and legal links of the authentication pages. */
export function LegalLinks(): ReactNode {
  const { t } = useTranslation("account");
  const { openDocument, dialog } = useLegal();
  return (
    <>
      <span>© 2026 Trellis</span>
      <Quiet type="button" onClick={() => openDocument("privacy")}>
        {t("privacy")}
      </Quiet>
      <Quiet type="button" onClick={() => openDocument("terms")}>
        {t("terms")}
      </Quiet>
      {dialog}
    </>
  );
}

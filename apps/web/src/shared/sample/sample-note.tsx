import { Info } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";

const Root = styled.p`
  display: flex;
  gap: 8px 12px;
  align-items: center;
  margin-top: calc(-1 * var(--tr-space-2));
  color: var(--tr-text-2);
  font-size: var(--tr-size-sm);
  & > button {
    display: inline-flex;
    flex: none;
    gap: 6px;
    align-items: center;
    min-height: 32px;
    padding: 4px 12px;
    border: 0;
    border-radius: var(--tr-radius-full);
    color: var(--tr-on-info-soft);
    background: var(--tr-info-soft);
    box-shadow: inset 0 0 0 1px var(--tr-edge);
    font-size: var(--tr-size-xs);
    font-weight: var(--tr-weight-semi);
    cursor: pointer;
    @media (pointer: coarse) {
      min-height: 44px;
    }
    @media (forced-colors: active) {
      border: 1px solid ButtonBorder;
    }
  }
  /* On phones, a tap on the chip shows the explanation. Screen readers always read it. */
  @media (max-width: 767px) {
    flex-wrap: wrap;
    & > span:not([data-open]) {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;

export interface SampleNoteProps {
  /** Id that inert buttons refer to with `aria-describedby`. */
  id?: string;
  /** Explanation next to the chip; phones show it after a tap. */
  children: ReactNode;
}

/** A chip that says that a page shows sample data, with an explanation. */
export function SampleNote({ id, children }: SampleNoteProps): ReactNode {
  const { t } = useTranslation("sample");
  const [isOpen, setOpen] = useState(false);
  return (
    <Root role="note" id={id}>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Info size={15} strokeWidth={2} aria-hidden />
        {t("title")}
      </button>
      <span data-open={isOpen || undefined}>{children}</span>
    </Root>
  );
}

import { Clock } from "lucide-react";
import type { ReactNode } from "react";
import { styled } from "styled-components";

const Root = styled.button`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  min-height: 32px;
  padding: 4px 12px;
  border: 0;
  border-radius: var(--tr-radius-full);
  color: var(--tr-text-2);
  background: var(--tr-surface-2);
  box-shadow: inset 0 0 0 1px var(--tr-line);
  font-size: var(--tr-size-xs);
  font-weight: var(--tr-weight-semi);
  line-height: 1.2;
  text-align: center;
  cursor: pointer;
  & > svg {
    flex: none;
  }
  &:hover {
    color: var(--tr-text);
    background: var(--tr-sunken);
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
  @media (forced-colors: active) {
    border: 1px solid ButtonBorder;
  }
`;

export interface SoonButtonProps {
  /** Accessible name: the action and the platform, followed by the visible text. */
  label: string;
  onClick: () => void;
  children: ReactNode;
}

/** Connect button of a platform that can't be connected yet, styled as a chip (spec §2). */
export function SoonButton({ label, onClick, children }: SoonButtonProps): ReactNode {
  return (
    <Root type="button" data-soon="" aria-label={label} onClick={onClick}>
      <Clock size={14} strokeWidth={2} aria-hidden />
      {children}
    </Root>
  );
}

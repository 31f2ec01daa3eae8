import type { ReactNode } from "react";
import { styled } from "styled-components";
import { AlertGlyph } from "../glyph/glyph.tsx";

const Root = styled.p`
  display: flex;
  grid-column: 1 / -1;
  gap: 6px;
  color: var(--tr-danger);
  font-size: var(--tr-size-sm);
  font-weight: var(--tr-weight-medium);
  line-height: var(--tr-lh-ui);
  & > svg {
    flex: none;
    margin-top: 0.12em;
  }
`;

interface FieldErrorProps {
  /** Id of the control, also passed to `describedBy`, which links the control to the message. */
  of: string;
  /** The message. If it is empty, nothing is rendered. */
  children: ReactNode;
}

/** Message of an invalid control. */
export const FieldError = ({ of, children }: FieldErrorProps): ReactNode =>
  children ? (
    <Root className="error" id={`${of}-error`}>
      <AlertGlyph size={15} strokeWidth={2} />
      <span>{children}</span>
    </Root>
  ) : null;

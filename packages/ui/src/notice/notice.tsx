import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";
import { AlertGlyph, InfoGlyph, SuccessGlyph, WarningGlyph } from "../glyph/glyph.tsx";

export type NoticeKind = "info" | "success" | "warning" | "danger";

export interface NoticeProps extends Omit<ComponentPropsWithRef<"div">, "title"> {
  /** Sets color, icon and politeness: `danger` interrupts screen readers, the others wait. */
  kind?: NoticeKind;
  /** Title. */
  title?: ReactNode;
  /** Action, such as a Retry button. */
  action?: ReactNode;
}

const icons = { info: InfoGlyph, success: SuccessGlyph, warning: WarningGlyph, danger: AlertGlyph };

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px 14px;
  align-items: center;
  padding: 14px 16px;
  border-radius: var(--tr-radius-lg);
  box-shadow: inset 0 0 0 1px var(--tr-edge);

  &[data-kind="info"] {
    color: var(--tr-on-info-soft);
    background: var(--tr-info-soft);
  }

  &[data-kind="success"] {
    color: var(--tr-on-success-soft);
    background: var(--tr-success-soft);
  }

  &[data-kind="warning"] {
    color: var(--tr-on-warning-soft);
    background: var(--tr-warning-soft);
  }

  &[data-kind="danger"] {
    color: var(--tr-on-danger-soft);
    background: var(--tr-danger-soft);
  }

  & > svg {
    flex: none;
  }

  &[data-long] > svg {
    align-self: start;
  }

  & > .words {
    flex: 1 1 20ch;
    min-width: 0;

    & > strong {
      display: block;
      font-weight: var(--tr-weight-semi);
    }
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** A persistent message next to the content it is about. */
export function Notice({ kind = "info", title, action, children, ...rest }: NoticeProps): ReactNode {
  const Icon = icons[kind];
  return (
    <Root
      role={kind === "danger" ? "alert" : "status"}
      data-kind={kind}
      data-long={Boolean(children) || undefined}
      {...rest}
    >
      <Icon size={22} strokeWidth={2} />
      <div className="words">
        {title ? <strong>{title}</strong> : null}
        {children}
      </div>
      {action}
    </Root>
  );
}

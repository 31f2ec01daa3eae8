import type { ComponentPropsWithRef, ReactNode } from "react";
import { AlertGlyph, InfoGlyph, SuccessGlyph, WarningGlyph } from "../glyph/glyph.tsx";
import { Root } from "./notice.styles.ts";

export type NoticeKind = "info" | "success" | "warning" | "danger";

export interface NoticeProps extends Omit<ComponentPropsWithRef<"div">, "title"> {
  /** Sets color, icon and politeness: `danger` interrupts screen readers, the other kinds wait. */
  kind?: NoticeKind;
  /** Title. */
  title?: ReactNode;
  /** Action, such as a Retry button. */
  action?: ReactNode;
}

const icons = { info: InfoGlyph, success: SuccessGlyph, warning: WarningGlyph, danger: AlertGlyph };

/** A persistent message next to the content it refers to. */
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

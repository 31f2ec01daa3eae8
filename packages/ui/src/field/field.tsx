import type { ComponentPropsWithRef, ReactNode } from "react";
import { AlertGlyph } from "../glyph/glyph.tsx";
import type { FieldMessages } from "./described-by.ts";
import { Root } from "./field.styles.ts";

/** Props shared by all fields. */
export interface FieldFrame extends FieldMessages {
  /** Visible label. */
  label: ReactNode;
  /** Action rendered next to the label, such as "Forgot password?". */
  labelAction?: ReactNode;
}

export interface FieldProps extends FieldFrame, Omit<ComponentPropsWithRef<"div">, "id"> {
  /** Id of the control. Pass the same id to `describedBy(id, …)`. */
  id: string;
}

/** Label, control and helper or error text. */
export function Field({ id, label, labelAction, hint, error, children, ...rest }: FieldProps): ReactNode {
  return (
    <Root {...rest}>
      {labelAction ? (
        <div className="label">
          <label htmlFor={id}>{label}</label>
          {labelAction}
        </div>
      ) : (
        <label htmlFor={id}>{label}</label>
      )}
      {children}
      {hint ? (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="error" id={`${id}-error`}>
          <AlertGlyph size={15} strokeWidth={2} />
          <span>{error}</span>
        </p>
      ) : null}
    </Root>
  );
}

import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";
import type { FieldMessages } from "./described-by.ts";
import { FieldError } from "./field-error.tsx";

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

const Root = styled.div`
  display: grid;
  gap: 7px;
  min-width: 0;
  overflow-wrap: anywhere;
  & > .label {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    align-items: baseline;
    justify-content: space-between;
    font-size: var(--tr-size-sm);
    /* The touch target extends upward because the control starts right below. */
    @media (pointer: coarse) {
      & > a {
        margin-block: -18px -7px;
        padding-block: 18px 7px;
      }
    }
  }
  & > label {
    justify-self: start;
  }
  & > label,
  & > .label > label {
    font-size: var(--tr-size-sm);
    font-weight: var(--tr-weight-semi);
  }
  & > .hint {
    color: var(--tr-text-2);
    font-size: var(--tr-size-xs);
  }
`;

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
      <FieldError of={id}>{error}</FieldError>
    </Root>
  );
}

import { controlStyles, describedBy, Field } from "@trellis/ui/field";
import type { ReactNode } from "react";
import { styled } from "styled-components";

export interface CardFrameProps {
  /** Id of the Stripe element, which the label refers to. */
  id: string;
  label: string;
  error: string | undefined;
  disabled: boolean;
  /** Whether Stripe’s iframe has focus, which CSS can’t detect. */
  isFocused: boolean;
  /** Called when the user presses the padding around the iframe. */
  onPress: () => void;
  /** The Stripe element. */
  children: ReactNode;
}

/** The number on top, expiry and code side by side, like the sandbox fields. */
export const CardFrames = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 18px 12px;
  align-items: start;
  & > :first-child {
    grid-column: 1 / -1;
  }
`;

const Frame = styled.div`
  ${controlStyles}
  display: grid;
  align-content: center;
  cursor: text;
  /* Browsers paint an opaque background if an iframe’s color scheme differs from its content’s. Stripe’s content is light. */
  & iframe {
    color-scheme: light;
  }
`;

/** A field in the app’s design around an input in a Stripe iframe. */
export function CardFrame({ id, label, error, disabled, isFocused, onPress, children }: CardFrameProps): ReactNode {
  return (
    <Field id={id} label={label} error={error}>
      <Frame
        role="group"
        aria-label={label}
        aria-describedby={describedBy(id, { error })["aria-describedby"]}
        data-invalid={error ? true : undefined}
        data-disabled={disabled || undefined}
        data-focused={isFocused || undefined}
        onPointerUp={onPress}
      >
        {children}
      </Frame>
    </Field>
  );
}

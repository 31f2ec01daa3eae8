import { controlStyles, describedBy, Field } from "@trellis/ui/field";
import type { ReactNode } from "react";
import { styled } from "styled-components";

export interface CardFrameProps {
  /** The id of the element of Stripe's: it listens to the label that names it. */
  id: string;
  label: string;
  error: string | undefined;
  disabled: boolean;
  /** Whether the focus is in Stripe's frame, where our stylesheet can't see it. */
  isFocused: boolean;
  /** Called when the room around Stripe's frame is pressed. */
  onPress: () => void;
  /** One element of Stripe's. */
  children: ReactNode;
}

/** The number above, the other two side by side, as in the fields of the sandbox. */
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
  /* A document of another colour scheme than its frame's is drawn on an opaque ground: Stripe's is a light one. */
  & iframe {
    color-scheme: light;
  }
`;

/** A field of ours around an input that stands in a document of Stripe's. */
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

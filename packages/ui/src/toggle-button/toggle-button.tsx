"use client";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";
import { buttonStyles } from "../button/button.styles.ts";
import { useControllable } from "../field/use-controllable.ts";

export interface ToggleButtonProps extends ComponentPropsWithRef<"button"> {
  /** Whether a controlled button is pressed. Omit it for an uncontrolled button. */
  pressed?: boolean;
  /** If `true`, an uncontrolled button is initially pressed. */
  defaultPressed?: boolean;
  /** Called when the user presses or releases the button. */
  onPressedChange?: (pressed: boolean) => void;
  /** `md` is 44 px high, `sm` suits dense layouts. */
  size?: "sm" | "md";
  /** Icon before the label. */
  iconStart?: ReactNode;
}

const Root = styled.button`
  ${buttonStyles}
  &[aria-pressed="true"] {
    color: var(--tr-on-primary-soft);
    background: var(--tr-primary-soft);
    box-shadow: inset 0 0 0 2px var(--tr-primary);
    --hover: var(--tr-primary-soft-hover);
    --press: var(--tr-primary-soft-hover);
  }
  @media (forced-colors: active) {
    &[aria-pressed="true"] {
      border: 3px solid Highlight;
    }
  }
`;

/** A button that stays pressed, such as a filter or a text format. Use the same label for both states. */
export function ToggleButton({
  pressed,
  defaultPressed = false,
  onPressedChange,
  size = "md",
  type = "button",
  iconStart,
  onClick,
  children,
  ...rest
}: ToggleButtonProps): ReactNode {
  const [isPressed, setPressed] = useControllable(pressed, defaultPressed, onPressedChange);
  return (
    <Root
      type={type}
      data-variant="secondary"
      data-size={size}
      {...rest}
      aria-pressed={isPressed}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) setPressed(!isPressed);
      }}
    >
      {iconStart}
      {children}
    </Root>
  );
}

import type { ReactNode } from "react";
import { styled } from "styled-components";
import { ChevronGlyph } from "../glyph/glyph.tsx";
import { IconButton, type IconButtonProps } from "./icon-button.tsx";

interface StepButtonProps extends Omit<IconButtonProps, "children"> {
  to: "previous" | "next";
}

const Root = styled(IconButton)`
  &[data-to="previous"]:dir(ltr) > svg,
  &[data-to="next"]:dir(rtl) > svg {
    rotate: 90deg;
  }
  &[data-to="next"]:dir(ltr) > svg,
  &[data-to="previous"]:dir(rtl) > svg {
    rotate: -90deg;
  }
  &[aria-disabled] {
    cursor: not-allowed;
    opacity: 0.5;
  }
`;

/** A button with an arrow to the previous or next page or month. */
export const StepButton = ({ to, ...rest }: StepButtonProps): ReactNode => (
  <Root data-to={to} {...rest}>
    <ChevronGlyph size={20} strokeWidth={2} />
  </Root>
);

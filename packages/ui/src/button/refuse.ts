import type { MouseEvent } from "react";

/** `disabled` would drop the focus, so a busy button refuses the click instead: a submit's too. */
export const refuse = (event: MouseEvent<HTMLButtonElement>): void => {
  event.preventDefault();
  event.stopPropagation();
};

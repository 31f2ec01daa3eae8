import type { MouseEvent } from "react";

/** Prevents a click, including a form submission, while the button is busy. `disabled` would drop focus. */
export const preventClick = (event: MouseEvent<HTMLButtonElement>): void => {
  event.preventDefault();
  event.stopPropagation();
};

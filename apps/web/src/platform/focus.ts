/** Whether someone who has done something here stands nowhere, because what had the focus is gone. */
export const isFocusLost = (): boolean =>
  document.activeElement === document.body && navigator.userActivation.hasBeenActive;

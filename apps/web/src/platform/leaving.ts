const preventUnload = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Turns the browser’s “Leave site?” prompt on or off. */
export function askBeforeLeaving(isOn: boolean): void {
  if (isOn) addEventListener("beforeunload", preventUnload);
  else removeEventListener("beforeunload", preventUnload);
}

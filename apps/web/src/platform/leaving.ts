const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Whether the browser asks before this page is closed, left or loaded anew: for as long as something would be lost. */
export function askBeforeLeaving(isAsking: boolean): void {
  if (isAsking) addEventListener("beforeunload", ask);
  else removeEventListener("beforeunload", ask);
}

let wasSomewhere = false;
document.addEventListener("focusin", () => (wasSomewhere = true), { once: true });

/** Whether someone stands nowhere now, because what had the focus is gone: nothing is lost on a page just opened. */
export const isFocusLost = (): boolean => wasSomewhere && document.activeElement === document.body;

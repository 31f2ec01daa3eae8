/** Returns the label of the command key on this device. */
export const commandKey = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘" : "Ctrl");

let isDue = false;

/** Requests the reveal of a plan that the user has just answered the last question for. */
export const requestReveal = (): void => {
  isDue = true;
};

/** Whether the next visit to the roadmap reveals the plan. */
export const isRevealDue = (): boolean => isDue;

/** Marks the reveal as shown: it never appears again. */
export const markRevealed = (): void => {
  isDue = false;
};

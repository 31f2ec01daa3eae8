/** Writes a line into the browser's console. */
export const log = (event: string, about: unknown): void => console.log(event, about);

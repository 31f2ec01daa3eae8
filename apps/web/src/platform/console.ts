/** Logs an event to the console. */
export const log = (event: string, details: unknown): void => console.log(event, details);

/** Thrown by a handler whose job must not be retried. */
export class GivenUp extends Error {}

/** Thrown by a handler whose job must not be tried again. */
export class GivenUp extends Error {}

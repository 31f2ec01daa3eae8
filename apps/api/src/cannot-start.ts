/** Why the server does not start, as one sentence for the person who started it: what is wrong and what to do. */
export class CannotStart extends Error {
  override readonly name = "CannotStart";
}

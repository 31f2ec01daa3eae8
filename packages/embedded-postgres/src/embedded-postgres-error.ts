/** A reason why the database can't start, worded for the user who started it: what is wrong and how to fix it. */
export class EmbeddedPostgresError extends Error {
  override readonly name = "EmbeddedPostgresError";
}

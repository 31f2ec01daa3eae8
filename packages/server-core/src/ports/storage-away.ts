/** Thrown by any method when the storage can't be reached or does not respond in time. It can also be the cause of another error. */
export class StorageAway extends Error {
  override readonly name = "StorageAway";
  constructor(options?: ErrorOptions) {
    super("the database is not responding", options);
  }
}

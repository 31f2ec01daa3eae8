/** The host names by which a machine refers to itself. */
export const localHosts: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/** The names of this machine for itself. */
export const localHosts: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/** Liveness: the process should be restarted if this path does not respond. It needs no database. */
export const livenessPath = "/livez";
/** Readiness: a load balancer sends the process no requests while this path responds with 503. */
export const readinessPath = "/readyz";

import type { RoadmapKey } from "@trellis/server-core/domain/roadmap";
import type { Ports } from "@trellis/server-core/ports";

const pauseMilliseconds = 600_000;

/** For each server in this process, its failed translations and when each can be retried. */
const pauses = new WeakMap<Ports, Map<string, number>>();

const nameOf = ({ accountId, revision, language }: RoadmapKey) => `${accountId} ${revision} ${language}`;

/** Whether the translation of a plan failed less than ten minutes ago. */
export function hasFailedLately(key: RoadmapKey, ports: Ports): boolean {
  const until = pauses.get(ports)?.get(nameOf(key));
  return until !== undefined && ports.clock.now().getTime() < until;
}

/** Remembers that a plan could not be translated. */
export function rememberFailure(key: RoadmapKey, ports: Ports): void {
  const now = ports.clock.now().getTime();
  const current = [...(pauses.get(ports) ?? [])].filter(([, until]) => until > now);
  pauses.set(ports, new Map([...current, [nameOf(key), now + pauseMilliseconds]]));
}

export { held, settled, type Held } from "./testing/held.ts";
export { everyPath, follow, visitedEveryState, type Coverage, type Path, type Tries } from "./testing/paths.ts";
export { start, type Fakes, type Run, type Start } from "./testing/start.ts";

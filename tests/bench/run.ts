// `npm run bench`: each figure against a floor measured in the same run; exit 1 when one is over its limit.
// `npm run bench -- ui` runs one alone.
import { apiCost } from "./api-cost.ts";
import { machineTransitions } from "./machine-transitions.ts";
import { signInSize } from "./sign-in-size.ts";
import { uiRace } from "./ui-race.ts";

const benches = { "sign-in": signInSize, api: apiCost, ui: uiRace, machines: machineTransitions };
const asked = process.argv.slice(2);
const results: boolean[] = [];
for (const [name, bench] of Object.entries(benches)) {
  if (asked.length === 0 || asked.includes(name)) results.push(await bench());
}
process.exitCode = results.every(Boolean) ? 0 : 1;

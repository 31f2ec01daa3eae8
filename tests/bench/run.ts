// `npm run bench` compares figures with a baseline measured in the same run, or with fixed times (chat), and fails when a figure
// exceeds its limit.
// `npm run bench -- ui` runs one benchmark, `npm run bench -- load /login` measures one page. With `--quick`, each benchmark runs
// briefly and fails only if it breaks, because so few measurements say little about speed.
import { isQuick } from "./amounts.ts";
import { apiCost } from "./api-cost.ts";
import { chatSpeed } from "./chat-speed.ts";
import { load } from "./load.ts";
import { machineTransitions } from "./machine-transitions.ts";
import { plantFrames } from "./plant-frames.ts";
import { storybookWeight } from "./storybook.ts";
import { uiRace } from "./ui-race.ts";

const benches = {
  load,
  api: apiCost,
  chat: chatSpeed,
  ui: uiRace,
  plant: plantFrames,
  machines: machineTransitions,
  storybook: storybookWeight,
};
const words = process.argv.slice(2);
const paths = words.filter((word) => word.startsWith("/"));
const asked = words.filter((word) => word in benches);
const results: boolean[] = [];
for (const [name, bench] of Object.entries(benches)) {
  if (asked.length === 0 || asked.includes(name)) results.push(await bench(paths));
}
process.exitCode = isQuick || results.every(Boolean) ? 0 : 1;

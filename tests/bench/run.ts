// `npm run bench` compares figures with a baseline measured in the same run, or with fixed limits (inp, chat, memory,
// hostile, kills), and fails when a figure exceeds its limit.
// `npm run bench -- ui` runs one benchmark, `npm run bench -- load /login` measures one page. With `--quick`, each benchmark runs
// briefly and fails only if it breaks, because so few measurements say little about speed. `--write` stores the output in
// docs/benchmarks.md.
import { isQuick } from "./amounts.ts";
import { apiCost } from "./api-cost.ts";
import { chatSpeed } from "./chat-speed.ts";
import { hostile } from "./hostile.ts";
import { inp } from "./inp.ts";
import { killedServers } from "./kills.ts";
import { load } from "./load.ts";
import { machineTransitions } from "./machine-transitions.ts";
import { manyAccounts } from "./many-accounts.ts";
import { memory } from "./memory.ts";
import { plantFrames } from "./plant-frames.ts";
import { storybookWeight } from "./storybook.ts";
import { twoProcesses } from "./two-processes.ts";
import { uiRace } from "./ui-race.ts";
import { recorded } from "./write-output.ts";

const benches = {
  load,
  inp,
  api: apiCost,
  accounts: manyAccounts,
  processes: twoProcesses,
  memory,
  hostile,
  kills: killedServers,
  chat: chatSpeed,
  ui: uiRace,
  plant: plantFrames,
  machines: machineTransitions,
  storybook: storybookWeight,
};
const flags = ["--quick", "--write"];
const words = process.argv.slice(2);
const paths = words.filter((word) => word.startsWith("/"));
const asked = words.filter((word) => word in benches);
const unknown = words.filter((word) => !paths.includes(word) && !asked.includes(word) && !flags.includes(word));
if (unknown.length > 0) {
  console.error(
    `Unknown: ${unknown.join(" ")}. Benchmarks: ${Object.keys(benches).join(" ")}. Flags: ${flags.join(" ")}`,
  );
  process.exit(1);
}
const writes = words.includes("--write") && !isQuick;
let isFine = true;
for (const [name, bench] of Object.entries(benches)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  try {
    const isWithin = writes ? await recorded(name, () => bench(paths)) : await bench(paths);
    isFine &&= isWithin || isQuick;
  } catch (error) {
    // The other benchmarks still run.
    console.error(`The benchmark ${name} failed:`, error);
    isFine = false;
  }
}
// A benchmark that failed may have left servers open, which end with this process.
process.exit(isFine ? 0 : 1);

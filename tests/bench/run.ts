// `npm run bench`: compares figures with a floor measured in the same run, those of the chat with times, and fails when one
// exceeds its limit.
// `npm run bench -- ui` runs one of them.
import { apiCost } from "./api-cost.ts";
import { chatSpeed } from "./chat-speed.ts";
import { machineTransitions } from "./machine-transitions.ts";
import { signInSize } from "./sign-in-size.ts";
import { uiRace } from "./ui-race.ts";

const benches = { "sign-in": signInSize, api: apiCost, chat: chatSpeed, ui: uiRace, machines: machineTransitions };
const asked = process.argv.slice(2);
const results: boolean[] = [];
for (const [name, bench] of Object.entries(benches)) {
  if (asked.length === 0 || asked.includes(name)) results.push(await bench());
}
process.exitCode = results.every(Boolean) ? 0 : 1;

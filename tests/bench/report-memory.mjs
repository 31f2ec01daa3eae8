// Loaded into a server by a benchmark: on SIGUSR2, it collects the garbage and prints the memory that is in use, in bytes.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc");

process.on("SIGUSR2", () => {
  collectGarbage();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.stdout.write(`memory ${heapUsed + external} ${rss}\n`);
});

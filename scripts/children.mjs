// Runs programs in the foreground: they hear the signals we hear, and we end as they do.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { constants } from "node:os";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"];

/** A program whose output is ours. It is told when we die: the channel between us closes. */
export function start(node, args, options) {
  const child = spawn(node, args, { ...options, stdio: ["inherit", "inherit", "inherit", "ipc"] });
  const ended = new Promise((done) => {
    child.on("error", () => done(1));
    child.on("exit", (code, signal) => done(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
  return { child, ended };
}

/** The parent of a process, where the system tells. */
function parentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ")[1];
  } catch {
    return undefined;
  }
}

/** Under `npm start` a signal to npm ends npm and its shell, and nobody tells us: so we look whether they are still there. */
function onceAbandoned(then) {
  if (!process.env.npm_lifecycle_event) return;
  const line = () => `${process.ppid} ${parentOf(process.ppid)}`;
  const born = line();
  const look = setInterval(() => {
    if (line() === born) return;
    clearInterval(look);
    then();
  }, 250);
  look.unref();
}

/** Waits until the first of them ends, ends the others, and answers its exit code. */
export async function endTogether(programs) {
  const tell = (signal) => {
    for (const { child } of programs) child.kill(signal);
  };
  for (const signal of signals) process.on(signal, () => tell(signal));
  onceAbandoned(() => tell("SIGTERM"));
  const code = await Promise.race(programs.map(({ ended }) => ended));
  tell("SIGTERM");
  await Promise.all(programs.map(({ ended }) => ended));
  return code;
}

// Runs programs in the foreground: signals are forwarded to them, and their exit code becomes ours.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { constants } from "node:os";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"];

/** Starts a program that shares our output. It can stop when this process dies, because the IPC channel then closes. */
export function start(node, args, options) {
  const child = spawn(node, args, { ...options, stdio: ["inherit", "inherit", "inherit", "ipc"] });
  const ended = new Promise((done) => {
    child.on("error", () => done(1));
    child.on("exit", (code, signal) => done(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
  return { child, ended };
}

/** Returns the parent of a process, or `undefined` where /proc is missing. */
function parentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ")[1];
  } catch {
    return undefined;
  }
}

/** Under `npm start` a signal to npm ends npm and its shell without reaching us, so poll whether they still run. */
function onParentExit(callback) {
  if (!process.env.npm_lifecycle_event) return;
  const ancestry = () => `${process.ppid} ${parentOf(process.ppid)}`;
  const initial = ancestry();
  const timer = setInterval(() => {
    if (ancestry() === initial) return;
    clearInterval(timer);
    callback();
  }, 250);
  timer.unref();
}

/** Waits until the first program ends, stops the others, and returns its exit code. */
export async function endTogether(programs) {
  const signalAll = (signal) => {
    for (const { child } of programs) child.kill(signal);
  };
  for (const signal of signals) process.on(signal, () => signalAll(signal));
  onParentExit(() => signalAll("SIGTERM"));
  const code = await Promise.race(programs.map(({ ended }) => ended));
  signalAll("SIGTERM");
  await Promise.all(programs.map(({ ended }) => ended));
  return code;
}

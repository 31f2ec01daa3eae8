import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createLog, type ServerLog } from "@trellis/runtime/node-log/log";
import type { Telemetry } from "@trellis/runtime/telemetry/types";
import { StartupError } from "@trellis/server-core/startup-error";
import { createApp } from "./app.ts";
import { type Environment, readEnvironment } from "./environment.ts";
import { serve } from "./serve.ts";
import { openRunningDatabase, type RunningDatabase } from "./start-up/database.ts";
import { openAi } from "./start-up/ai.ts";
import { openDemoAccount } from "./start-up/demo-account.ts";
import { openGoogle } from "./start-up/google.ts";
import { startUpMessage } from "./start-up/start-up-message.ts";
import { startJobWorker } from "./start-up/job-worker.ts";
import { localHosts } from "./start-up/local-hosts.ts";
import { openMail, outboxPath } from "./start-up/mail.ts";
import { createRealPorts } from "./start-up/real-ports.ts";
import { openPayments } from "./start-up/payments.ts";
import { openTelemetry } from "./start-up/telemetry.ts";
import { openYoutube } from "./start-up/youtube.ts";

/**
 * Resolves on Ctrl-C, a termination signal, or the end of the parent process. Repeated signals are ignored, because a
 * terminal and `npm start` both forward Ctrl-C.
 */
function waitForShutdownSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => resolve());
    process.on("disconnect", () => resolve());
    process.channel?.unref();
  });
}

const webFolder = process.env["TRELLIS_WEB"] || fileURLToPath(new URL("../../../dist/web", import.meta.url));
/**
 * Timeouts after a shutdown signal, in milliseconds: for pending requests, and for the whole shutdown.
 * Container runtimes and service managers often kill a process after ten seconds.
 */
const drainTimeoutMs = 7_000;
const forcedExitMs = 9_500;
const closeTimeoutMs = 5_000;

async function run(
  environment: Environment,
  database: RunningDatabase,
  stopped: Promise<void>,
  log: ServerLog,
  telemetry: Telemetry | undefined,
) {
  const mail = openMail(environment);
  const ai = await openAi(environment);
  const cards = await openPayments(environment, webFolder);
  const google = openGoogle(environment);
  const youtube = openYoutube(environment);
  const ports = createRealPorts(environment, database, { mail, ai, cards, google, youtube }, log);
  const app = createApp(ports);
  // The demo account's password is public, so the account is only created in the embedded database, which other
  // machines can't reach. It pays with a test card of the sandbox.
  const isLocal = !environment.isProduction && environment.databaseUrl === undefined;
  const hasDemoAccount = isLocal && ports.payments.kind === "sandbox";
  if (hasDemoAccount) await openDemoAccount(ports);

  const { port, host, trustedProxies, logLevel } = environment;
  const logsRequests = logLevel === "debug";
  const { pages, providers } = ports;
  const { origins } = google;
  const publicUrl = new URL(ports.publicUrl);
  // In production, pages show nothing confidential, and sandbox receipts must be readable under any host name.
  const pageHosts = environment.isProduction ? undefined : [...localHosts, publicUrl.hostname];
  const isSecure = publicUrl.protocol === "https:";
  const listening = { port, host, trustedProxies, pageHosts, isSecure };
  const server = await serve({ app, webFolder, ...listening, pages, origins, log, logsRequests, telemetry });
  const hasWebApp = existsSync(`${webFolder}/index.html`);
  const facts = {
    providers,
    storage: database.about,
    ai: ai.about,
    cards: cards.about,
    mail: mail.about,
    outboxPath: mail.page && outboxPath,
  };
  console.log(startUpMessage({ port: server.port, hasDemoAccount, hasWebApp, ...facts }));
  const worker = startJobWorker(ports, ports.jobs);

  await Promise.race([stopped, database.lost]);
  await Promise.all([server.drain(drainTimeoutMs), worker.stop()]);
}

async function main(): Promise<void> {
  const stopped = waitForShutdownSignal();
  // Even a start that hangs can be killed safely: jobs run again, and the embedded database stops by itself.
  void stopped.then(() => setTimeout(() => process.exit(0), forcedExitMs).unref());
  const environment = readEnvironment(process.env);
  const log = createLog(environment.logLevel);
  const telemetry = await openTelemetry(process.env, log);
  const database = await openRunningDatabase(environment, log, telemetry?.statement);
  try {
    await run(environment, database, stopped, log, telemetry);
  } catch (error) {
    // The reason must be printed even if the cleanup hangs.
    setTimeout(() => fail(error), closeTimeoutMs).unref();
    throw error;
  } finally {
    await database.close();
    await telemetry?.close();
  }
}

function fail(error: unknown): never {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
}

try {
  await main();
  process.exit(0);
} catch (error) {
  fail(error);
}

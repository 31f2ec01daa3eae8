import { readdirSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import pg from "pg";
import { startEmbeddedPostgres } from "../../packages/embedded-postgres/src/index.ts";
import { openSeed } from "../e2e/seed.ts";
import { stateFolder } from "../state-folder.ts";
import { costOf, measuredRequests, median } from "./api-cost.ts";
import { isQuick, roundsOf } from "./amounts.ts";
import { type Server, startScript, stopScript } from "./start-script.ts";

const limit = 1.15;
const few = 20;
const many = isQuick ? 1_000 : 200_000;
const rounds = roundsOf(5);

/** Copies the first account with its session, subscription, plan and ticks until there are `count` accounts. */
async function fill(url: string, count: number): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  const copies = "(select id, row_number() over () as n from accounts where email like 'copy-%') a";
  const copy = (table: string, own: string) => `insert into ${table} select copied.*
    from (select * from ${table} where account_id = (select id from accounts order by created_at limit 1) limit 1) s,
      ${copies}, jsonb_populate_record(null::${table}, to_jsonb(s) || jsonb_build_object('account_id', a.id${own})) copied`;
  await client.query(
    `insert into accounts select copied.* from (select * from accounts order by created_at limit 1) a,
      generate_series(1, $1::int) n, jsonb_populate_record(null::accounts, to_jsonb(a) || jsonb_build_object(
        'id', gen_random_uuid(), 'email', 'copy-' || n || '@trellis.example', 'created_at', now())) copied`,
    [count - few],
  );
  await client.query(
    copy("sessions", ", 'id', gen_random_uuid(), 'token_digest', md5(a.id::text) || md5('b' || a.id)"),
  );
  await client.query(copy("subscriptions", ", 'id', gen_random_uuid(), 'provider_id', 'sub_copy_' || a.n"));
  await client.query(`insert into roadmaps (account_id, revision, language, plan, finished_at)
    select a.id, 1, 'en', '{"weeklyPlans":[]}', now() from ${copies}`);
  await client.query(`insert into ticks (account_id, revision, week, day_index, completed_at)
    select a.id, 1, week, day, now() from ${copies}, generate_series(1, 2) week, generate_series(0, 4) day`);
  await client.query("vacuum analyze");
  await client.end();
}

/** Returns the ids of the processes in which PostgreSQL serves the connections to a database. */
function backendsOf(database: string): number[] {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const isBackend = (pid: string) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(` ${database} 127.0.0.1`);
    } catch {
      return false;
    }
  };
  return pids.filter(isBackend).map(Number);
}

interface Contestant {
  database: string;
  server: Server;
  tokens: string[];
}

async function start(url: string, database: string, count: number): Promise<Contestant> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`create database ${database}`);
  await client.end();
  const own = Object.assign(new URL(url), { pathname: `/${database}` }).href;
  const server = await startScript("apps/api/src/main.ts", own);
  const seed = openSeed(own);
  const tokens: string[] = [];
  for (let index = 0; index < few; index++) {
    tokens.push((await seed.createUser({ stage: "subscribed", fullname: "Ana Torres", isConnected: false })).token);
  }
  await seed.close();
  if (count > few) await fill(own, count);
  return { database, server, tokens };
}

/** Compares the CPU per request, of the server and its database, with many accounts and with twenty. The two take turns. */
export async function manyAccounts(): Promise<boolean> {
  const folder = stateFolder("bench-accounts");
  const postgres = await startEmbeddedPostgres({ folder, durable: false });
  const small = await start(postgres.url, "bench_few", few);
  const large = await start(postgres.url, "bench_many", many);
  let isWithin = true;
  console.log(
    `CPU of server and database per request with ${many} and with ${few} accounts, medians of ${rounds} rounds`,
  );
  for (const [name, { of }] of Object.entries(measuredRequests)) {
    const cost = ({ server, tokens, database }: Contestant) =>
      costOf(server, tokens.map(of), () => backendsOf(database));
    const costs: [large: number, small: number][] = [];
    for (let round = -1; round < rounds; round++) {
      const pair: [number, number] = [await cost(large), await cost(small)];
      if (round >= 0) costs.push(pair);
    }
    const ratio = median(costs.map(([a, b]) => a / b));
    isWithin &&= ratio <= limit;
    const [a, b] = [median(costs.map(([each]) => each)), median(costs.map(([, each]) => each))];
    const figures = `${many}: ${a.toFixed(0)} µs · ${few}: ${b.toFixed(0)} µs · ratio ${ratio.toFixed(2)}`;
    console.log(`  ${name.padEnd(14)} ${figures} (limit ${limit.toFixed(2)})`);
  }
  stopScript(small.server);
  stopScript(large.server);
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
  return isWithin;
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Cluster, startCluster } from "../cluster.ts";
import { recordFigures } from "../figures.ts";
import { compare } from "../compare.ts";
import { startLoad } from "../load.ts";
import { createVisitors, type Visitor } from "../visitors.ts";
import type { Member } from "../patroni.ts";
import { performRunbook, readRunbook } from "../runbook.ts";
import { waitUntil } from "../service.ts";

const page = readFileSync(join(import.meta.dirname, "../../../../docs/runbooks.md"), "utf8");
let cluster: Cluster;
let visitors: readonly Visitor[];

beforeAll(async () => {
  cluster = await startCluster({ MAX_OPEN_DEPOSITS: "1000000", SESSION_MINUTES: "1000" });
  visitors = await createVisitors(cluster);
});
afterAll(() => cluster?.stop());

async function findPrimary(): Promise<Member> {
  const primary = await cluster.primary();
  if (!primary) throw new Error("The database has no primary");
  return primary;
}

/** Asks the database of a member, and returns the rows of one column. */
async function query(member: Member, sql: string): Promise<readonly string[]> {
  const output = await member.run(
    'psql --dbname=broker --no-psqlrc --no-align --tuples-only --command="$SQL"',
    {
      SQL: sql,
    },
  );
  return output.split("\n").filter(Boolean);
}

const committed = "pg_xact_commit_timestamp(xmin)";
/** The tables whose rows never change, with all their values: the ledger and the audit. */
const lasting = ["ledger_transaction", "posting", "event"];

/** Returns the rows that are committed in a span of time. */
const readRows = (member: Member, condition: string) =>
  query(
    member,
    lasting
      .map((table) => `select '${table} ' || one::text from ${table} as one where ${committed} ${condition}`)
      .join(" union all ") + " order by 1",
  );

/** Returns a moment in the middle of the commits since a time: between the two that are furthest apart. */
async function chooseMoment(member: Member, since: string): Promise<string> {
  const [moment = ""] = await query(
    member,
    `with commits as (select distinct ${committed} as at from event where ${committed} > '${since}'),
    gaps as (select at, lead(at) over (order by at) as next, percent_rank() over (order by at) as rank from commits)
    select at + (next - at) / 2 from gaps where rank between 0.33 and 0.66 order by next - at desc limit 1`,
  );
  return moment;
}

/** Loads the cluster until a number of intents is acknowledged. */
async function load(intents: number) {
  const running = await startLoad(cluster, visitors);
  try {
    await waitUntil(
      () => running.acknowledged() >= intents,
      () => "No call was acknowledged any more",
    );
    return await running.finish();
  } catch (error) {
    running.abort();
    throw error;
  }
}

/** Counts intents that were acknowledged before a moment and are missing, and intents sent after it that are there. */
async function compareWithClients(moment: string) {
  const time = Date.parse(moment);
  const counts = { kept: 0, taken: 0, lost: 0, revived: 0 };
  const nothing = { deposits: new Set<string>(), transfers: new Set<string>() };
  for (const { client, deposits, cents } of visitors) {
    const kept = {
      deposits: new Map([...deposits].filter(([, { acknowledgedAt }]) => acknowledgedAt < time)),
      cents: new Map([...cents].filter(([, { acknowledgedAt }]) => acknowledgedAt < time)),
    };
    counts.kept += kept.deposits.size + kept.cents.size;
    counts.lost += (await compare({ client, ...kept }, nothing)).lost;
    const gone = {
      deposits: new Map([...deposits].filter(([, { sentAt }]) => sentAt > time)),
      cents: new Map([...cents].filter(([, { sentAt }]) => sentAt > time)),
    };
    const { lost } = await compare({ client, ...gone }, nothing);
    counts.taken += lost;
    counts.revived += gone.deposits.size + gone.cents.size - lost;
  }
  return counts;
}

test("restore: a mistake empties tables on every member, and the runbook restores a moment in the load", async () => {
  await cluster.settle();
  const primary = await findPrimary();
  await primary.run("pgbackrest --stanza=broker backup");
  const [since = ""] = await query(primary, "select now()");
  const figures = await load(150);
  expect(figures).toMatchObject({ lost: 0, doubled: 0, others: [], signedOut: 0 });
  const moment = await chooseMoment(primary, since);
  const expected = await readRows(primary, `<= '${moment}'`);
  const later = await readRows(primary, `> '${moment}'`);
  expect(later.length).toBeGreaterThan(50);

  await query(primary, "truncate deposit, transfer cascade");
  for (const member of cluster.members)
    await waitUntil(
      async () => (await query(member, "select count(*) from deposit")).join("") === "0",
      () => "A standby did not follow",
    );

  const begun = performance.now();
  const steps = readRunbook(page, "Restore the database");
  expect(steps.length).toBeGreaterThan(8);
  await performRunbook(cluster, steps, { restored: primary, variables: { MOMENT: moment } });
  const silence = (performance.now() - begun) / 1000;

  await cluster.settle();
  const [restoredAt = ""] = await query(primary, "select pg_postmaster_start_time()");
  expect(await readRows(primary, `<= '${moment}'`)).toEqual(expected);
  expect(await readRows(primary, `> '${moment}' and ${committed} < '${restoredAt}'`)).toEqual([]);
  const { kept, taken, lost, revived } = await compareWithClients(moment);
  expect(Math.min(kept, taken)).toBeGreaterThan(20);
  expect({ lost, revived }).toEqual({ lost: 0, revived: 0 });

  const after = await load(60);
  expect(after).toMatchObject({ lost: 0, doubled: 0, others: [], signedOut: 0 });
  recordFigures({
    ...after,
    intents: figures.intents + after.intents,
    lost,
    doubled: after.doubled + revived,
    silence,
  });
});

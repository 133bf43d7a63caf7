import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type MailServer, openMailServer } from "../../test/mail-server.ts";
import { type Cluster, startCluster } from "../cluster.ts";
import { connectControl } from "../control.ts";
import {
  cutFromEtcd,
  fillDisk,
  findSynchronous,
  freeze,
  makePrimary,
  replaceReplica,
  writeNextVersion,
} from "../faults.ts";
import { recordFigures } from "../figures.ts";
import { type LoadFigures, startLoad, type Load } from "../load.ts";
import { createVisitors } from "../visitors.ts";
import type { Member } from "../patroni.ts";
import { waitUntil } from "../service.ts";

const isRoot = process.getuid?.() === 0;
let cluster: Cluster;
let mailServer: MailServer;
let visitors: Awaited<ReturnType<typeof createVisitors>>;

beforeAll(async () => {
  mailServer = await openMailServer();
  cluster = await startCluster(
    {
      MAX_OPEN_DEPOSITS: "1000000",
      SESSION_MINUTES: "1000",
      SMTP_URL: mailServer.url(),
      MAIL_FROM: "no-reply@broker.example",
    },
    { hasSmallDisks: isRoot },
  );
  visitors = await createVisitors(cluster);
});
afterAll(async () => {
  await cluster?.stop();
  await mailServer?.close();
});

async function findPrimary(): Promise<Member> {
  const primary = await cluster.primary();
  if (!primary) throw new Error("The database has no primary");
  return primary;
}

/** Waits until further intents are acknowledged. */
async function progress(load: Load, count: number, seconds = 60): Promise<void> {
  const goal = load.acknowledged() + count;
  await waitUntil(
    () => load.acknowledged() >= goal,
    () => "No call was acknowledged any more",
    { seconds },
  );
}

/** The figures of a game day in which no client noticed more than a delay. */
const harmless = { lost: 0, doubled: 0, signedOut: 0, others: [] };

/** Runs a game day: a load, the fault under it, and more load; records the figures. */
async function play(fault: (load: Load) => Promise<void>): Promise<LoadFigures> {
  await cluster.settle();
  const load = await startLoad(cluster, visitors);
  try {
    await progress(load, 20);
    await fault(load);
    await progress(load, 40);
    const figures = await load.finish();
    recordFigures(figures);
    return figures;
  } catch (error) {
    load.abort();
    throw error;
  }
}

test("kill-primary: PostgreSQL's first process gets SIGKILL while 200 money calls are under way", async () => {
  const figures = await play(async (load) => {
    const primary = await findPrimary();
    const burst = load.burst(200);
    await delay(100);
    process.kill(primary.postgres() ?? 0, "SIGKILL");
    await burst;
  });
  expect(figures).toMatchObject(harmless);
});

test("freeze-primary: the whole member gets SIGSTOP, is replaced, and returns as a standby", async () => {
  const figures = await play(async (load) => {
    const primary = await findPrimary();
    const thaw = freeze(primary);
    try {
      await waitUntil(
        async () => {
          const now = await cluster.primary();
          return now !== undefined && now !== primary;
        },
        () => "No standby became the primary",
      );
      await progress(load, 40);
    } finally {
      thaw();
    }
    await cluster.settle();
    expect(await cluster.primary()).not.toBe(primary);
  });
  expect(figures).toMatchObject(harmless);
});

test("freeze-standby: a standby that serves lists gets SIGSTOP, is left out, and returns", async () => {
  const figures = await play(async (load) => {
    const primary = await findPrimary();
    const standby = cluster.members.find((member) => member !== primary);
    if (!standby) throw new Error("The database has no standby");
    const thaw = freeze(standby);
    try {
      // Longer than a commit waits for a standby that is gone.
      await delay(8_000);
      await progress(load, 40);
    } finally {
      thaw();
    }
    await cluster.settle();
  });
  expect(figures).toMatchObject(harmless);
});

test("cut-primary: the primary reaches its standbys and clients, but not etcd", async () => {
  const figures = await play(async (load) => {
    const connect = await cutFromEtcd(cluster, await findPrimary());
    // Longer than the key of the primary is valid.
    await delay(12_000);
    await progress(load, 40);
    await connect();
    await cluster.settle();
  });
  expect(figures).toMatchObject(harmless);
});

test.skipIf(!isRoot)(
  "full-disk: the disk of the primary has no byte left, until an operator switches over",
  async () => {
    const figures = await play(async (load) => {
      const makeRoom = fillDisk(await findPrimary());
      try {
        // The alarm of the disk, and the operator's reaction.
        await delay(5_000);
        await makePrimary(cluster, await findSynchronous(cluster));
        await progress(load, 40);
      } finally {
        makeRoom();
      }
      await cluster.settle();
    });
    expect(figures).toMatchObject(harmless);
  },
);

test("kill-replicas: each replica of the provider gets SIGKILL in turn", async () => {
  const figures = await play(async (load) => {
    for (const replica of cluster.replicas) {
      await replica.service.stop("SIGKILL");
      await progress(load, 20);
      await cluster.startReplica(replica);
      await progress(load, 10);
    }
  });
  expect(figures).toMatchObject(harmless);
});

test("release: each replica is replaced by a version with a migration", async () => {
  const program = writeNextVersion(cluster);
  const figures = await play(async (load) => {
    for (const index of cluster.replicas.keys()) {
      await replaceReplica(cluster, index, program);
      await progress(load, 10);
    }
  });
  expect(figures).toMatchObject(harmless);
});

test("store: one server of the store ends, then both", async () => {
  const figures = await play(async (load) => {
    const [first, second] = cluster.stores;
    await first?.service.stop("SIGKILL");
    await progress(load, 20);
    await second?.service.stop("SIGKILL");
    // Sooner or later each client waits with a receipt, so these intents have none.
    await load.burst(40, { receipts: false });
    for (const { service } of cluster.stores) service.start();
  });
  expect(figures).toMatchObject(harmless);
});

test("mail: the mail server is away, and every letter arrives after its return", async () => {
  const control = connectControl(cluster);
  const figures = await play(async (load) => {
    const port = Number(new URL(mailServer.url()).port);
    await mailServer.close();
    const ids = visitors.flatMap(({ deposits }) => [...deposits.keys()].slice(0, 1));
    for (const id of ids) await control.control(`deposits/${id}/complete`, {});
    await progress(load, 40);
    mailServer = await openMailServer(port);
    await waitUntil(
      () => ids.every((id) => mailServer.received.some(({ content }) => content.includes(id))),
      () => "A letter did not arrive",
    );
  });
  expect(figures).toMatchObject(harmless);
});

test("half-etcd: etcd loses one member, then its majority", async () => {
  const figures = await play(async (load) => {
    const [first, second] = cluster.etcd;
    for (const member of [first, second]) {
      await member?.service.stop("SIGKILL");
      // Longer than the key of the primary is valid.
      await delay(9_000);
      await progress(load, 40);
    }
    for (const member of [first, second]) member?.service.start();
    await cluster.settle();
  });
  expect(figures).toMatchObject(harmless);
});

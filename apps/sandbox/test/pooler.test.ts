import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPostgres } from "../src/db/database.ts";
import { findFreePort } from "../src/testing/find-free-port.ts";
import { atOnce } from "./at-once.ts";
import { createCluster, type Cluster } from "./cluster.ts";
import { createDatabase, withoutPostgres } from "./databases.ts";
import { findOwner } from "./postgres.ts";
import { hundredDollars } from "./provider.ts";

const PGBOUNCER = "/usr/sbin/pgbouncer";

/** Starts a PgBouncer in transaction mode with few connections, and returns the address of the database through it. */
async function startPooler(direct: string) {
  const { hostname, port: databasePort, pathname } = new URL(direct);
  const folder = await mkdtemp(join(tmpdir(), "pooler-"));
  const port = await findFreePort();
  const file = join(folder, "pooler.ini");
  const name = pathname.slice(1);
  await writeFile(
    file,
    `[databases]
${name} = host=${hostname} port=${databasePort} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
`,
  );
  const owner = findOwner();
  for (const one of [folder, file])
    if (owner.uid !== undefined && owner.gid !== undefined) await chown(one, owner.uid, owner.gid);
  const child = spawn(PGBOUNCER, [file], { ...owner, stdio: ["ignore", "ignore", "pipe"] });
  await new Promise<void>((resolve) => {
    child.stderr.on("data", (chunk) => {
      if (String(chunk).includes("process up")) resolve();
    });
  });
  return {
    url: `postgres://postgres@127.0.0.1:${port}/${name}`,
    async stop() {
      child.kill();
      await once(child, "exit");
      await rm(folder, { recursive: true });
    },
  };
}

describe.skipIf(withoutPostgres || !existsSync(PGBOUNCER))("behind a pooler in transaction mode", () => {
  let direct: string;
  let pooler: Awaited<ReturnType<typeof startPooler>>;
  let cluster: Cluster;
  beforeAll(async () => {
    direct = await createDatabase();
    pooler = await startPooler(direct);
    cluster = await createCluster(direct, {}, () => openPostgres(pooler.url, direct));
  });
  afterAll(async () => {
    await pooler.stop();
    await cluster.close();
  });

  test("two replicas do 200 money calls at once over four connections, each once, and the books add up", async () => {
    const visitor = cluster.visitor();
    await visitor.signIn();
    const keys = Array.from({ length: 20 }, () => crypto.randomUUID());
    const { done, failed } = await atOnce(100, (index) =>
      visitor.client.call("DepositRequest", hundredDollars, { idempotencyKey: keys[index % 20] ?? "" }),
    );
    for (const reason of failed) expect(reason).toMatchObject({ status: 409 });
    expect(new Set(done.map(({ transactionId }) => transactionId)).size).toBe(20);
    const cent = { amountUsd: 0.01, currencyCode: "MYR", amount: 0.05 };
    const moved = await atOnce(100, () => visitor.client.call("EWalletTransferRequest", cent));
    expect(moved.failed).toEqual([]);
    await cluster.prove();
  });

  test("a statement ends after 15 seconds, although no connection belongs to a client", async () => {
    const { rows } = await cluster.replicas[0].query("show statement_timeout");
    expect(rows).toEqual([{ statement_timeout: "15s" }]);
  });

  test("replicas that start at the same time on a new database all start", async () => {
    const fresh = await createDatabase();
    const { done, failed } = await atOnce(4, () => openPostgres(fresh, fresh));
    await Promise.all(done.map((database) => database.close()));
    expect(failed).toEqual([]);
  });

  test("a pooler that leads nowhere prevents the start, and so does a wrong direct address", async () => {
    const nowhere = "postgres://postgres@127.0.0.1:1/broker";
    await expect(openPostgres(nowhere, direct)).rejects.toThrow("DATABASE_URL leads to no database");
    await expect(openPostgres(pooler.url, nowhere)).rejects.toThrow(
      "DATABASE_DIRECT_URL leads to no database",
    );
  });
});

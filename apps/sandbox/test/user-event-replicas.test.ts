import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Cluster, createCluster } from "./cluster.ts";
import { createCustomer, type Customer } from "./customer.ts";
import { withoutPostgres } from "./databases.ts";
import { type EventReader, readStream } from "./event-reader.ts";
import { hundredDollars } from "./provider.ts";

describe.skipIf(withoutPostgres)("replicas", () => {
  let cluster: Cluster;
  let customer: Customer;
  let stream: EventReader;
  beforeAll(async () => {
    cluster = await createCluster();
    customer = await createCustomer(cluster.replicas[0]);
    const response = await customer.fetch(`/api/Event/Stream?userId=${customer.userId}`, {
      headers: { accept: "text/event-stream" },
    });
    stream = readStream(response);
    expect(await stream.next()).toMatchObject({ kind: "ready" });
  });
  afterAll(async () => {
    await stream.close();
    await cluster.close();
  });

  /** Requests a deposit at the first replica, and completes it at the second one. */
  async function completeElsewhere(): Promise<string> {
    const { transactionId } = await customer.client.call("DepositRequest", hundredDollars);
    await cluster.replicas[1].control(`deposits/${transactionId}/complete`, {});
    return transactionId;
  }

  test("a stream of one replica reports a decision at another replica", async () => {
    const decided = await completeElsewhere();
    expect(await stream.next()).toMatchObject({ kind: "deposit", subject: decided });
  });

  test("a stream misses nothing while its replica's connection for notifications is broken", async () => {
    await cluster.replicas[1].query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen account' and datname = current_database()",
    );
    const decided = [await completeElsewhere(), await completeElsewhere()];
    expect([(await stream.next())?.subject, (await stream.next())?.subject]).toEqual(decided);
  });

  test("a stream of one replica ends when its session is ended at another replica", async () => {
    const other = cluster.replicas[1].visitor();
    await other.signIn(customer.email);
    await other.client.call("EndOtherSessions", {});
    // The sign-in and its new device are events, too.
    let last = await stream.next();
    while (last?.kind === "security") last = await stream.next();
    expect(last).toBeNull();
  });
});

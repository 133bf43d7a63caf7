import {
  ownCapabilities,
  runMutation,
  sessionMutations,
  transactionPageQueries,
  transactionQueries,
} from "@broker/hooks";
import { describe, expect, test } from "vitest";
import { startProvider } from "./start.ts";
import { openBroker } from "./world.ts";

/** The account of the demo data with the longest list. */
const busy = { email: "busy@example.com", password: "Sandbox-2026!" };

describe("with the capability", () => {
  const provider = startProvider();

  test("all pages of a list together are the whole list, each row once", async () => {
    const { broker } = openBroker(provider());
    await runMutation(broker, sessionMutations.signIn(broker), busy);
    const whole = await broker.queryClient.fetchQuery(transactionQueries.deposits(broker));
    const options = transactionPageQueries.deposits(broker);
    let read = await broker.queryClient.fetchQuery(options);
    const query = broker.queryClient.getQueryCache().find<typeof read>({ queryKey: options.queryKey });
    let pages = 1;
    if (!query) throw new Error("The pages are not in the cache");
    while (read.nextCursor !== null) {
      read = await query.fetch(undefined, { meta: { fetchMore: { direction: "forward" } } });
      pages += 1;
    }
    expect(read.rows).toEqual(whole);
    expect(pages).toBe(1 + Math.ceil((whole.length - 50) / 200));
  });

  test("the first page begins with the deposit that the user has just requested", async () => {
    const { broker } = openBroker(provider());
    await runMutation(broker, sessionMutations.signIn(broker), busy);
    const { transactionId } = await broker.client.call("DepositRequest", {
      paymentPlatformId: 11,
      currencyCode: "MYR",
      amount: 447,
      amountUsd: 100,
    });
    const { rows } = await broker.queryClient.fetchQuery(transactionPageQueries.deposits(broker));
    expect(rows[0]?.transactionId).toBe(transactionId);
  });
});

describe("without the capability", () => {
  const provider = startProvider({ CAPABILITIES: ownCapabilities.join() });

  test("a page is not requested, and the list is read whole", async () => {
    const sent: string[] = [];
    const fetch = provider().browser();
    const { broker } = openBroker(provider(), (request) => {
      sent.push(request.url);
      return fetch(request);
    });
    await runMutation(broker, sessionMutations.signIn(broker), busy);
    await expect(
      broker.queryClient.fetchQuery(transactionPageQueries.deposits(broker)),
    ).rejects.toMatchObject({ kind: "unsupported" });
    expect(sent.filter((url) => url.includes("Page"))).toEqual([]);
    expect(await broker.queryClient.fetchQuery(transactionQueries.deposits(broker))).not.toHaveLength(0);
  });
});

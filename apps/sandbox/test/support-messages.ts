import * as v from "valibot";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { createProvider, type Provider } from "./provider.ts";

const Opened = v.tuple([v.object({ message_id: v.number(), reference: v.string() })]);

/** Creates a provider without messages, e-mails and events before each test, with functions that read what it stores. */
export function openSupport() {
  let provider: Provider;
  beforeAll(async () => {
    provider = await createProvider();
  });
  beforeEach(async () => {
    provider.clock.reset();
    await provider.forgetLimits();
    await provider.query("delete from mail");
    await provider.query("delete from support_message");
    await provider.query("delete from event");
  });
  afterAll(() => provider.close());

  const rows = async (query: string) => (await provider.query(query)).rows;
  const kept = () => rows("select * from support_message order by message_id");
  return {
    get provider() {
      return provider;
    },
    rows,
    kept,
    theMessage: async () => v.parse(Opened, await kept())[0],
    changes: (operation: string) =>
      rows(`select changes from event where operation = '${operation}' order by event_id`),
  };
}

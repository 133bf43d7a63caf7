import { expect, test } from "vitest";
import { tidy } from "../src/jobs/tidy.ts";
import { customer, openCustomer, provider } from "./one-customer.ts";

openCustomer();

const exportsOf = async () => (await customer.client.call("GetDataRequests", {})).exports;

test(
  "requests for copies are possible again after one that could not be made: the hourly work closes it once its job was abandoned",
  { timeout: 60_000 },
  async () => {
    const { exportId } = await customer.client.call("RequestDataExport", {});
    const closes = async (tries: number) => {
      await provider.query(
        `update job set tries = ${tries}, due_at = due_at + interval '30 days'
        where kind = 'dataExport' and payload->>'exportId' = '${exportId}'`,
      );
      await provider.forgetLimits();
      expect(await tidy(provider.deps)).toBe(true);
      return exportsOf();
    };
    expect(await closes(99)).toMatchObject([{ exportId, state: "making" }]);
    expect(await closes(100)).toMatchObject([{ exportId, state: "removed", size: 0, parts: 0 }]);
    provider.clock.advance(24 * 60);
    await provider.forgetLimits();
    await customer.signIn(customer.email);
    const next = await customer.client.call("RequestDataExport", {});
    await provider.work();
    expect(next.exportId).not.toBe(exportId);
    expect(await exportsOf()).toMatchObject([{ state: "ready" }, { exportId, state: "removed" }]);
  },
);

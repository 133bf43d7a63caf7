import { expect, test } from "vitest";
import { createWorker } from "../src/jobs/job-handlers.ts";
import { createClient } from "./client-with-documents.ts";
import type { Customer } from "./customer.ts";
import { customer, openCustomer, provider } from "./one-customer.ts";

openCustomer({}, () => createClient());

/** Requests a copy of all data, and returns whether it is ready. */
async function requestCopy({ client }: Customer) {
  const { exportId } = await client.call("RequestDataExport", {});
  return async () => {
    const { exports } = await client.call("GetDataRequests", {});
    return exports.find((one) => one.exportId === exportId)?.state === "ready";
  };
}

/** Requests the statement of a month, and returns whether it is ready. */
async function requestMonth({ client }: Customer) {
  const { months } = await client.call("GetStatements", {});
  const [, subject = ""] = months;
  await client.call("RequestStatement", { kind: "month", subject });
  return async () => {
    const { statements } = await client.call("GetStatements", {});
    return statements.find((one) => one.subject === subject)?.state === "ready";
  };
}

test("the large copy of one client holds up neither the statement nor the copy of another one, and is made too", async () => {
  const { files } = provider.deps;
  const uploadId = provider.deps.randomToken();
  await files.put(uploadId, new Uint8Array(1000));
  // As much as a client with a year of proofs has.
  await provider.query(
    `insert into upload values ('${uploadId}', ${customer.userId}, 'a.png', 'image/png', 400000000, now())`,
  );
  const opening = Promise.withResolvers<null>();
  const reading = Promise.withResolvers<null>();
  const get: typeof files.get = async (id) => {
    if (id !== uploadId) return files.get(id);
    reading.resolve(null);
    await opening.promise;
    return files.get(id);
  };
  const worker = createWorker({ ...provider.deps, files: { ...files, get } }, provider.send);
  const isLargeReady = await requestCopy(customer);
  const other = await createClient();
  const [isOtherReady, isMonthReady] = [await requestCopy(other), await requestMonth(other)];
  // The lanes run at the same time, as in a process.
  const making = worker.runAll();
  await reading.promise;
  await Promise.all([worker.run("copies"), worker.run("papers")]);
  expect([await isOtherReady(), await isMonthReady()]).toEqual([true, true]);
  expect(await isLargeReady()).toBe(false);
  opening.resolve(null);
  await making;
  expect(await isLargeReady()).toBe(true);
}, 60_000);

test("a copy with very many actions of its client is a large one, as one with many files is", async () => {
  const lanes = async () =>
    (await provider.query("select lane from job where kind = 'dataExport' order by job_id")).rows.map(
      (row) => Object(row).lane,
    );
  await provider.query("delete from job where kind = 'dataExport'");
  const isReady = await requestCopy(customer);
  await provider.query(
    `insert into event (at, request_id, actor_id, operation, status, response_code, changes, address)
      select now(), 'many', ${customer.userId}, 'DownloadStatement', 200, 1, '[]', ''
      from generate_series(1, 100001)`,
  );
  expect(await lanes()).toEqual(["copies"]);
  await provider.work();
  expect(await lanes()).toEqual(["copies", "largeCopies"]);
  expect(await isReady()).toBe(true);
  await provider.query("delete from event where request_id = 'many'");
}, 60_000);

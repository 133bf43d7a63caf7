import { strFromU8 } from "fflate";
import { describe, expect, test } from "vitest";
import type { ReadSql } from "../src/db/database.ts";
import type { Standbys } from "../src/db/standby/standbys.ts";
import { createDataExportJob } from "../src/privacy/data-export-job.ts";
import { dataFiles } from "../src/privacy/personal-data.store.ts";
import { createClient } from "./client-with-documents.ts";
import { downloadCopy } from "./download-copy.ts";
import { customer, openCustomer, provider } from "./one-customer.ts";

openCustomer({}, () => createClient());

describe("a copy of a client with very much data", () => {
  /** Reads rows as the job does, and notes how many each query returned. */
  function watchReads() {
    const counts: number[] = [];
    const watch = (sql: ReadSql): ReadSql =>
      new Proxy(sql, {
        get(target, name) {
          const method: unknown = Reflect.get(target, name, target);
          if (typeof method !== "function") return method;
          if (name === "select") throw new Error("A query without a bound on its rows");
          return async (...given: unknown[]) => {
            const result: unknown = await Reflect.apply(method, target, given);
            counts.push(Number(Object(result).rows?.length ?? 0));
            return result;
          };
        },
      });
    const { standbys } = provider.deps;
    const watched: Standbys = {
      ...standbys,
      readNow: (read, settings) => standbys.readNow((sql) => read(watch(sql)), settings),
    };
    return { counts, standbys: watched };
  }

  test("is made of pieces of at most 250 rows and parts of at most 4 MB, with turns for other requests between them", async () => {
    const MANY = 40_000;
    const { exportId } = await customer.client.call("RequestDataExport", {});
    await provider.query(
      `insert into event (at, request_id, actor_id, operation, status, response_code, changes, address)
        select now(), md5(n::text), ${customer.userId}, 'DownloadStatement', 200, 1, '["a \u00e9 \\n b"]', md5(n::text)
        from generate_series(1, ${MANY}) as n`,
    );
    const { counts, standbys } = watchReads();
    const puts: number[] = [];
    const { files } = provider.deps;
    const put: typeof files.put = (id, bytes) => {
      puts.push(bytes.length);
      return files.put(id, bytes);
    };
    let turns = 0;
    let isDone = false;
    const countTurns = () => {
      turns += 1;
      if (!isDone) setImmediate(countTurns);
    };
    setImmediate(countTurns);
    await createDataExportJob({ ...provider.deps, standbys, files: { ...files, put } })({ exportId }, 1);
    isDone = true;
    expect(Math.max(...counts)).toBe(250);
    expect(Math.max(...puts)).toBeLessThanOrEqual(4_194_304);
    expect(turns).toBeGreaterThan(MANY / 250);
    const { read } = await downloadCopy(exportId, customer);
    const { byYou } = Object(read("activity.json"));
    const many = byYou.filter(({ operation }: { operation: string }) => operation === "DownloadStatement");
    expect(many).toHaveLength(MANY);
    expect(new Set(many.map(({ eventId }: { eventId: number }) => eventId)).size).toBe(MANY);
    expect(many[0]).toMatchObject({ changes: ["a \u00e9 \n b"] });
  });

  test("of much data has several parts, which together are the archive", async () => {
    const bytes = new Uint8Array(5_000_000).map((_, index) => (index * 7919) % 251);
    const uploadId = provider.deps.randomToken();
    await provider.deps.files.put(uploadId, bytes);
    await provider.query(
      `insert into upload values ('${uploadId}', ${customer.userId}, '../../a.png', 'image/png', 1, now())`,
    );
    const { exportId } = await customer.client.call("RequestDataExport", {});
    await provider.work();
    const { files, parts } = await downloadCopy(exportId, customer);
    expect(parts).toBe(2);
    expect(Object.keys(files).filter((name) => name.startsWith("files/"))).toEqual([
      "files/0001.png",
      "files/0002.png",
      "files/0003.png",
    ]);
    expect(files["files/0003.png"]).toEqual(bytes);
  });

  test("has the texts that a program which reads all rows at once would write", async () => {
    const { exportId } = await customer.client.call("RequestDataExport", {});
    await provider.work();
    const { files } = await downloadCopy(exportId, customer);
    const texts = Object.entries(files).filter(([name]) => name.endsWith(".json"));
    expect(texts.map(([name]) => name)).toEqual(dataFiles.map((name) => `${name}.json`));
    for (const [, bytes] of texts) {
      const text = strFromU8(bytes);
      expect(text).toBe(`${JSON.stringify(JSON.parse(text), null, 2)}\n`);
    }
  });
});

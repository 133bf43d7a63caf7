import { once } from "node:events";
import { globSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "../src/config.ts";
import { createFolderStore, createMemoryStore, type FileStore, MissingFile } from "../src/http/file-store.ts";
import { openS3Store } from "../src/http/s3-store.ts";
import { findFreePort } from "../src/testing/find-free-port.ts";
import { createProvider, hundredDollars, receipt, type Visitor } from "./provider.ts";
import { type S3Server, startS3Server } from "./s3-server.ts";

const id = (number: number) => `upload-${String(number).padStart(6, "0")}`;

let folder: string;
let server: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "files-"));
  server = await startS3Server(join(folder, "s3"));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const idsOf = async (store: FileStore) => (await store.list()).map((file) => file.id).toSorted();

describe.each<[string, () => Promise<FileStore> | FileStore]>([
  ["a folder", () => createFolderStore(join(folder, "folder"))],
  ["memory", () => createMemoryStore()],
  ["an S3-compatible store", () => openS3Store(server.settings)],
])("files in %s", (_where, open) => {
  test("are returned byte for byte, listed with their time, and gone after deletion", async () => {
    const store = await open();
    expect(await idsOf(store)).toEqual([]);
    const before = Date.now() - 2_000;
    const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 31) % 256);
    await store.put(id(1), bytes);
    await store.put(id(2), new Uint8Array([1, 2, 3]));
    expect(Buffer.from(await store.get(id(1))).equals(bytes)).toBe(true);
    expect(await idsOf(store)).toEqual([id(1), id(2)]);
    for (const { storedAt } of await store.list()) {
      expect(storedAt.getTime()).toBeGreaterThan(before);
      expect(storedAt.getTime()).toBeLessThanOrEqual(Date.now() + 2_000);
    }
    await store.put(id(2), new Uint8Array([4]));
    expect([...(await store.get(id(2)))]).toEqual([4]);
    await store.delete(id(1));
    await store.delete(id(1));
    expect(await idsOf(store)).toEqual([id(2)]);
    await expect(store.get(id(1))).rejects.toThrow(MissingFile);
  });

  test("have generated names only: none leads out of the store", async () => {
    const store = await open();
    for (const name of ["../../etc/passwd", "a/b/c/d/e/f/g", "", "short"])
      await expect(store.put(name, new Uint8Array([1]))).rejects.toThrow("no name of ours");
  });
});

test("an S3-compatible store lists more files than fit on one page", { timeout: 60_000 }, async () => {
  const store = await openS3Store(server.settings);
  for (let start = 0; start < 1_050; start += 50)
    await Promise.all(
      Array.from({ length: 50 }, (_, index) => store.put(id(start + index), new Uint8Array([1]))),
    );
  expect(new Set(await idsOf(store)).size).toBe(1_050);
});

test.each([
  [
    "an address without a server",
    { endpoint: "http://127.0.0.1:1" },
    /lead to no store that lets us in \(127\.0\.0\.1:1/,
  ],
  ["a bucket that is not there", { bucket: "nowhere" }, /There is no bucket nowhere at S3_ENDPOINT/],
  ["a wrong key", { accessKeyId: "wrong" }, /check the address, the bucket and the keys/],
])("%s prevents the start with a sentence, before an upload is lost", async (_what, wrong, words) => {
  await expect(openS3Store({ ...server.settings, ...wrong })).rejects.toThrow(words);
});

test(
  "a receipt is stored and returned to its owner; while the store is unreachable nothing is half done",
  { timeout: 60_000 },
  async () => {
    const own = await startS3Server(join(folder, "own"));
    const files = await openS3Store(own.settings);
    const provider = await createProvider({ files });
    try {
      const visitor = provider.visitor();
      await visitor.signIn();
      const first = await visitor.client.call("DepositRequest", hundredDollars);
      const second = await visitor.client.call("DepositRequest", hundredDollars);
      const submit = ({ transactionId }: { transactionId: string }) =>
        visitor.client.call("SubmitDeposit", { ...hundredDollars, transactionId, receipt: receipt() });
      const before = (await files.list()).length;
      await submit(first);
      expect(await files.list()).toHaveLength(before + 1);
      const back = await visitor.fetch(`/api/files/receipt/${first.transactionId}`);
      expect(await back.text()).toBe(await receipt().text());
      await own.stop();
      await expect(submit(second)).rejects.toMatchObject({ status: 503 });
      const { rows } = await provider.query("select * from upload");
      expect(rows.length).toBe(before + 1);
    } finally {
      await provider.close();
    }
  },
);

describe("a slow store", { timeout: 60_000 }, () => {
  const stalling = () => {
    const memory = createMemoryStore();
    const [asked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const put = async (name: string, bytes: Uint8Array) => {
      // Files of the seed are stored normally.
      if (bytes.length === receipt().size) {
        asked.resolve();
        await held.promise;
      }
      await memory.put(name, bytes);
    };
    return { files: { ...memory, put }, asked, held };
  };
  const submit = (visitor: Visitor, transactionId: string) =>
    visitor.client.call("SubmitDeposit", { ...hundredDollars, transactionId, receipt: receipt() });

  test("holds no lock and no connection of the database, and delays its own call only", async () => {
    const { files, asked, held } = stalling();
    const provider = await createProvider({ files });
    try {
      const visitor = provider.visitor();
      await visitor.signIn();
      const { transactionId } = await visitor.client.call("DepositRequest", hundredDollars);
      const submitted = submit(visitor, transactionId);
      await asked.promise;
      // Both are calls of the same client, about the same deposit.
      await visitor.client.call("DepositRequest", hundredDollars);
      const step = provider.control(`deposits/${transactionId}/process`, {});
      await expect(step).resolves.toMatchObject({ paymentStatusId: 2 });
      held.resolve();
      await submitted;
    } finally {
      await provider.close();
    }
  });

  test("times out: the call is refused as a whole, and may be repeated", async () => {
    const stalled = createServer((request, response) => {
      if (request.method === "GET") response.end("<ListBucketResult></ListBucketResult>");
    });
    const port = await findFreePort();
    await once(stalled.listen(port, "127.0.0.1"), "listening");
    try {
      const store = await openS3Store({ ...server.settings, endpoint: `http://127.0.0.1:${port}` }, 200);
      await expect(store.put(id(1), new Uint8Array([1]))).rejects.toMatchObject({ status: 503 });
    } finally {
      stalled.closeAllConnections();
      stalled.close();
    }
  });

  test("leaves no file of a call that is refused while it waits", async () => {
    const { files, asked, held } = stalling();
    const provider = await createProvider({ files });
    try {
      const visitor = provider.visitor();
      await visitor.signIn();
      const { transactionId } = await visitor.client.call("DepositRequest", hundredDollars);
      const before = (await files.list()).length;
      const submitted = submit(visitor, transactionId);
      await asked.promise;
      await provider.control(`deposits/${transactionId}/cancel`, {});
      held.resolve();
      await expect(submitted).rejects.toMatchObject({ kind: "refused" });
      expect(await files.list()).toHaveLength(before);
    } finally {
      await provider.close();
    }
  });
});

test("incomplete settings of the store are refused, because replicas would not share uploads", () => {
  expect(() => readConfig({ S3_ENDPOINT: "https://s3.example.com" })).toThrow(
    /belong together: set all of them or none/,
  );
});

test("files of clients are read by `findFile` alone, which knows that a file can be lost", async () => {
  const source = join(import.meta.dirname, "../src");
  const readers: string[] = [];
  for (const file of globSync("**/*.ts", { cwd: source }))
    if (/\bfiles\s*\.get\(/.test(await readFile(join(source, file), "utf8"))) readers.push(file);
  expect(readers.toSorted()).toEqual([
    // Those besides find-file.ts read a map of that name.
    "backoffice/thread.store.ts",
    "http/file-store.ts",
    "http/find-file.ts",
    "portal/static-site.ts",
    "thread/thread.routes.ts",
    "thread/thread.service.ts",
  ]);
});

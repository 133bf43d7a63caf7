import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort, startProgram, untilReady } from "./process.ts";

const room = resolve(import.meta.dirname, "..");
const pnpm = async (args: readonly string[], cwd: string, env: Record<string, string> = {}) =>
  promisify(execFile)("pnpm", [...args], { cwd, env: { ...process.env, ...env } });

let folder: string;
let consumer: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pack-"));
  const portal = join(folder, "portal");
  const packed = join(folder, "packed");
  consumer = join(folder, "consumer");
  await Promise.all([mkdir(portal), mkdir(packed), mkdir(consumer)]);
  await writeFile(join(portal, "index.html"), "<!doctype html><title>A built portal</title>");
  await pnpm(["pack", "--pack-destination", packed], room, { PORTAL_DIR: portal });
  await pnpm(["pack", "--pack-destination", packed], resolve(room, "../../api-spec"));
  const tarballs = await readdir(packed);
  const of = (name: string) => `file:${join(packed, tarballs.find((file) => file.includes(name)) ?? name)}`;
  // Neither is published, so the one that the other needs is named here.
  await writeFile(
    join(consumer, "pnpm-workspace.yaml"),
    JSON.stringify({ overrides: { "@broker/api-spec": of("api-spec") } }),
  );
  await writeFile(
    join(consumer, "package.json"),
    JSON.stringify({ private: true, dependencies: { "@broker/sandbox": of("sandbox") } }),
  );
  await pnpm(["install", "--prefer-offline", "--ignore-scripts"], consumer);
}, 180_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

test(
  "the packed package, in an empty folder, starts the same server: portal, API, reference and tools",
  { timeout: 120_000 },
  async () => {
    const PORT = String(await freePort());
    const origin = `http://127.0.0.1:${PORT}`;
    const program = startProgram(join(consumer, "node_modules/.bin/broker-sandbox"), [], {
      PORT,
      DATA_DIR: join(folder, "data"),
    });
    await untilReady(program, origin);
    const get = async (path: string) => (await fetch(origin + path)).text();
    expect(await get("/")).toContain("A built portal");
    expect(await get("/api/Cache/GetCompanies")).toContain('"responseCode":1');
    expect(await get("/api/reference/swagger-ui-bundle.js")).toContain("SwaggerUIBundle");
    expect(await get("/sandbox")).toContain("demo@example.com");
    program.child.kill("SIGTERM");
    expect(await program.exit).toBe(0);
  },
);

test("the package holds what it runs and no more: no sources, no tests, no data", async () => {
  const files = await readdir(join(consumer, "node_modules/@broker/sandbox"), { recursive: true });
  const odd = files.filter((file) => /\.tsx?$|^(src|test|scripts|bench|\.data)\b|\.map$/.test(file));
  expect(odd).toEqual([]);
});

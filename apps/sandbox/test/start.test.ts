import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { forReal, main, startProcess, startProgram, untilReady } from "./process.ts";
import { findFreePort } from "../src/testing/find-free-port.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "start-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Expects a message of one or two sentences, without a stack trace. */
function expectSentence(output: string, words: RegExp) {
  expect(output.trim()).toMatch(words);
  expect(output.trim().split("\n")).toHaveLength(1);
  expect(output).not.toMatch(/\n\s+at /);
}

test(
  "a second process on the same data folder ends at once with the owner's name; a stop within 5 s frees the folder",
  { timeout: 60_000 },
  async () => {
    const PORT = String(await findFreePort());
    const DATA_DIR = join(folder, "shared");
    const first = startProcess({ PORT, DATA_DIR, ...forReal });
    await untilReady(first, `http://127.0.0.1:${PORT}`);
    const second = startProcess({ PORT: String(await findFreePort()), DATA_DIR, ...forReal });
    expect(await second.exit).toBe(1);
    expectSentence(
      second.output(),
      new RegExp(`in use by process ${first.child.pid}: stop it, or set another DATA_DIR`),
    );
    first.child.kill("SIGTERM");
    expect(await first.exit).toBe(0);
    const third = startProcess({ PORT, DATA_DIR, ...forReal });
    await untilReady(third, `http://127.0.0.1:${PORT}`);
    third.child.kill("SIGINT");
    expect(await third.exit).toBe(0);
  },
);

test("on an outdated Node.js it ends with the version that it requires", async () => {
  const older = "Object.defineProperty(process.versions, 'node', { value: '20.20.2' })";
  const program = startProgram(process.execPath, ["--import", `data:text/javascript,${older}`, main], {});
  expect(await program.exit).toBe(1);
  expectSentence(program.output(), /^The sandbox needs Node 22\.19 or newer; this is Node 20\.20\.2\.$/);
});

test.each([
  ["--help", 0],
  ["configrue", 2],
])("with %s it starts no provider, and lists its commands", async (word, code) => {
  const program = startProgram(process.execPath, [main, word], { DATA_DIR: join(folder, "none") });
  expect(await program.exit).toBe(code);
  expect(program.output()).toMatch(/configure[^]*conformance[^]*synthetic/);
});

test.each([
  ["of its own", 0o700, true],
  ["that other users can write, and could add code to", 0o777, false],
])("compiled modules are cached in a folder %s: %o, %s", async (_, mode, isKept) => {
  const DATA_DIR = join(folder, `compiled-${mode}`);
  const compiled = join(DATA_DIR, "compiled");
  await mkdir(compiled, { recursive: true });
  await chmod(compiled, mode);
  const script = `const { prepare } = await import(${JSON.stringify(new URL("../src/prepare.ts", import.meta.url))});
    prepare(${JSON.stringify(DATA_DIR)});
    console.log(process.getBuiltinModule("node:module").getCompileCacheDir() ?? "nowhere");`;
  const { NODE_COMPILE_CACHE: _ours, ...env } = process.env;
  const said = spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
    env,
    encoding: "utf8",
  });
  expect(said.stdout.startsWith(compiled)).toBe(isKept);
  expect(said.stdout.trim() === "nowhere").toBe(!isKept);
});

test("a port in use is reported in a sentence", { timeout: 90_000 }, async () => {
  const blocker = createServer().listen(0, "127.0.0.1");
  await once(blocker, "listening");
  const address = blocker.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const { exit, output } = startProcess({ PORT: String(port), DATA_DIR: join(folder, "port"), ...forReal });
  expect(await exit).toBe(1);
  blocker.close();
  expectSentence(output(), new RegExp(`^Port ${port} is taken`));
});

test("an unwritable data folder is reported in a sentence", { timeout: 90_000 }, async () => {
  const file = join(folder, "a-file");
  await writeFile(file, "");
  const { exit, output } = startProcess({
    PORT: String(await findFreePort()),
    DATA_DIR: join(file, "data"),
    ...forReal,
  });
  expect(await exit).toBe(1);
  expectSentence(output(), /^The data folder .* cannot be written: set DATA_DIR/);
});

test.each([
  [
    "DATABASE_URL",
    { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" },
    /^DATABASE_URL leads to no database that answers \(127\.0\.0\.1:1\)/,
  ],
  [
    "the form of DATABASE_URL",
    { DATABASE_URL: "mysql://localhost" },
    /^DATABASE_URL must be an address such as postgres:\/\//,
  ],
  ["PORT", { PORT: "many" }, /^PORT is "many": it must be a whole number from 1 to 65535\.$/],
  ["SEED", { SEED: "some" }, /^SEED is "some": it must be demo or none\.$/],
  [
    "PUBLIC_URL",
    { ...forReal, PUBLIC_URL: "portal.example.com" },
    /^PUBLIC_URL is "portal\.example\.com": it must be an origin such as https:\/\/portal\.example\.com/,
  ],
  [
    "SEED=none without a PUBLIC_URL",
    { ...forReal, PUBLIC_URL: "" },
    /^PUBLIC_URL is not set, and with SEED=none/,
  ],
  [
    "a new database without staff",
    { ...forReal, STAFF_EMAIL: "", STAFF_PASSWORD: "" },
    /^STAFF_EMAIL and STAFF_PASSWORD are not set, and this database is new/,
  ],
  ["HOST with demo accounts", { HOST: "0.0.0.0" }, /^HOST is 0\.0\.0\.0, which can be reached from outside/],
])("a wrong setting is reported in a sentence: %s", { timeout: 90_000 }, async (_what, env, words) => {
  const { exit, output } = startProcess({ DATA_DIR: join(folder, "wrong"), ...env });
  expect(await exit).toBe(1);
  expectSentence(output(), words);
});

import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { startProgram, untilReady } from "../test/process.ts";
import { findFreePort } from "../src/testing/find-free-port.ts";
import { buildTemplate } from "../src/seed/build-template.ts";

const ROUNDS = 5;
const TICKS_A_SECOND = 100;
const room = resolve(import.meta.dirname, "..");

interface Start {
  readonly seconds: number;
  /** The processor time, which does not depend on other programs. */
  readonly processorSeconds: number;
  readonly megabytes: number;
}

function processorSeconds(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

function megabytes(pid: number | undefined): number {
  const [, kilobytes = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

/** Starts the provider on a data folder, waits until it is ready, and stops it. */
async function start(program: string, folder: string): Promise<Start> {
  const port = String(await findFreePort());
  const begin = performance.now();
  const server = startProgram(process.execPath, [program], { PORT: port, DATA_DIR: folder });
  await untilReady(server, `http://127.0.0.1:${port}`);
  const seconds = (performance.now() - begin) / 1000;
  const { pid } = server.child;
  const figures = { seconds, processorSeconds: processorSeconds(pid), megabytes: megabytes(pid) };
  server.child.kill("SIGTERM");
  await server.exit;
  return figures;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function print(what: string, goal: number, starts: readonly Start[]): void {
  const of = (figure: keyof Start) => median(starts.map((one) => one[figure]));
  const seconds = of("seconds");
  console.log(
    `${seconds <= goal ? "✓" : "✗"} ${what.padEnd(20)} ${seconds.toFixed(2)} s  goal ≤ ${goal.toFixed(1)} s   processor ${of("processorSeconds").toFixed(2)} s   resident ${of("megabytes").toFixed(0)} MB`,
  );
}

async function measure(title: string, program: string): Promise<void> {
  const first: Start[] = [];
  const again: Start[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const folder = await mkdtemp(join(tmpdir(), "start-"));
    first.push(await start(program, folder));
    again.push(await start(program, folder));
    await rm(folder, { recursive: true, force: true });
  }
  console.log(`\n${title}: until it is ready, medians of ${ROUNDS}\n`);
  print("first start", 3, first);
  print("start after that", 1.5, again);
}

await buildTemplate();
await measure("From its sources", join(room, "src/main.ts"));
const packed = join(room, "dist/main.js");
if (existsSync(packed)) await measure("As packed", packed);

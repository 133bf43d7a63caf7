import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { type Curve, findKnee, nameLimit, putCurves, type Step } from "../bench/curves-table.ts";
import { runOpenLoad } from "../bench/open-load.ts";

test("a pause of the server counts for each call that was due in it, and calls arrive all the same", async () => {
  // A server that answers at once, but not in the second half second.
  const start = performance.now();
  let arrived = 0;
  const send = async () => {
    arrived += 1;
    const at = performance.now() - start;
    if (at > 500 && at < 1_000) await pause(1_000 - at);
  };
  const { offered, done, failed, p50, p99, max } = await runOpenLoad({ rate: 100, seconds: 1.5, send });
  expect([offered, arrived, done, failed]).toEqual([150, 150, 150, 0]);
  // A load that waits for its answers would measure one slow call, and a 99th percentile near zero.
  expect(p99).toBeGreaterThan(350);
  expect(max).toBeGreaterThan(400);
  expect(p50).toBeLessThan(p99);
});

test("a call that cannot be sent in time is measured from the moment at which it was due", async () => {
  let isFirst = true;
  const send = async () => {
    if (!isFirst) return;
    isFirst = false;
    const end = performance.now() + 400;
    // The generator itself is busy.
    while (performance.now() < end);
  };
  const { p50, max } = await runOpenLoad({ rate: 50, seconds: 0.4, send });
  expect(max).toBeGreaterThan(350);
  expect(p50).toBeGreaterThan(100);
});

test("failed calls count, and those beyond the most that may be under way", async () => {
  const failing = await runOpenLoad({
    rate: 100,
    seconds: 0.3,
    send: (index) => (index % 3 === 0 ? Promise.reject(new Error("no")) : Promise.resolve()),
  });
  expect(failing).toMatchObject({ offered: 30, done: 20, failed: 10 });
  const full = await runOpenLoad({ rate: 100, seconds: 0.3, most: 5, send: () => pause(1_000) });
  expect(full).toMatchObject({ offered: 30, done: 5, failed: 25 });
});

const step = (rate: number, p99: number, done = rate * 8): Step => ({
  rate,
  offered: rate * 8,
  done,
  failed: rate * 8 - done,
  p50: 3,
  p99,
  max: p99,
  usage: { provider: 1, database: 0.6, generator: 0.3 },
});
const curve: Curve = { accounts: 10_000, replicas: 2, steps: [step(100, 20), step(200, 60), step(400, 900)] };

test("the knee is the last rate before answers are late or missing, with what is used up there", () => {
  expect(findKnee(curve)).toBe(200);
  expect(findKnee({ ...curve, steps: [step(100, 20), step(200, 30, 1_500), step(400, 10)] })).toBe(100);
  expect(findKnee({ ...curve, steps: [step(100, 300)] })).toBe(0);
  expect(nameLimit(curve, 2)).toBe("the processors: provider 1.0, PostgreSQL 0.6, generator 0.3");
  expect(nameLimit(curve, 8)).toMatch(/^a thread, a lock or the disk: /);
  expect(nameLimit({ ...curve, steps: [step(100, 20)] }, 2)).toBe("not reached");
});

test("the curves replace their section of the page, and nothing else", () => {
  const page = "# Running it large\n\nBefore.\n\n## What grows with users\n\nAfter.\n";
  const run = { day: "2026-01-01", processors: 2, seconds: 8 };
  const first = putCurves(page, [curve], run);
  const second = putCurves(first, [{ ...curve, steps: [step(100, 21)] }], { ...run, day: "2026-01-02" });
  expect(first).toContain(
    "| 10,000 | 2 | 3.0, 20 | 3.0, 60 | 3.0, 900 | 200 | the processors: provider 1.0, PostgreSQL 0.6, generator 0.3 |",
  );
  expect(second).toContain("on 2026-01-02");
  expect(second).not.toContain("2026-01-01");
  expect(second).toMatch(/^# Running it large\n\nBefore\.\n\n## Latency against rate\n/);
  expect(second.endsWith("\n\n## What grows with users\n\nAfter.\n")).toBe(true);
});

import { createHistogram, type RecordableHistogram } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";

/** A load at a constant rate of arrivals, whether or not earlier calls were answered. */
export interface OpenLoad {
  /** The calls that arrive in a second. */
  readonly rate: number;
  readonly seconds: number;
  /** Makes the call of a number; rejects where it failed. */
  readonly send: (index: number) => Promise<unknown>;
  /** The most calls under way; further ones count as failed, as those of clients who leave. */
  readonly most?: number;
}

/** What a load measured: times in milliseconds from the arrival that was due to the answer. */
export interface Measured {
  readonly offered: number;
  readonly done: number;
  readonly failed: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

/** The longest time that the answers after the last arrival are waited for, in milliseconds. */
const PATIENCE = 5_000;

const milliseconds = (histogram: RecordableHistogram, percentile: number): number =>
  histogram.count === 0 ? 0 : histogram.percentile(percentile) / 1000;

/**
 * Makes calls at a constant rate. A time is measured from the moment at which the call was due, not from that at which
 * it was sent, so that a pause of the server or of this process counts for every call that should have been sent
 * meanwhile: a load that waits for answers leaves those out.
 *
 * @example
 * const { p99 } = await runOpenLoad({ rate: 200, seconds: 10, send: () => fetch(url) });
 */
export async function runOpenLoad({ rate, seconds, send, most = 2_000 }: OpenLoad): Promise<Measured> {
  // Node's histogram is HdrHistogram: microseconds up to a minute, with three digits.
  const histogram = createHistogram({ lowest: 1, highest: 60_000_000, figures: 3 });
  const offered = Math.round(rate * seconds);
  const due = (index: number) => start + (index * 1000) / rate;
  const start = performance.now();
  let [sent, done, failed] = [0, 0, 0];
  const open = new Set<number>();
  const record = (index: number) =>
    histogram.record(Math.max(1, Math.round((performance.now() - due(index)) * 1000)));
  const call = async (index: number) => {
    open.add(index);
    try {
      await send(index);
      done += 1;
    } catch {
      failed += 1;
    }
    open.delete(index);
    record(index);
  };
  while (sent < offered) {
    const arrived = Math.min(offered, Math.floor(((performance.now() - start) * rate) / 1000) + 1);
    for (; sent < arrived; sent += 1) {
      if (open.size < most) void call(sent);
      else failed += 1;
    }
    await pause(Math.max(0, due(sent) - performance.now()));
  }
  const end = performance.now() + PATIENCE;
  while (open.size > 0 && performance.now() < end) await pause(10);
  return {
    offered,
    done,
    failed: failed + open.size,
    p50: milliseconds(histogram, 50),
    p99: milliseconds(histogram, 99),
    max: histogram.count === 0 ? 0 : histogram.max / 1000,
  };
}

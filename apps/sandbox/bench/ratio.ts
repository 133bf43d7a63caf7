/** A measured function with the reference that it is compared with. */
export interface Pair {
  readonly name: string;
  /** The minimum ratio of the measured rate to the reference's. */
  readonly goal: number;
  readonly calls: number;
  readonly measured: () => Promise<unknown>;
  readonly reference: () => Promise<unknown>;
}

const ROUNDS = 5;
// The number of concurrent calls.
const CONNECTIONS = 16;

/** Measures the calls per second over a number of calls. */
async function rate(work: () => Promise<unknown>, calls: number): Promise<number> {
  let left = calls;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      await work();
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  return (calls * 1000) / (performance.now() - start);
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** A part of the names of the pairs to measure; by default all are. */
const ONLY = process.env["BENCH_ONLY"] ?? "";

/** Measures pairs, each interleaved with its reference, and prints the medians of their ratios. */
export async function compare(title: string, all: readonly Pair[]): Promise<void> {
  const pairs = all.filter(({ name }) => name.includes(ONLY));
  console.log(`\n${title}: ratios of rates, interleaved, medians of ${ROUNDS}, ${CONNECTIONS} at a time\n`);
  for (const { name, goal, calls, measured, reference } of pairs) {
    const ratios: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const ratio = (await rate(measured, calls)) / (await rate(reference, calls));
      if (round > 0) ratios.push(ratio);
    }
    const found = median(ratios);
    const verdict = found >= goal ? "✓" : "✗";
    console.log(`${verdict} ${name.padEnd(48)} ${found.toFixed(2)}  goal ≥ ${goal.toFixed(2)}`);
  }
}

import type { Measured } from "./open-load.ts";

/** The processors that each program used at a rate, in processors. */
interface Usage {
  readonly provider: number;
  readonly database: number;
  readonly generator: number;
}

/** A rate of a curve. */
export interface Step extends Measured {
  readonly rate: number;
  readonly usage: Usage;
}

/** The curve of a number of accounts and replicas. */
export interface Curve {
  readonly accounts: number;
  readonly replicas: number;
  readonly steps: readonly Step[];
}

/** The slowest answers that a rate may have to be below the knee, in milliseconds. */
const SLOW = 250;

/** Returns whether a rate is below the knee: nearly all calls are answered, and in time. */
export const isServed = ({ offered, done, p99 }: Measured): boolean => done >= offered * 0.99 && p99 <= SLOW;

const whole = (value: number): string => (value < 10 ? value.toFixed(1) : value.toFixed(0));

/** Names the bottleneck at which a curve ends: the processors of the machine when they are fully used, otherwise the part that uses most of its own. */
export function nameLimit({ steps }: Curve, processors: number): string {
  const last = steps.findLast(isServed) ?? steps[0];
  const beyond = steps.find((step) => !isServed(step));
  if (!last || !beyond) return "not reached";
  const { provider, database, generator } = beyond.usage;
  const used = `provider ${provider.toFixed(1)}, PostgreSQL ${database.toFixed(1)}, generator ${generator.toFixed(1)}`;
  const isFull = provider + database + generator > processors * 0.85;
  return `${isFull ? "the processors" : "a thread, a lock or the disk"}: ${used}`;
}

/** Returns the highest measured rate that the provider served in full; 0 if it did not serve the lowest one. */
export const findKnee = ({ steps }: Curve): number => {
  const over = steps.findIndex((step) => !isServed(step));
  return steps[over === -1 ? steps.length - 1 : over - 1]?.rate ?? 0;
};

const HEADING = "## Latency against rate";

/** Where and when curves were measured. */
export interface Run {
  readonly day: string;
  readonly processors: number;
  readonly seconds: number;
}

/** Returns docs/running-large.md with the curves in their section, before the section of what grows. */
export function putCurves(page: string, curves: readonly Curve[], { day, processors, seconds }: Run): string {
  const rates = [...new Set(curves.flatMap(({ steps }) => steps.map(({ rate }) => rate)))].toSorted(
    (a, b) => a - b,
  );
  const rows = curves.map((curve) => {
    const cells = rates.map((rate) => {
      const step = curve.steps.find((one) => one.rate === rate);
      if (!step) return "";
      const lost = step.offered - step.done;
      const missing = lost > 0 ? `, ${((lost * 100) / step.offered).toFixed(1)} % failed` : "";
      return `${whole(step.p50)}, ${whole(step.p99)}${missing}`;
    });
    const head = [curve.accounts.toLocaleString("en"), curve.replicas];
    return `| ${[...head, ...cells, findKnee(curve), nameLimit(curve, processors)].join(" | ")} |`;
  });
  const section = `${HEADING}

Measured by \`node apps/sandbox/bench/curves.ts\` on ${day}: the median and the 99th percentile in milliseconds, by the calls that arrive in a second. ${processors} processors are shared by the replicas, a durable PostgreSQL and the generator, each rate for ${seconds} s. Of ten calls seven read the client, one lists the deposits, one requests a deposit and one transfers, of a thousand clients who are spread over all accounts. Calls arrive at a constant rate, whether or not earlier ones were answered, and a time begins when the call was due, so that a pause counts for all calls that arrive in it. The knee is the highest rate before the first one at which more than 1 % fail or the 99th percentile is above ${SLOW} ms; what it ends by are the processors that each program used there.

| accounts | replicas | ${rates.map((rate) => `${rate}/s`).join(" | ")} | knee | ends by |
| --- | --- | ${rates.map(() => "---").join(" | ")} | --- | --- |
${rows.join("\n")}

`;
  const old = page.indexOf(HEADING);
  const next = page.indexOf("## What grows with users");
  if (next === -1) throw new Error("docs/running-large.md has no section of what grows with users");
  return page.slice(0, old === -1 ? next : old) + section + page.slice(next);
}

import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { addStandbyMetrics, type StandbysFigures } from "./standby-metrics.ts";

/** The current state of the connection pool. */
export interface PoolFigures {
  readonly total: number;
  readonly idle: number;
  /**
   * The number of requests that wait for a connection: if it stays above zero, the pool is too small or a statement too
   * slow.
   */
  readonly waiting: number;
}

/** The current number of open jobs. */
export interface JobFigures {
  readonly waiting: number;
  readonly running: number;
  /** The number of waiting jobs that have failed for minutes. */
  readonly failing: number;
  /** The number of abandoned jobs, each of which a person must check. */
  readonly givenUp: number;
  /** The time that the oldest due job has been waiting. */
  readonly oldestSeconds: number;
}

/** The sources of metrics that are read on request instead of counted. */
export interface MetricSources {
  readonly pool?: () => PoolFigures;
  readonly jobs?: () => Promise<JobFigures>;
  /** Returns the number of open streams of events. */
  readonly streams?: () => number;
  /** Returns the figures of the standbys and of the reads that they could serve. */
  readonly standbys?: () => StandbysFigures;
  /** Whether to include metrics of the process: memory, event loop, garbage collection. */
  readonly process?: boolean;
}

/** The provider's metrics in the format of Prometheus. */
export interface Metrics {
  /** Counts an answered operation, with its HTTP status and the envelope's code. */
  answered(call: { operation: string; status: number; responseCode: number; seconds: number }): void;
  /** Counts a refusal of an operation or page, and whether it was recorded in the audit. */
  refused(refusal: { operation: string; status: number; isRecorded: boolean }): void;
  /** Records the result of a check of the books. */
  ledgerChecked(isOk: boolean, at: Date): void;
  render(): Promise<{ readonly contentType: string; readonly body: string }>;
}

function poolGauge(pool: () => PoolFigures): Gauge {
  return new Gauge({
    name: "broker_database_connections",
    help: "Connections of the pool by state; waiting are requests without one",
    labelNames: ["state"],
    registers: [],
    collect() {
      const { total, idle, waiting } = pool();
      this.set({ state: "used" }, total - idle);
      this.set({ state: "idle" }, idle);
      this.set({ state: "waiting" }, waiting);
    },
  });
}

function streamGauge(streams: () => number): Gauge {
  return new Gauge({
    name: "broker_event_streams",
    help: "Open streams of events of this replica",
    registers: [],
    collect() {
      this.set(streams());
    },
  });
}

/** Creates the gauges of jobs, and the function that updates them before they are read. */
function jobGauges(registry: Registry, jobs: () => Promise<JobFigures>): () => Promise<void> {
  const registers = [registry];
  const counts = new Gauge({
    name: "broker_jobs",
    help: "Jobs that are not done, by state",
    labelNames: ["state"],
    registers,
  });
  const oldest = new Gauge({
    name: "broker_jobs_oldest_seconds",
    help: "For how long the oldest due job has been waiting",
    registers,
  });
  return async () => {
    // An unreachable database must not fail the other metrics, which are needed most just then.
    const figures = await jobs().catch(() => null);
    counts.set({ state: "waiting" }, figures?.waiting ?? Number.NaN);
    counts.set({ state: "running" }, figures?.running ?? Number.NaN);
    counts.set({ state: "failing" }, figures?.failing ?? Number.NaN);
    counts.set({ state: "given_up" }, figures?.givenUp ?? Number.NaN);
    oldest.set(figures?.oldestSeconds ?? Number.NaN);
  };
}

/** Creates the gauges of the last check of the books: its result and its time. */
function ledgerGauges(registers: Registry[]): Metrics["ledgerChecked"] {
  const isOk = new Gauge({
    name: "broker_ledger_ok",
    help: "1 when the last check of the books found nothing, else 0",
    registers,
  });
  const checkedAt = new Gauge({
    name: "broker_ledger_checked_timestamp_seconds",
    help: "When the books were last checked",
    registers,
  });
  return (ok, at) => {
    isOk.set(ok ? 1 : 0);
    checkedAt.set(at.getTime() / 1000);
  };
}

/** Creates a separate registry of metrics: one per process, and one per test. */
export function createMetrics(sources: MetricSources = {}): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (sources.process) collectDefaultMetrics({ register: registry });
  if (sources.pool) registry.registerMetric(poolGauge(sources.pool));
  if (sources.streams) registry.registerMetric(streamGauge(sources.streams));
  if (sources.standbys) addStandbyMetrics(registry, sources.standbys);
  const readJobs = sources.jobs ? jobGauges(registry, sources.jobs) : null;
  const requests = new Counter({
    name: "broker_operations_total",
    help: "Answered calls of the contract, by operation, HTTP status and the envelope's responseCode",
    labelNames: ["operation", "status", "response_code"],
    registers,
  });
  const errors = new Counter({
    name: "broker_operation_errors_total",
    help: "Calls that the provider failed to answer (5xx), by operation; refusals are not errors",
    labelNames: ["operation"],
    registers,
  });
  const duration = new Histogram({
    name: "broker_operation_duration_seconds",
    help: "From the request to its answer, by operation",
    labelNames: ["operation"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const refusals = new Counter({
    name: "broker_refusals_total",
    help: "Refused requests, by operation, HTTP status, and whether they are a row of the audit or a figure alone",
    labelNames: ["operation", "status", "recorded"],
    registers,
  });
  return {
    answered({ operation, status, responseCode, seconds }) {
      requests.inc({ operation, status, response_code: responseCode });
      if (status >= 500) errors.inc({ operation });
      duration.observe({ operation }, seconds);
    },
    refused({ operation, status, isRecorded }) {
      refusals.inc({ operation, status, recorded: isRecorded ? "yes" : "no" });
    },
    ledgerChecked: ledgerGauges(registers),
    async render() {
      await readJobs?.();
      return { contentType: registry.contentType, body: await registry.metrics() };
    },
  };
}

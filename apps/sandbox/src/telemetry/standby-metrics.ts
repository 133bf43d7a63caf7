import { Counter, Gauge, type Registry } from "prom-client";

/**
 * The state of a standby: it can be read; it is too far behind; it is unreachable or hangs; it is the primary itself, after a
 * failover; or it belongs to another cluster, whose rows are unrelated.
 */
export type StandbyState = "readable" | "behind" | "away" | "primary" | "foreign";

/** The figures of a standby. */
export interface StandbyFigures {
  /** The host and port of its address. */
  readonly name: string;
  readonly state: StandbyState;
  /** The bytes of the log that it had not replayed when it was last watched. */
  readonly behindBytes: number;
}

/** The figures of all standbys and of the reads that they could serve. */
export interface StandbysFigures {
  readonly standbys: readonly StandbyFigures[];
  /** The number of reads by the database that served them. */
  readonly reads: { readonly standby: number; readonly primary: number };
}

/** Adds the metrics of the standbys to a registry. */
export function addStandbyMetrics(registry: Registry, figures: () => StandbysFigures): void {
  const registers: Registry[] = [];
  const states = new Gauge({
    name: "broker_standby_state",
    help: "1 for the state of each standby: readable, behind, away, primary or foreign",
    labelNames: ["standby", "state"],
    registers,
    collect() {
      this.reset();
      for (const { name, state } of figures().standbys) this.set({ standby: name, state }, 1);
    },
  });
  const behind = new Gauge({
    name: "broker_standby_behind_bytes",
    help: "Bytes of the log that a standby had not replayed a second after the primary wrote them",
    labelNames: ["standby"],
    registers,
    collect() {
      for (const { name, behindBytes } of figures().standbys) this.set({ standby: name }, behindBytes);
    },
  });
  const reads = new Counter({
    name: "broker_standby_reads_total",
    help: "Reads that a standby may serve, by the database that served them",
    labelNames: ["from"],
    registers,
    collect() {
      this.reset();
      const { standby, primary } = figures().reads;
      this.inc({ from: "standby" }, standby);
      this.inc({ from: "primary" }, primary);
    },
  });
  registry.registerMetric(states);
  registry.registerMetric(behind);
  registry.registerMetric(reads);
}

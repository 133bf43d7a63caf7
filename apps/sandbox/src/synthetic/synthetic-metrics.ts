import { createServer, type Server } from "node:http";
import { Counter, Gauge, Registry } from "prom-client";
import { type Step, steps } from "./make-deposit.ts";

/** The metrics of the synthetic client, in Prometheus' format. */
export interface SyntheticMetrics {
  /** Records a run: its duration, and the step that failed; null for none. */
  record(run: { readonly at: Date; readonly milliseconds: number; readonly failed: Step | null }): void;
  render(): Promise<string>;
}

/** Creates the metrics; before the first run nothing is claimed. */
export function createSyntheticMetrics(): SyntheticMetrics {
  const registry = new Registry();
  const registers = [registry];
  const success = new Gauge({
    name: "broker_synthetic_deposit_success",
    help: "1 where the last deposit of the synthetic client succeeded, else 0",
    registers,
  });
  const seconds = new Gauge({
    name: "broker_synthetic_deposit_seconds",
    help: "The duration of the last run of the synthetic client",
    registers,
  });
  const finished = new Gauge({
    name: "broker_synthetic_deposit_finished_timestamp_seconds",
    help: "When the last run of the synthetic client ended",
    registers,
  });
  const failures = new Counter({
    name: "broker_synthetic_deposit_failures_total",
    help: "The failed runs of the synthetic client, by their step",
    labelNames: ["step"],
    registers,
  });
  for (const step of steps) failures.inc({ step }, 0);
  return {
    record({ at, milliseconds, failed }) {
      success.set(failed === null ? 1 : 0);
      seconds.set(milliseconds / 1000);
      finished.set(at.getTime() / 1000);
      if (failed !== null) failures.inc({ step: failed });
    },
    render: () => registry.metrics(),
  };
}

/** Serves the metrics at `/metrics` of a port of this machine; resolves once it listens. */
export async function serveMetrics(metrics: SyntheticMetrics, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    metrics.render().then(
      (text) => response.writeHead(200, { "content-type": "text/plain; version=0.0.4" }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", reject);
  server.listen(port, "127.0.0.1", resolve);
  await promise;
  return server;
}

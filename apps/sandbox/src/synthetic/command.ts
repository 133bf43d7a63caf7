import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { Send } from "../conformance/line.ts";
import { makeDeposit, StepFailed, type SyntheticClient } from "./make-deposit.ts";
import { createSyntheticMetrics, serveMetrics, type SyntheticMetrics } from "./synthetic-metrics.ts";

const HELP = `broker-sandbox synthetic --host <address> --company <id> --email <address> [options]

Makes a small deposit as a client of its own, finds it in the list, cancels it, and tells when that fails. Each run is a
line of JSON.

  --host <address>     the provider's origin, such as https://api.example.com
  --company <id>       the company of the client
  --email <address>    the client; its password is in the variable SYNTHETIC_PASSWORD
  --every <seconds>    the time between two runs; 60 by default, 10 at least
  --metrics <port>     serves the metrics of the runs to Prometheus at http://127.0.0.1:<port>/metrics
  --once               makes one deposit, and ends with 0, or with 1 where it failed

It ends with 2 for a wrong option.
`;

/** The longest wait for an answer, in milliseconds. */
const PATIENCE = 20_000;

/** The environment of the command: its output, its way to send requests, and the signal that ends it. */
export interface SyntheticOptions {
  readonly print: (text: string) => void;
  readonly signal: AbortSignal;
  readonly send?: Send;
  readonly env?: NodeJS.ProcessEnv;
  readonly now?: () => Date;
}

const fetchOnce: Send = (request) => fetch(request, { signal: AbortSignal.timeout(PATIENCE) });

interface Settings {
  readonly client: SyntheticClient;
  readonly every: number;
  readonly metricsPort: number | null;
  readonly isOnce: boolean;
}

/** Reads a whole number of an option; throws if the value is no whole number, or is too small. */
function readNumber(option: string, text: string, least: number): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < least)
    throw new Error(`${option} is “${text}”: it must be a whole number from ${least}.`);
  return number;
}

/** Reads the options; null where the help is requested. */
function readSettings(args: readonly string[], options: SyntheticOptions): Settings | null {
  const { values } = parseArgs({
    args: [...args],
    options: {
      host: { type: "string", default: "" },
      company: { type: "string", default: "" },
      email: { type: "string" },
      every: { type: "string", default: "60" },
      metrics: { type: "string" },
      once: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return null;
  const password = (options.env ?? process.env)["SYNTHETIC_PASSWORD"];
  const url = URL.parse(values.host);
  if (!url || !["http:", "https:"].includes(url.protocol))
    throw new Error(`--host is “${values.host}”: it must be an origin such as https://api.example.com.`);
  if (values.email === undefined || password === undefined)
    throw new Error("--email and the variable SYNTHETIC_PASSWORD are needed: the client's own.");
  const client = {
    host: url.origin,
    companyId: readNumber("--company", values.company, 1),
    email: values.email,
    password,
    send: options.send ?? fetchOnce,
  };
  return {
    client,
    every: readNumber("--every", values.every, 10),
    metricsPort: values.metrics === undefined ? null : readNumber("--metrics", values.metrics, 1),
    isOnce: values.once,
  };
}

/** Makes one deposit, and prints the result; returns whether it succeeded. */
async function runOnce(
  client: SyntheticClient,
  metrics: SyntheticMetrics,
  { print, now = () => new Date() }: SyntheticOptions,
): Promise<boolean> {
  const start = performance.now();
  let failure: StepFailed | null = null;
  try {
    await makeDeposit(client);
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    failure = error;
  }
  const milliseconds = Math.round(performance.now() - start);
  const at = now();
  metrics.record({ at, milliseconds, failed: failure?.step ?? null });
  const told = failure ? { ok: false, step: failure.step, reason: failure.message } : { ok: true };
  print(`${JSON.stringify({ at: at.toISOString(), ...told, milliseconds })}\n`);
  return failure === null;
}

/** Runs the command until its signal aborts, and returns its exit code. */
export async function runSynthetic(args: readonly string[], options: SyntheticOptions): Promise<number> {
  let settings: Settings | null;
  try {
    settings = readSettings(args, options);
  } catch (error) {
    options.print(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`);
    return 2;
  }
  if (settings === null) {
    options.print(HELP);
    return 0;
  }
  const { client, every, metricsPort, isOnce } = settings;
  const metrics = createSyntheticMetrics();
  if (isOnce) return (await runOnce(client, metrics, options)) ? 0 : 1;
  const server = metricsPort === null ? null : await serveMetrics(metrics, metricsPort);
  while (!options.signal.aborted) {
    await runOnce(client, metrics, options);
    await pause(every * 1000, undefined, { signal: options.signal }).catch(() => {});
  }
  server?.close();
  return 0;
}

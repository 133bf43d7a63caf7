import { operations } from "@broker/api-spec/operations";
import { fail, faults, type Fault, type Operation } from "@broker/mocks";
import type { HttpHandler } from "msw";
import { setupWorker } from "msw/browser";

/** The scenarios of the toolbar: what the story itself says, or one fault for every call. */
export const networks: readonly string[] = ["story", ...faults];

interface Worker {
  use: (...handlers: HttpHandler[]) => void;
  resetHandlers: () => void;
}

const isFault = (name: string): name is Fault => faults.some((fault) => fault === name);
const isOperation = (name: string): name is Operation => Object.hasOwn(operations, name);

let mendLast = () => {};

/** Lets every call of a story go wrong in one way, whatever the story itself answers; returns what ends it. */
export function breakNetwork(worker: Worker, network: string): () => void {
  // A story that is drawn anew with another choice has not been left, so that the last one would still hold.
  mendLast();
  if (!isFault(network)) return () => {};
  const faulty = Object.keys(operations)
    .filter(isOperation)
    .map((operation) => fail(operation, network));
  const use = worker.use.bind(worker);
  worker.use = (...handlers) => use(...faulty, ...handlers);
  worker.use();
  mendLast = () => {
    worker.use = use;
    worker.resetHandlers();
    mendLast = () => {};
  };
  return () => mendLast();
}

let started: Promise<ReturnType<typeof setupWorker>> | undefined;

/** Starts what answers calls in the browser; its script lies beside the page, also when that is below a path. */
export function startWorker(): Promise<ReturnType<typeof setupWorker>> {
  // All stories of a page of docs ask at once.
  started ??= start();
  return started;
}

async function start(): Promise<ReturnType<typeof setupWorker>> {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledFrame: "bypass",
  });
  return worker;
}

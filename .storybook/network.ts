import { operations } from "@broker/api-spec/operations";
import { fail, faults, handlers, mock, type Fault, type Operation } from "@broker/mocks";
import { http, type HttpHandler } from "msw";
import { setupWorker } from "msw/browser";
import { company } from "../packages/screens/src/testing/broker.tsx";

/** The network choices of the toolbar: the story's own scenario, or one fault for every call. */
export const networks: readonly string[] = ["story", ...faults];

interface Worker {
  use: (...handlers: HttpHandler[]) => void;
  resetHandlers: () => void;
}

const isFault = (name: string): name is Fault => faults.some((fault) => fault === name);
const isOperation = (name: string): name is Operation => Object.hasOwn(operations, name);

let mendLast = () => {};

let hasCalled = false;
const listeners = new Set<() => void>();
function setCalled(next: boolean): void {
  hasCalled = next;
  for (const listener of listeners) listener();
}

/** Whether the shown story has made a call since a fault was chosen, for `useSyncExternalStore`. */
export const calls = {
  hasAny: (): boolean => hasCalled,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Notes a call, and leaves its answer to the next handler. */
const listener = http.all("*/api/*", () => setCalled(true));

/** Applies a fault to every call of a story, instead of the story's own answers; returns the function that ends it. */
export function breakNetwork(worker: Worker, network: string): () => void {
  // A story that is rendered again with another choice was not unmounted, so the previous fault must be removed.
  mendLast();
  setCalled(false);
  if (!isFault(network)) return () => {};
  const faulty = Object.keys(operations)
    .filter(isOperation)
    .map((operation) => fail(operation, network));
  const use = worker.use.bind(worker);
  worker.use = (...handlers) => use(listener, ...faulty, ...handlers);
  worker.use();
  mendLast = () => {
    worker.use = use;
    worker.resetHandlers();
    mendLast = () => {};
  };
  return () => mendLast();
}

let started: Promise<ReturnType<typeof setupWorker>> | undefined;

/** Starts the service worker that answers calls; its script is beside the page, also below a base path. */
export function startWorker(): Promise<ReturnType<typeof setupWorker>> {
  // All stories of a docs page request it at once.
  started ??= start();
  return started;
}

async function start(): Promise<ReturnType<typeof setupWorker>> {
  // Every call has an answer, also one that a story does not mention or that ends after its story.
  const worker = setupWorker(mock("GetCompanies", [company]), ...handlers);
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledFrame: "bypass",
  });
  return worker;
}

import { operations } from "@broker/api-spec/operations";
import { fail, handlers, mock, type Fault, type Operation } from "@broker/mocks";
import { getResponse, http, type HttpHandler } from "msw";
import { mswLoader } from "msw-storybook-addon/csf3";
import { setupWorker, type SetupWorker } from "msw/browser";
import { company } from "../../packages/screens/src/testing/broker.tsx";
import { calls } from "./calls.ts";
import { readNetworkChoice } from "./network-choice.ts";

interface Worker {
  use: (...handlers: HttpHandler[]) => void;
  resetHandlers: () => void;
}

const isOperation = (name: string): name is Operation => Object.hasOwn(operations, name);
const all = Object.keys(operations).filter(isOperation);

let mendLast = () => {};

/** Notes a call, and leaves its answer to the next handler. */
const listener = http.all("*/api/*", () => calls.change({ hasAny: true }));

/** Answers the next call with a fault, and leaves the others to the next handler. The stream of events is no call. */
const failNext = (fault: Fault): HttpHandler =>
  http.all("*/api/*", async ({ request }) => {
    const { pathname } = new URL(request.url);
    const operation = all.find((one) => one !== "Stream" && pathname.endsWith(operations[one].path));
    if (operation === undefined || !calls.read().isArmed) return undefined;
    calls.change({ isArmed: false, failed: operation });
    return getResponse([fail(operation, fault)], request);
  });

/** Applies a fault to calls of a story, instead of the story's own answers; returns the function that ends it. */
function breakNetwork(worker: Worker, network: string): () => void {
  // A story that is rendered again with another choice was not unmounted, so the previous fault must be removed.
  mendLast();
  const choice = readNetworkChoice(network);
  const { fault } = choice;
  if (fault === null) return () => {};
  const faulty = choice.calls === "next" ? [failNext(fault)] : all.map((operation) => fail(operation, fault));
  const use = worker.use.bind(worker);
  worker.use = (...own) => use(listener, ...faulty, ...own);
  worker.use();
  mendLast = () => {
    worker.use = use;
    worker.resetHandlers();
    mendLast = () => {};
  };
  return () => mendLast();
}

/** Starts the service worker that answers calls; its script is beside the page, also below a base path. */
async function startWorker(): Promise<SetupWorker> {
  // Every call has an answer, also one that a story does not mention or that ends after its story.
  const worker = setupWorker(mock("GetCompanies", [company]), ...handlers);
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledFrame: "bypass",
  });
  return worker;
}

/** Gives a story the worker, which is started once. */
export const loadWorker = mswLoader(startWorker);

/** Gives a story a chosen fault; returns the function that ends it, and the story's own answers. */
export function connect({ msw }: { msw: SetupWorker }, network: string): () => void {
  const mend = breakNetwork(msw, network);
  return () => {
    mend();
    msw.resetHandlers();
  };
}

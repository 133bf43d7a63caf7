import { setupWorker } from "msw/browser";
import { handlers } from "./scenarios.ts";

/** A service worker in which every call succeeds; start it with `onUnhandledRequest: "error"` for the API. */
export const worker = setupWorker(...handlers);

import { setupWorker } from "msw/browser";
import { handlers } from "./scenarios.ts";

/**
 * A service worker that answers every operation with success. Create its file with msw: `npx msw init public`.
 *
 * @example
 * await worker.start({ onUnhandledFrame: "bypass" });
 */
export const worker = setupWorker(...handlers);

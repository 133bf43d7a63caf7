import { setupWorker } from "msw/browser";
import { handlers } from "./scenarios.ts";

/**
 * A service worker in which every call succeeds. Its file is msw's: `npx msw init public` writes it.
 *
 * @example
 * await worker.start({ onUnhandledFrame: "bypass" });
 */
export const worker = setupWorker(...handlers);

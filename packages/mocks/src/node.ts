import { setupServer } from "msw/node";
import { handlers } from "./scenarios.ts";

/**
 * The same for tests in Node. What no handler answers goes out to the network unless it is an error.
 *
 * @example
 * server.listen({ onUnhandledFrame: "error" });
 */
export const server = setupServer(...handlers);

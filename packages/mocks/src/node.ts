import { setupServer } from "msw/node";
import { handlers } from "./scenarios.ts";

/**
 * The mocked provider for tests in Node. Requests without a handler go to the network unless they are made an error.
 *
 * @example
 * server.listen({ onUnhandledFrame: "error" });
 */
export const server = setupServer(...handlers);

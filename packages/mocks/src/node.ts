import { setupServer } from "msw/node";
import { handlers } from "./scenarios.ts";

/** The same for tests in Node. */
export const server = setupServer(...handlers);

import type { Hono } from "hono";
import type { Caller } from "../session/session.store.ts";

/** The variables of every request. */
export interface Env {
  Variables: {
    requestId: string;
    address: string;
    caller: Caller | null;
    /** The code of the answer's envelope; 0 before it is known. */
    responseCode: number;
  };
}

/** The app, typed with the variables of its requests. */
export type App = Hono<Env>;

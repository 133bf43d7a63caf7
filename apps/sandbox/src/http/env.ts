import type { Hono } from "hono";
import type { Caller } from "../session/session.store.ts";

/** The variables of every request. */
export interface Env {
  Variables: {
    requestId: string;
    address: string;
    caller: Caller | null;
    /** The member of staff whose request the back office accepted; null for all other requests. */
    staff: Caller | null;
    /** The code of the answer's envelope; 0 before it is known. */
    responseCode: number;
    /** Opens the stream that a client accepts in place of the answer; null for all other calls. */
    stream: (() => Response) | null;
  };
}

/** The app, typed with the variables of its requests. */
export type App = Hono<Env>;

import type { Hono } from "hono";
import type { Caller } from "../session/session.store.ts";

/** What the app knows of every request. */
export interface Env {
  Variables: {
    requestId: string;
    address: string;
    caller: Caller | null;
    /** The code of the envelope that answers, or 0 while there is none. */
    responseCode: number;
  };
}

/** The app, with what it knows of every request. */
export type App = Hono<Env>;

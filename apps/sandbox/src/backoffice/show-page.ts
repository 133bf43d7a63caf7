import type { Context } from "hono";
import type { Env } from "../http/env.ts";
import type { Html } from "../pages/page.ts";
import type { Caller } from "../session/session.store.ts";

/**
 * Responds with a page for staff, or with the sign-in page without a staff session. `about` lists the users whose data
 * the page shows, for the audit.
 */
type Shown = (staff: Caller) => Promise<{
  title: string;
  path: string;
  content: Html;
  about: readonly number[];
  others?: readonly string[];
}>;
/** Renders a page and sends it; the form of `showPage` that routes receive. */
export type ShowPage = (context: Context<Env>, make: Shown) => Promise<Response>;

import type { Context } from "hono";
import type { Env } from "../http/env.ts";
import type { ReadSql } from "../db/database.ts";
import type { Html } from "../pages/page.ts";
import type { Done } from "./done.ts";

/**
 * Reads a page for staff, maybe on a standby and maybe twice, unless it reads itself. `about` lists the users whose
 * data the page shows, for the audit. `done` is about the decision that led to the page.
 */
type Shown = (
  sql: ReadSql,
  done: Done | null,
) => Promise<{
  title: string;
  /** The section that the page belongs to; null for none. */
  path: string | null;
  /** The name of the page in the audit, where its title is personal data. */
  at?: string;
  content: Html;
  about: readonly number[];
  others?: readonly string[];
  /** Whether the content has the sentence about the last decision at its place; otherwise it is above the content. */
  hasDone?: boolean;
}>;
/** How a page is read. */
interface PageOptions {
  /** Whether the page chooses its database itself: it then holds no connection to a standby, and is made once. */
  readonly readsItself?: boolean;
}
/** Renders a page and sends it; the form of `showPage` that routes receive. */
export type ShowPage = (context: Context<Env>, make: Shown, options?: PageOptions) => Promise<Response>;

import type { Context } from "hono";
import { html } from "hono/html";
import type { Deps } from "../deps.ts";
import type { Env } from "../http/env.ts";
import { renderPage } from "../pages/page.ts";
import { findCaller } from "../session/session.service.ts";
import { homeOf, PATH, renderDeskPage } from "./layout.ts";
import { policyOf } from "./policy.ts";
import { countWaiting } from "./queue.store.ts";

/** Answers an address of the back office that does not exist: signed-in staff see their sections. */
export async function answerMissing(deps: Deps, context: Context<Env>): Promise<Response> {
  const title = "No such page";
  const staff = await findCaller(deps, context, "staff");
  const home = staff ? homeOf(staff.user) : PATH;
  const content = html`<p role="alert">The back office has no page at this address.</p>
    <p><a href="${home}">To the back office</a></p>`;
  if (!staff) return context.html(renderPage(title, PATH, content), 404);
  context.header("content-security-policy", policyOf(context.req.url));
  const waiting = await countWaiting(deps.sql);
  return context.html(renderDeskPage(staff, waiting, { title, path: null, content }), 404);
}

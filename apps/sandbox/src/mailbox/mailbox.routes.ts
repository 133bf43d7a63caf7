import { desc, eq } from "drizzle-orm";
import type { MiddlewareHandler } from "hono";
import { html, raw } from "hono/html";
import type { App, Env } from "../contract/operation.ts";
import { mails } from "../db/schema/mailbox.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";
import { findCaller } from "../session/session.service.ts";
import { page, written } from "../pages/page.ts";

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** How many may wait for a letter at the same time. */
const MOST_WAITING = 50;

/** Every e-mail that was sent, for people and for tests; where the provider is for real, for staff only. */
export function mailboxRoutes(app: App, deps: Deps): void {
  let waiting = 0;
  const forWhomItMay: MiddlewareHandler<Env> = async (context, next) => {
    const isOpen = deps.config.seed === "demo" || (await findCaller(deps, context, "staff")) !== null;
    if (!isOpen)
      throw new Problem(401, "signedOut", "The mailbox is for staff: sign in to the back office first.");
    await next();
  };
  app.use("/sandbox/mailbox", forWhomItMay).use("/sandbox/mailbox.json", forWhomItMay);
  const list = (to: string | undefined) =>
    deps.sql
      .select()
      .from(mails)
      .where(to ? eq(mails.to, to.toLowerCase()) : undefined)
      .orderBy(desc(mails.mailId))
      .limit(100);

  app.get("/sandbox/mailbox.json", async (context) => {
    const to = context.req.query("to");
    const wait = Math.min(Number(context.req.query("wait") ?? 0) || 0, 30);
    const until = performance.now() + wait * 1000;
    let rows = await list(to);
    if (rows.length === 0 && wait > 0) {
      if (waiting >= MOST_WAITING)
        throw new Problem(503, "notReady", "Too many wait already.", { retryAfter: 1 });
      waiting += 1;
      try {
        while (rows.length === 0 && performance.now() < until) {
          await pause(100);
          rows = await list(to);
        }
      } finally {
        waiting -= 1;
      }
    }
    return context.json(
      rows.map(({ mailId, to: recipient, subject, text, html: body, sentAt, link, code }) => ({
        id: String(mailId),
        to: recipient,
        subject,
        text,
        html: body,
        sentAt,
        link,
        code,
      })),
    );
  });

  app.get("/sandbox/mailbox", async (context) => {
    const to = context.req.query("to");
    const rows = await list(to);
    return context.html(
      page(
        "Mailbox",
        "/sandbox/mailbox",
        html`<form method="get">
            <label
              >Addressed to <input type="email" name="to" value="${to ?? ""}" autocomplete="off"
            /></label>
            <button>Show</button>
          </form>
          ${rows.length === 0 ? html`<p class="muted">No e-mail yet. Register in the portal, and its letter appears here.</p>` : ""}
          ${rows.map(
            (mail) =>
              html`<article class="card">
                <h2>${mail.subject}</h2>
                <p class="muted">To <code>${mail.to}</code>, ${written(mail.sentAt)}</p>
                ${raw(mail.html)}
              </article>`,
          )}`,
      ),
    );
  });
}

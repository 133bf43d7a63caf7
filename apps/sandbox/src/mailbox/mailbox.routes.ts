import type { Context, MiddlewareHandler } from "hono";
import { html, raw } from "hono/html";
import { wholeNumberOf } from "../http/whole-number.ts";
import type { App, Env } from "../http/env.ts";
import { recordView } from "../backoffice/look.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";
import { renderPage, formatTime } from "../pages/page.ts";
import { findCaller } from "../session/session.service.ts";
import { requireRight } from "../session/staff-rights.ts";
import { type MailRow, mailboxStore } from "./mailbox.store.ts";
import { words } from "./write-letter.ts";

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The maximum number of requests that wait for an e-mail at once. */
const MOST_WAITING = 50;

const subjectOf = ({ kind, subject }: MailRow): string => subject ?? words.en.letters[kind].subject;

/** Creates a function that repeats a query until the result is true or the time is over; only some requests can wait at once. */
function createWaiting() {
  let waiting = 0;
  return async (ask: () => Promise<boolean>, seconds: number): Promise<void> => {
    const until = performance.now() + seconds * 1000;
    if (seconds <= 0 || (await ask())) return;
    if (waiting >= MOST_WAITING)
      throw new Problem(503, "notReady", "Too many wait already.", { retryAfter: 1 });
    waiting += 1;
    try {
      do await pause(100);
      while (performance.now() < until && !(await ask()));
    } finally {
      waiting -= 1;
    }
  };
}

const letters = (rows: readonly MailRow[], to: string | undefined, isDemo: boolean) =>
  html`<form method="get">
      <label>Addressed to <input type="email" name="to" value="${to ?? ""}" autocomplete="off" /></label>
      <button>Show</button>
    </form>
    ${rows.length === 0 ? html`<p class="muted">No e-mail yet. Register in the portal, and its letter appears here.</p>` : ""}
    ${
      isDemo ? "" : html`<p class="muted">What was sent to whom. The letters themselves are kept nowhere.</p>`
    }
    ${rows.map(
      (mail) =>
        html`<article class="card">
          <h2>${subjectOf(mail)}</h2>
          <p class="muted">
            To <code>${mail.to}</code>, ${mail.sentAt ? formatTime(mail.sentAt) : "not yet sent"}
          </p>
          ${raw(mail.html ?? "")}
        </article>`,
    )}`;

/**
 * Adds the mailbox: all delivered e-mails, for people and tests. A real provider shows it to staff of some roles only, with
 * recipients and subjects but without texts, links and codes, and records each view in the audit.
 */
export function mailboxRoutes(app: App, deps: Deps): void {
  const waitUntil = createWaiting();
  const isDemo = deps.config.seed === "demo";
  const staffOf = async (context: Context<Env>) => {
    const staff = await findCaller(deps, context, "staff");
    if (!staff)
      throw new Problem(401, "signedOut", "The mailbox is for staff: sign in to the back office first.");
    requireRight(staff.user, ["letters", "read"]);
    return staff;
  };
  const forWhomItMay: MiddlewareHandler<Env> = async (context, next) => {
    if (!isDemo) await staffOf(context);
    await next();
  };
  app.use("/sandbox/mailbox", forWhomItMay).use("/sandbox/mailbox.json", forWhomItMay);
  const noteLook = async (context: Context<Env>, rows: readonly MailRow[]) => {
    if (isDemo) return;
    const at = `the letters to ${context.req.query("to")?.slice(0, 254) || "everybody"}`;
    await recordView(deps, context, {
      staff: await staffOf(context),
      at,
      about: rows.flatMap(({ userId }) => userId ?? []),
      others: rows.flatMap(({ userId, mailId }) => (userId === null ? `letter ${mailId}` : [])),
    });
  };
  const list = (to: string | undefined) => mailboxStore.listSent(deps.sql, to);

  app.get("/sandbox/mailbox.json", async (context) => {
    const to = context.req.query("to");
    const wait = Math.min(wholeNumberOf(context.req.query("wait"), 0), 30);
    await waitUntil(() => mailboxStore.isDelivered(deps.sql, to), wait);
    const rows = await list(to);
    await noteLook(context, rows);
    return context.json(
      rows.map((mail) => ({
        id: String(mail.mailId),
        to: mail.to,
        subject: subjectOf(mail),
        text: mail.text,
        html: mail.html,
        sentAt: mail.sentAt,
        link: mail.link,
        code: mail.code,
      })),
    );
  });

  app.get("/sandbox/mailbox", async (context) => {
    const to = context.req.query("to");
    const rows = await list(to);
    await noteLook(context, rows);
    return context.html(renderPage("Mailbox", "/sandbox/mailbox", letters(rows, to, isDemo)));
  });
}

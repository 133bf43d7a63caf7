import type { Context } from "hono";
import { html } from "hono/html";
import type { ReadSql } from "../db/database.ts";
import type { App, Env } from "../http/env.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";
import { renderPage } from "../pages/page.ts";
import { readRefusals } from "../kyc/document-refusals.ts";
import { auditPages } from "./audit.pages.ts";
import { cataloguePages } from "./catalogue.pages.ts";
import { clientPages } from "./client.pages.ts";
import { decide, type DeskName, deskNames } from "./decisions.ts";
import { findPlace, readDone, answerDone } from "./done.ts";
import { readDesk } from "./desk-table.ts";
import { checkStaff, staffOf } from "./guard.ts";
import { renderDeskPage, renderPageLinks, partOf, PATH, renderQueueTabs } from "./layout.ts";
import { recordView } from "./look.ts";
import { livePages } from "./live.pages.ts";
import { answerMissing } from "./missing-page.ts";
import { policyOf } from "./policy.ts";
import { overviewPages } from "./overview.pages.ts";
import { countWaiting, PAGE_SIZE } from "./queue.store.ts";
import { staffSessionPages } from "./staff-session.pages.ts";
import { searchPages } from "./search.pages.ts";
import { staffPages } from "./staff.pages.ts";
import { supportPages } from "./support.pages.ts";
import { threadPages } from "./thread.pages.ts";
import { toolPages } from "./tools.pages.ts";
import type { ShowPage } from "./show-page.ts";

const desks = [
  { desk: "deposits", path: "", title: "Deposits" },
  { desk: "unmatched", path: "/unmatched", title: "Unmatched payments" },
  { desk: "withdrawals", path: "/withdrawals", title: "Withdrawals" },
  { desk: "transfers", path: "/transfers", title: "Transfers" },
  { desk: "kyc", path: "/kyc", title: "Identity checks" },
  { desk: "factors", path: "/factors", title: "Lost second factors" },
  { desk: "deletions", path: "/deletions", title: "Deletions of accounts" },
] as const;

/** Adds the back office for the provider's staff: queues, users, catalogue, books and audit. */
export function backofficeRoutes(app: App, deps: Deps): void {
  const show: ShowPage = async (context, make, { readsItself = false } = {}) => {
    const staff = staffOf(context);
    const { standbys, sql: primary } = deps;
    const read = async (sql: ReadSql) => {
      const done = await readDone(sql, context, staff);
      return { shown: await make(sql, done), done };
    };
    const { shown, done, waiting } = readsItself
      ? { ...(await read(primary)), waiting: await standbys.read(staff.position, countWaiting) }
      : await standbys.read(staff.position, async (sql) => ({
          ...(await read(sql)),
          waiting: await countWaiting(sql),
        }));
    const { title, at = title, about, others = [] } = shown;
    await recordView(deps, context, { staff, at, about, others });
    context.header("content-security-policy", policyOf(context.req.url));
    return context.html(
      renderDeskPage(staff, waiting, { ...shown, done: shown.hasDone ? null : (done?.sentence ?? null) }),
    );
  };

  app.use(`${PATH}/*`, checkStaff(deps));
  deskPages(app, deps, show);
  staffSessionPages(app, deps);
  livePages(app, deps);
  decisionForms(app, deps);
  supportPages(app, deps, show);
  threadPages(app, deps, show);
  overviewPages(app, deps, show);
  clientPages(app, deps, show);
  searchPages(app, show);
  auditPages(app, show);
  cataloguePages(app, deps, show);
  staffPages(app, deps, show);
  toolPages(app, deps, show);
  app.all(`${PATH}/*`, (context) => answerMissing(deps, context));
}

/** Adds the pages of every desk: its waiting rows and its decided rows. */
function deskPages(app: App, deps: Deps, show: ShowPage): void {
  for (const { desk, path, title } of desks) {
    app.get(`${PATH}${path}`, (context) =>
      show(context, async (sql, done) => {
        const part = partOf(context);
        const staff = staffOf(context);
        const { content, length, about } = await readDesk(deps, sql, { desk, title, part, staff, done });
        const here = `${PATH}${path}`;
        return {
          title,
          path,
          about,
          hasDone: true,
          content: html`${renderQueueTabs(here, part.isOpen)} ${content}
          ${renderPageLinks(here, part, length > PAGE_SIZE)}`,
        };
      }),
    );
  }
}

/** Adds the forms in which staff decide. */
function decisionForms(app: App, deps: Deps): void {
  const answer = async (context: Context<Env>, desk: DeskName) => {
    const id = context.req.param("id") ?? "";
    const form = await context.req.parseBody();
    const { step, comment, amount, order, remaining, submitted, validUntil } = form;
    if (typeof step !== "string") throw new Problem(404, "notFound", "There is no such decision.");
    const words = typeof comment === "string" && comment.trim() ? comment.trim().slice(0, 500) : null;
    const needsReason = step === "cancel" || step === "reject";
    const back = desks.find((one) => one.desk === desk)?.path ?? "";
    try {
      if (needsReason && words === null)
        throw new Problem(422, "malformed", "Please write the reason: the client reads it.");
      await decide(deps, context, staffOf(context), {
        desk,
        id,
        step,
        comment: words,
        amount: typeof amount === "string" ? amount.trim() : null,
        order: (typeof order === "string" && order.trim().slice(0, 40)) || null,
        remaining: typeof remaining === "string" ? remaining : null,
        refusals: desk === "kyc" ? readRefusals(form) : {},
        submittedAt: typeof submitted === "string" ? submitted : null,
        validUntil: typeof validUntil === "string" ? validUntil : null,
      });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return context.html(
        renderPage(
          "Not done",
          PATH,
          html`<p class="bad" role="alert">${error.message}</p>
            <p><a href="${PATH}${back}">Back</a></p>`,
        ),
        error.status,
      );
    }
    return answerDone(context, findPlace(form["place"], back, id));
  };
  for (const desk of deskNames) app.post(`${PATH}/decide/${desk}/:id`, (context) => answer(context, desk));
}

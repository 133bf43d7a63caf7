import { html } from "hono/html";
import type { App } from "../http/env.ts";
import type { ReadSql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";
import { type Html, renderPage } from "../pages/page.ts";
import { readRefusals } from "../kyc/document-refusals.ts";
import { findCaller } from "../session/session.service.ts";
import { auditPages } from "./audit.pages.ts";
import { cataloguePages } from "./catalogue.pages.ts";
import { decide, type DeskName, isDesk } from "./decisions.ts";
import { addFreeze } from "./desk-parts.ts";
import { deskColumns } from "./desks.pages.ts";
import { listFactorColumns } from "./factor-desk.pages.ts";
import { listKycColumns } from "./kyc-desk.pages.ts";
import { renderDeskPage, renderPageLinks, partOf, PATH, renderQueueTabs, renderTable } from "./layout.ts";
import { recordView } from "./look.ts";
import { overviewPages } from "./overview.pages.ts";
import { countWaiting, PAGE_SIZE, type Part, queueStore } from "./queue.store.ts";
import { renderSignInPage, staffSessionPages } from "./staff-session.pages.ts";
import { supportPages } from "./support.pages.ts";
import { threadPages } from "./thread.pages.ts";
import { toolPages } from "./tools.pages.ts";
import type { ShowPage } from "./show-page.ts";
import { unmatchedColumns } from "./unmatched.pages.ts";

const desks = [
  { desk: "deposits", path: "", title: "Deposits" },
  { desk: "unmatched", path: "/unmatched", title: "Unmatched payments" },
  { desk: "withdrawals", path: "/withdrawals", title: "Withdrawals" },
  { desk: "transfers", path: "/transfers", title: "Transfers" },
  { desk: "kyc", path: "/kyc", title: "Identity checks" },
  { desk: "factors", path: "/factors", title: "Lost second factors" },
] as const;

/** A row with data of one client, or of two. */
interface Someones {
  readonly user: { readonly userId: number } | null;
  readonly recipient?: { readonly userId: number } | null;
}

async function deskTable(
  deps: Pick<Deps, "config" | "clock">,
  sql: ReadSql,
  desk: DeskName,
  title: string,
  part: Part,
): Promise<{ content: Html; length: number; about: readonly number[] }> {
  const of = async <Row extends Someones>(
    rows: PromiseLike<readonly Row[]>,
    columns: Parameters<typeof renderTable<Row>>[1],
  ) => {
    const list = await rows;
    // A decision is final; only that of an identity check can be changed.
    const shown = part.isOpen || desk === "kyc" ? columns : columns.filter(([label]) => label !== "Decision");
    const page = list.slice(0, PAGE_SIZE);
    const about = page.flatMap(({ user, recipient }) => [
      ...(user ? [user.userId] : []),
      ...(recipient ? [recipient.userId] : []),
    ]);
    return { content: renderTable(title, shown, page), length: list.length, about };
  };
  switch (desk) {
    case "deposits":
      return of(queueStore.deposits(sql, part), deskColumns.deposits);
    case "unmatched":
      return of(queueStore.unmatched(sql, part), unmatchedColumns);
    case "withdrawals":
      return of(queueStore.withdrawals(sql, part), addFreeze(deps, deskColumns.withdrawals));
    case "transfers":
      return of(queueStore.transfers(sql, part), addFreeze(deps, deskColumns.transfers));
    case "kyc":
      return of(
        queueStore.kyc(sql, part),
        listKycColumns(deps.config.capabilities.includes("kycResubmission")),
      );
    case "factors":
      return of(queueStore.factors(sql, part), addFreeze(deps, listFactorColumns(deps.clock.now())));
  }
}

/** Adds the back office for the provider's staff: queues, users, catalogue, books and audit. */
export function backofficeRoutes(app: App, deps: Deps): void {
  const show: ShowPage = async (context, make, { readsItself = false } = {}) => {
    const staff = await findCaller(deps, context, "staff");
    if (!staff) return context.html(renderSignInPage(null), context.req.method === "GET" ? 200 : 401);
    const { standbys, sql: primary } = deps;
    const { shown, waiting } = readsItself
      ? { shown: await make(primary), waiting: await standbys.read(staff.position, countWaiting) }
      : await standbys.read(staff.position, async (sql) => ({
          shown: await make(sql),
          waiting: await countWaiting(sql),
        }));
    const { title, about, others = [] } = shown;
    await recordView(deps, context, { staff, at: title, about, others });
    return context.html(renderDeskPage(staff, waiting, shown));
  };

  deskPages(app, deps, show);
  staffSessionPages(app, deps);
  decisionForms(app, deps);
  supportPages(app, deps, show);
  threadPages(app, deps, show);
  overviewPages(app, deps, show);
  auditPages(app, show);
  cataloguePages(app, deps, show);
  toolPages(app, deps, show);
}

/** Adds the pages of every desk: its waiting rows and its decided rows. */
function deskPages(app: App, deps: Deps, show: ShowPage): void {
  for (const { desk, path, title } of desks) {
    app.get(`${PATH}${path}`, (context) =>
      show(context, async (sql) => {
        const part = partOf(context);
        const { content, length, about } = await deskTable(deps, sql, desk, title, part);
        const here = `${PATH}${path}`;
        return {
          title,
          path,
          about,
          content: html`${renderQueueTabs(here, part.isOpen)} ${content}
          ${renderPageLinks(here, part, length > PAGE_SIZE)}`,
        };
      }),
    );
  }
}

/** Adds the forms in which staff decide. */
function decisionForms(app: App, deps: Deps): void {
  app.post(`${PATH}/decide/:desk/:id`, async (context) => {
    const staff = await findCaller(deps, context, "staff");
    if (!staff) return context.redirect(PATH, 303);
    const { desk, id } = context.req.param();
    const form = await context.req.parseBody();
    const { step, comment, amount, order, remaining, submitted } = form;
    if (!isDesk(desk) || typeof step !== "string")
      throw new Problem(404, "notFound", "There is no such decision.");
    const words = typeof comment === "string" && comment.trim() ? comment.trim().slice(0, 500) : null;
    const needsReason = step === "cancel" || step === "reject";
    const back = desks.find((one) => one.desk === desk)?.path ?? "";
    try {
      if (needsReason && words === null)
        throw new Problem(422, "malformed", "Please write the reason: the client reads it.");
      await decide(deps, context, staff, {
        desk,
        id,
        step,
        comment: words,
        amount: typeof amount === "string" ? amount.trim() : null,
        order: (typeof order === "string" && order.trim().slice(0, 40)) || null,
        remaining: typeof remaining === "string" ? remaining : null,
        refusals: desk === "kyc" ? readRefusals(form) : {},
        submittedAt: typeof submitted === "string" ? submitted : null,
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
    return context.redirect(`${PATH}${back}`, 303);
  });
}

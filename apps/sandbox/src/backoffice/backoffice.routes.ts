import type { Context } from "hono";
import { html } from "hono/html";
import type { App, Env } from "../http/env.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";
import { type Html, page } from "../pages/page.ts";
import { findCaller } from "../session/session.service.ts";
import type { Caller } from "../session/session.store.ts";
import { auditPages } from "./audit.pages.ts";
import { cataloguePages } from "./catalogue.pages.ts";
import { decide, type DeskName, isDesk } from "./decisions.ts";
import { deskColumns } from "./desks.pages.ts";
import { deskPage, PATH, table } from "./layout.ts";
import { recordLook } from "./look.ts";
import { overviewPages } from "./overview.pages.ts";
import { countWaiting, PAGE_SIZE, type Part, queueStore } from "./queue.store.ts";
import { signInPage, staffSessionPages } from "./staff-session.pages.ts";
import { toolPages } from "./tools.pages.ts";
import { unmatchedColumns } from "./unmatched.pages.ts";

/** Shows a page to a member of staff, and the sign-in to everybody else; `about` are the users whose data it shows, for the audit. */
type Shown = (staff: Caller) => Promise<{
  title: string;
  path: string;
  content: Html;
  about: readonly number[];
}>;
/** The same, as routes use it. */
export type ShowPage = (context: Context<Env>, make: Shown) => Promise<Response>;

const desks = [
  { desk: "deposits", path: "", title: "Deposits" },
  { desk: "unmatched", path: "/unmatched", title: "Unmatched payments" },
  { desk: "withdrawals", path: "/withdrawals", title: "Withdrawals" },
  { desk: "transfers", path: "/transfers", title: "Transfers" },
  { desk: "kyc", path: "/kyc", title: "Identity checks" },
] as const;

/** A row that shows data of a client, and perhaps of a second one. */
interface Someones {
  readonly user: { readonly userId: number } | null;
  readonly recipient?: { readonly userId: number } | null;
}

async function deskTable(
  deps: Deps,
  desk: DeskName,
  title: string,
  part: Part,
): Promise<{ content: Html; length: number; about: readonly number[] }> {
  const of = async <Row extends Someones>(
    rows: PromiseLike<readonly Row[]>,
    columns: Parameters<typeof table<Row>>[1],
  ) => {
    const list = await rows;
    // What was decided is decided; only an identity check can be taken back.
    const shown = part.isOpen || desk === "kyc" ? columns : columns.filter(([label]) => label !== "Decision");
    const page = list.slice(0, PAGE_SIZE);
    const about = page.flatMap(({ user, recipient }) => [
      ...(user ? [user.userId] : []),
      ...(recipient ? [recipient.userId] : []),
    ]);
    return { content: table(title, shown, page), length: list.length, about };
  };
  switch (desk) {
    case "deposits":
      return of(queueStore.deposits(deps.sql, part), deskColumns.deposits);
    case "unmatched":
      return of(queueStore.unmatched(deps.sql, part), unmatchedColumns);
    case "withdrawals":
      return of(queueStore.withdrawals(deps.sql, part), deskColumns.withdrawals);
    case "transfers":
      return of(queueStore.transfers(deps.sql, part), deskColumns.transfers);
    case "kyc":
      return of(queueStore.kyc(deps.sql, part), deskColumns.kyc);
  }
}

function pages(path: string, part: Part, hasMore: boolean): Html {
  const link = (label: string, page: number) =>
    html`<a href="${path}?${part.isOpen ? "" : "state=decided&"}page=${page}">${label}</a>`;
  return html`<p class="pages">
    ${part.page > 0 ? link("Previous page", part.page - 1) : ""}
    ${hasMore ? link("Next page", part.page + 1) : ""}
  </p>`;
}

/** The provider's staff: what waits for a decision, users, catalogue, books and audit. */
export function backofficeRoutes(app: App, deps: Deps): void {
  const show: ShowPage = async (context, make) => {
    const staff = await findCaller(deps, context, "staff");
    if (!staff) return context.html(signInPage(null), context.req.method === "GET" ? 200 : 401);
    const shown = await make(staff);
    await recordLook(deps, context, { staff, at: shown.title, about: shown.about });
    return context.html(deskPage(staff, await countWaiting(deps.sql), shown));
  };

  deskPages(app, deps, show);
  staffSessionPages(app, deps);
  decisionForms(app, deps);
  overviewPages(app, deps, show);
  auditPages(app, deps, show);
  cataloguePages(app, deps, show);
  toolPages(app, deps, show);
}

/** What waits at each desk, and what was decided. */
function deskPages(app: App, deps: Deps, show: ShowPage): void {
  for (const { desk, path, title } of desks) {
    app.get(`${PATH}${path}`, (context) =>
      show(context, async () => {
        const page = Math.max(0, Math.trunc(Number(context.req.query("page")) || 0));
        const part = { isOpen: context.req.query("state") !== "decided", page };
        const { content, length, about } = await deskTable(deps, desk, title, part);
        const here = `${PATH}${path}`;
        return {
          title,
          path,
          about,
          content: html`<p class="tabs">
              <a href="${here}" ${part.isOpen ? html`aria-current="page"` : ""}>Waiting</a>
              <a href="${here}?state=decided" ${part.isOpen ? "" : html`aria-current="page"`}>Decided</a>
            </p>
            ${content} ${pages(here, part, length > PAGE_SIZE)}`,
        };
      }),
    );
  }
}

/** The forms by which staff decide. */
function decisionForms(app: App, deps: Deps): void {
  app.post(`${PATH}/decide/:desk/:id`, async (context) => {
    const staff = await findCaller(deps, context, "staff");
    if (!staff) return context.redirect(PATH, 303);
    const { desk, id } = context.req.param();
    const { step, comment, amount, order, remaining } = await context.req.parseBody();
    if (!isDesk(desk) || typeof step !== "string")
      throw new Problem(404, "notFound", "There is no such decision.");
    const words = typeof comment === "string" && comment.trim() ? comment.trim().slice(0, 500) : null;
    const back = desks.find((one) => one.desk === desk)?.path ?? "";
    try {
      await decide(deps, context, staff, {
        desk,
        id,
        step,
        comment: words,
        amount: typeof amount === "string" ? amount.trim() : null,
        order: (typeof order === "string" && order.trim().slice(0, 40)) || null,
        remaining: typeof remaining === "string" ? remaining : null,
      });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return context.html(
        page(
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

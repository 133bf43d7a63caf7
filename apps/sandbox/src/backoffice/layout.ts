import type { Context } from "hono";
import { html } from "hono/html";
import type { Env } from "../http/env.ts";
import { wholeNumberOf } from "../http/whole-number.ts";
import type { Caller } from "../session/session.store.ts";
import { type Html, renderPage } from "../pages/page.ts";
import type { countWaiting, Part } from "./queue.store.ts";

/** The path of the back office. */
export const PATH = "/sandbox/backoffice";

/** A column of a table: its label, and a function that renders its cell of a row. */
export type Column<Row> = readonly [label: string, render: (row: Row) => Html | string];

/** Renders a table that becomes a list of cards on a phone. */
export function renderTable<Row>(
  caption: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Html {
  if (rows.length === 0) return html`<p class="muted">Nothing here.</p>`;
  return html`<table>
    <caption class="hidden">
      ${caption}
    </caption>
    <thead>
      <tr>
        ${columns.map(([label]) => html`<th scope="col">${label}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (row) =>
          html`<tr>
            ${columns.map(([label, render]) => html`<td data-label="${label}">${render(row)}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

type Waiting = Awaited<ReturnType<typeof countWaiting>>;

const sections = [
  { path: "", label: "Deposits", count: "deposits" },
  { path: "/unmatched", label: "Unmatched payments", count: "unmatched" },
  { path: "/withdrawals", label: "Withdrawals", count: "withdrawals" },
  { path: "/transfers", label: "Transfers", count: "transfers" },
  { path: "/kyc", label: "Identity checks", count: "kyc" },
  { path: "/factors", label: "Lost second factors", count: "factors" },
  { path: "/threads", label: "Conversations", count: "threads" },
  { path: "/support", label: "Messages", count: "support" },
  { path: "/users", label: "Users", count: null },
  { path: "/catalogue", label: "Catalogue", count: null },
  { path: "/ledger", label: "Ledger", count: null },
  { path: "/audit", label: "Audit", count: null },
  { path: "/tools", label: "Test tools", count: null },
] as const;

/** Renders the two tabs of a queue: waiting and decided. */
export const renderQueueTabs = (here: string, isOpen: boolean, decided = "Decided"): Html =>
  html`<p class="tabs">
    <a href="${here}" ${isOpen ? html`aria-current="page"` : ""}>Waiting</a>
    <a href="${here}?state=decided" ${isOpen ? "" : html`aria-current="page"`}>${decided}</a>
  </p>`;

/** Renders the links to the previous and the next page. */
export function renderPageLinks(path: string, { isOpen, page }: Part, hasMore: boolean): Html {
  const link = (label: string, to: number) =>
    html`<a href="${path}?${isOpen ? "" : "state=decided&"}page=${to}">${label}</a>`;
  return html`<p class="pages">
    ${page > 0 ? link("Previous page", page - 1) : ""} ${hasMore ? link("Next page", page + 1) : ""}
  </p>`;
}

/** Returns the part of a queue that a request's address names. */
export const partOf = ({ req }: Context<Env>): Part => ({
  isOpen: req.query("state") !== "decided",
  page: wholeNumberOf(req.query("page"), 0),
});

/** Renders a page of the back office for a member of staff, with the number of waiting rows per desk. */
export function renderDeskPage(
  staff: Caller,
  waiting: Waiting,
  { title, path, content }: { readonly title: string; readonly path: string; readonly content: Html },
): Html {
  return renderPage(
    title,
    PATH,
    html`<div class="desk">
      <nav aria-label="Back office" class="sections">
        ${sections.map(
          (section) =>
            html`<a href="${PATH}${section.path}" ${section.path === path ? html`aria-current="page"` : ""}
              >${section.label}
              ${section.count ? html`<span class="count">${waiting[section.count]}</span>` : ""}</a
            >`,
        )}
        <form method="post" action="${PATH}/sign-out">
          <span class="muted">${staff.user.fullName}</span>
          <button>Sign out</button>
        </form>
      </nav>
      <div>${content}</div>
    </div>`,
  );
}

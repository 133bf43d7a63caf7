import { html } from "hono/html";
import type { Caller } from "../session/session.store.ts";
import { type Html, page } from "../pages/page.ts";
import type { countWaiting } from "./queue.store.ts";

/** Where the back office is. */
export const PATH = "/sandbox/backoffice";

/** A cell of a table: its column's name, and what is in it. */
export type Column<Row> = readonly [label: string, render: (row: Row) => Html | string];

/** A table that becomes a list of cards on a phone. */
export function table<Row>(caption: string, columns: readonly Column<Row>[], rows: readonly Row[]): Html {
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
  { path: "/users", label: "Users", count: null },
  { path: "/catalogue", label: "Catalogue", count: null },
  { path: "/ledger", label: "Ledger", count: null },
  { path: "/audit", label: "Audit", count: null },
  { path: "/tools", label: "Test tools", count: null },
] as const;

/** A page of the back office for a member of staff, with what waits at each desk. */
export function deskPage(
  staff: Caller,
  waiting: Waiting,
  { title, path, content }: { readonly title: string; readonly path: string; readonly content: Html },
): Html {
  return page(
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

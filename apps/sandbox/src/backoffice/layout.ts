import type { Context } from "hono";
import { html } from "hono/html";
import type { Env } from "../http/env.ts";
import { wholeNumberOf } from "../http/whole-number.ts";
import type { Caller, UserRow } from "../session/session.store.ts";
import { hasRight } from "../session/staff-rights.ts";
import type { StaffRole } from "../db/names.ts";
import { type Html, renderPage } from "../pages/page.ts";
import type { countWaiting, Part } from "./queue.store.ts";

/** The path of the back office. */
export const PATH = "/sandbox/backoffice";

/** A column of a table: its label, and a function that renders its cell of a row at a {@link Place}. */
export type Column<Row> = readonly [label: string, render: (row: Row, place: Place) => Html | string];

/** The place of a row, for the form of its decision: in a queue, on the page of a client, or in any other table. */
export type Place = `${"waiting" | "decided"}-${number}` | "client" | "";

/** The optional parts of a table. */
interface TableOptions {
  /** The sentence about the last decision, and the position of its row. */
  readonly done?: { readonly sentence: Html; readonly at: number } | null;
  /** Returns the place of the row at an index. */
  readonly placeOf?: (index: number) => Place;
}

/** Renders a table that becomes a list of cards on a phone, with the sentence about the last decision where its row was. */
export function renderTable<Row>(
  caption: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  { done = null, placeOf = () => "" }: TableOptions = {},
): Html {
  if (rows.length === 0)
    return html`${done?.sentence}
      <p class="muted">Nothing here.</p>`;
  const said = html`<tr>
    <td colspan="${columns.length}">${done?.sentence}</td>
  </tr>`;
  // Where the decided row was: the next row follows.
  const saidAt = done && Math.min(done.at, rows.length);
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
        (row, index) =>
          html`${index === saidAt ? said : ""}
            <tr>
              ${columns.map(([label, render]) => html`<td data-label="${label}">${render(row, placeOf(index))}</td>`)}
            </tr>`,
      )}
      ${saidAt === rows.length ? said : ""}
    </tbody>
  </table>`;
}

type Waiting = Awaited<ReturnType<typeof countWaiting>>;

const sections = [
  { path: "", label: "Deposits", area: "deposits", count: "deposits" },
  { path: "/unmatched", label: "Unmatched payments", area: "unmatched", count: "unmatched" },
  { path: "/withdrawals", label: "Withdrawals", area: "withdrawals", count: "withdrawals" },
  { path: "/transfers", label: "Transfers", area: "transfers", count: "transfers" },
  { path: "/kyc", label: "Identity checks", area: "kyc", count: "kyc" },
  { path: "/factors", label: "Lost second factors", area: "factors", count: "factors" },
  { path: "/deletions", label: "Deletions of accounts", area: "deletions", count: "deletions" },
  { path: "/threads", label: "Conversations", area: "messages", count: "threads" },
  { path: "/support", label: "Contact form", area: "messages", count: "support" },
  { path: "/users", label: "Clients", area: "clients", count: null },
  { path: "/catalogue", label: "Catalogue", area: "catalogue", count: null },
  { path: "/ledger", label: "Ledger", area: "ledger", count: null },
  { path: "/audit", label: "Audit", area: "audit", count: null },
  { path: "/staff", label: "Staff", area: "staff", count: null },
  { path: "/tools", label: "Test tools", area: "tools", count: null },
] as const;

/** The page that a role begins with: the queue that it decides on. */
const homes: Readonly<Record<StaffRole, string>> = {
  support: `${PATH}/support`,
  finance: PATH,
  compliance: `${PATH}/kyc`,
  administrator: PATH,
};

/** Returns the page that a member of staff begins with. */
export const homeOf = ({ staffRole }: UserRow): string => (staffRole === null ? PATH : homes[staffRole]);

/** Returns the queues whose lengths a member of staff may read. */
export const listQueuesOf = (user: UserRow) =>
  sections.flatMap(({ area, count }) => (count !== null && hasRight(user, [area, "read"]) ? count : []));

/** The field that finds a client or a record from every page. */
const searchForm = html`<form
  class="find"
  method="get"
  action="${PATH}/search"
  role="search"
  aria-label="Back office"
>
  <label class="hidden" for="find">Find by id, e-mail, name or reference</label>
  <input
    id="find"
    name="q"
    type="search"
    placeholder="Id, e-mail, name or reference"
    autocomplete="off"
    maxlength="100"
    aria-keyshortcuts="Control+K Meta+K"
    accesskey="s"
  />
  <kbd>Ctrl K</kbd> <button>Find</button>
</form>`;

/** Renders the two tabs of a queue: waiting and decided. */
export const renderQueueTabs = (here: string, isOpen: boolean, decided = "Decided"): Html =>
  html`<p class="tabs" ${isOpen ? html`data-waiting` : ""}>
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

/** Renders a page of the back office with the sections that a member of staff may read, and their waiting rows. */
export function renderDeskPage(
  staff: Caller,
  waiting: Waiting,
  {
    title,
    path,
    content,
    done = null,
  }: {
    readonly title: string;
    readonly path: string | null;
    readonly content: Html;
    /** The sentence about the last decision, above the content. */
    readonly done?: Html | null;
  },
): Html {
  return renderPage(
    title,
    PATH,
    html`<div class="desk">
        <nav aria-label="Back office" class="sections">
          ${sections
            .filter(({ area }) => hasRight(staff.user, [area, "read"]))
            .map(
              (section) =>
                html`<a
                  href="${PATH}${section.path}"
                  ${section.path === path ? html`aria-current="page"` : ""}
                  >${section.label}
                  ${section.count ? html`<span class="count" data-queue="${section.count}">${waiting[section.count]}</span>` : ""}</a
                >`,
            )}
          <form method="post" action="${PATH}/sign-out">
            <span class="muted"
              >${staff.user.fullName}${staff.user.staffRole ? `, ${staff.user.staffRole}` : ""}</span
            >
            <button>Sign out</button>
          </form>
        </nav>
        <div>
          ${searchForm}
          <p id="news" class="news" role="status"></p>
          ${done} ${content}
        </div>
      </div>
      <script src="${PATH}/desk.js" defer></script>`,
  );
}

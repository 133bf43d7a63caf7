import { operations } from "@broker/api-spec/operations";
import { html } from "hono/html";
import * as v from "valibot";
import type { App } from "../http/env.ts";
import { type EventFilter, type EventPlace, findEvents, outcomes } from "../control/event.store.ts";
import { type Html, formatTime } from "../pages/page.ts";
import type { ShowPage } from "./show-page.ts";
import { type Column, PATH, renderTable } from "./layout.ts";
import { PAGE_SIZE } from "./queue.store.ts";

type Row = Awaited<ReturnType<typeof findEvents>>[number];

const columns: readonly Column<Row>[] = [
  ["When", ({ event }) => html`<time datetime="${event.at.toISOString()}">${formatTime(event.at)}</time>`],
  [
    "Who",
    ({ event: { actorId, address }, email }) =>
      html`${email ?? "nobody signed in"}<br /><span class="muted"
          >${actorId ? `${actorId}, ` : ""}${address}</span
        >`,
  ],
  [
    "What",
    ({ event: { operation, changes } }) =>
      html`${operation}${changes.map((change) => html`<br />${change}`)}`,
  ],
  ["Answer", ({ event: { status, responseCode } }) => `${status}, code ${responseCode}`],
  ["Request", ({ event: { requestId } }) => html`<code>${requestId}</code>`],
];

/** A search field; an empty or invalid one is not searched for. */
const Text = v.fallback(v.pipe(v.string(), v.trim(), v.maxLength(100)), "");
const Instant = v.fallback(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)), "");
const Id = v.fallback(v.pipe(v.string(), v.regex(/^\d{1,15}$/)), "");
const Query = v.object({
  who: v.optional(Text, ""),
  call: v.optional(Text, ""),
  outcome: v.optional(v.fallback(v.picklist(["", ...outcomes]), ""), ""),
  from: v.optional(Instant, ""),
  until: v.optional(Instant, ""),
  search: v.optional(Text, ""),
  older: v.optional(Id, ""),
  newer: v.optional(Id, ""),
});
type Query = v.InferOutput<typeof Query>;

/** Parses a minute in UTC to an instant; undefined for text that is not a date. */
function instant(text: string, afterMinutes = 0): Date | null {
  const time = text === "" ? Number.NaN : Date.parse(`${text}:00Z`);
  return Number.isNaN(time) ? null : new Date(time + afterMinutes * 60_000);
}

function filterOf({ who, call, outcome, from, until, search }: Query): EventFilter {
  const begins = instant(from);
  // The range includes the named minute.
  const ends = instant(until, 1);
  return {
    ...(who && { who }),
    ...(call && { operation: call }),
    ...(outcome && { outcome }),
    ...(begins && { from: begins }),
    ...(ends && { until: ends }),
    ...(search && { search }),
  };
}

const placeOf = ({ older, newer }: Query): EventPlace =>
  newer ? { newerThan: Number(newer) } : older ? { olderThan: Number(older) } : {};

const calls = Object.keys(operations).toSorted();
const words = { "": "Any", done: "Done", refused: "Refused", failed: "Failed" } as const;

function filterForm({ who, call, outcome, from, until, search }: Query): Html {
  return html`<form method="get" class="filter" role="search" aria-label="Audit">
    <label
      >Who
      <input
        name="who"
        type="search"
        value="${who}"
        placeholder="E-mail, user id or address"
        autocomplete="off"
    /></label>
    <label>Call <input name="call" list="calls" value="${call}" autocomplete="off" /></label>
    <datalist id="calls">${calls.map((name) => html`<option value="${name}"></option>`)}</datalist>
    <label
      >Outcome
      <select name="outcome">
        ${(["", ...outcomes] as const).map(
          (one) =>
            html`<option value="${one}" ${one === outcome ? html`selected` : ""}>${words[one]}</option>`,
        )}
      </select></label
    >
    <label>From (UTC) <input name="from" type="datetime-local" value="${from}" /></label>
    <label>Until (UTC) <input name="until" type="datetime-local" value="${until}" /></label>
    <label
      >What was changed, or a request's id
      <input name="search" type="search" value="${search}" autocomplete="off"
    /></label>
    <button class="primary">Show</button>
    <a href="${PATH}/audit">Show all</a>
  </form>`;
}

/** Returns the address of another page of the same search. */
function pageAt(query: Query, place: { older: number } | { newer: number } | null): string {
  const { older: _older, newer: _newer, ...kept } = query;
  const fields = Object.entries({ ...kept, ...place }).filter(([, value]) => value !== "");
  const search = new URLSearchParams(fields.map(([name, value]): [string, string] => [name, String(value)]));
  return fields.length > 0 ? `${PATH}/audit?${search.toString()}` : `${PATH}/audit`;
}

/** Adds the page of the audit, with pagination, filters and search. */
export function auditPages(app: App, show: ShowPage): void {
  app.get(`${PATH}/audit`, (context) =>
    show(context, async (sql) => {
      const query = v.parse(Query, context.req.query());
      const place = placeOf(query);
      const found = await findEvents(sql, filterOf(query), place, PAGE_SIZE);
      const isForward = place.newerThan !== undefined;
      const inOrder = found.slice(0, PAGE_SIZE);
      const rows = isForward ? inOrder.toReversed() : inOrder;
      const goesOn = found.length > PAGE_SIZE;
      const [newest, oldest] = [rows.at(0)?.event.eventId, rows.at(-1)?.event.eventId];
      // An older page always links to newer rows: some may have been added since it was read.
      const hasNewer = isForward ? goesOn : place.olderThan !== undefined;
      const hasOlder = isForward || goesOn;
      return {
        title: "Audit",
        path: "/audit",
        about: rows.flatMap(({ event }) => event.actorId ?? []),
        content: html`${filterForm(query)} ${renderTable("Audit", columns, rows)}
          <nav class="pages" aria-label="Pages of the audit">
            ${hasNewer ? html`<a href="${pageAt(query, null)}">Newest</a>` : ""}
            ${hasNewer && newest !== undefined ? html`<a rel="prev" href="${pageAt(query, { newer: newest })}">Newer</a>` : ""}
            ${hasOlder && oldest !== undefined ? html`<a rel="next" href="${pageAt(query, { older: oldest })}">Older</a>` : ""}
          </nav>`,
      };
    }),
  );
}

import { html } from "hono/html";
import type { ReadSql } from "../db/database.ts";
import type { App } from "../http/env.ts";
import type { UserRow } from "../session/session.store.ts";
import { hasRight } from "../session/staff-rights.ts";
import type { SupportRow } from "../support/support.store.ts";
import { CLIENTS } from "./client.pages.ts";
import { clientStore } from "./client.store.ts";
import { renderReport } from "./desk-parts.ts";
import { staffOf } from "./guard.ts";
import { type Column, PATH, renderTable } from "./layout.ts";
import { kycNames } from "./overview.pages.ts";
import { PAGE_SIZE } from "./queue.store.ts";
import type { ShowPage } from "./show-page.ts";
import { userStore } from "./user.store.ts";

/** The results of a search. */
interface Found {
  readonly clients: readonly UserRow[];
  readonly message: SupportRow | null;
}

const REFERENCE = /^[CDWTM]-\d{8}-[0-9A-Z]{4,20}$/;

/** Finds clients by id, e-mail, name, trading login or the reference of a record, and messages by their reference. */
async function search(sql: ReadSql, text: string, canReadMessages: boolean): Promise<Found> {
  const reference = text.toUpperCase();
  if (!REFERENCE.test(reference))
    return { clients: text === "" ? [] : await userStore.search(sql, text, PAGE_SIZE), message: null };
  const message = canReadMessages ? await clientStore.message(sql, reference) : null;
  const userId = message ? message.userId : await clientStore.ofReference(sql, reference, canReadMessages);
  const found = userId === null ? null : await clientStore.find(sql, userId);
  return { clients: found ? [found.user] : [], message };
}

const columns: readonly Column<UserRow>[] = [
  [
    "Client",
    (user) =>
      html`<a href="${CLIENTS}/${user.userId}">${user.fullName}</a><br /><span class="muted"
          >${user.email}, ${user.userId}</span
        >${renderReport(user)}`,
  ],
  ["cTrader ID", ({ cTraderLogin }) => html`<code>${cTraderLogin}</code>`],
  ["Identity", ({ kycStatus }) => kycNames[kycStatus] ?? ""],
];

/** Adds the search over clients and records, which every page has a field for. */
export function searchPages(app: App, show: ShowPage): void {
  app.get(`${PATH}/search`, (context) =>
    show(context, async (sql) => {
      const text = (context.req.query("q") ?? "").trim().slice(0, 100);
      const { clients, message } = await search(
        sql,
        text,
        hasRight(staffOf(context).user, ["messages", "read"]),
      );
      return {
        title: "Search",
        path: null,
        about: [...clients.map(({ userId }) => userId), ...(message?.userId ? [message.userId] : [])],
        others: message ? [`message ${message.reference}`] : [],
        content: html`<p role="status">
            ${text === "" ? "Enter an id, e-mail, name or reference." : `${clients.length + (message ? 1 : 0)} found for “${text}”.`}
          </p>
          ${
            message
              ? html`<p>
                  <a href="${PATH}/support/${message.messageId}">Message <code>${message.reference}</code></a>
                </p>`
              : ""
          }
          ${clients.length > 0 ? renderTable("Clients", columns, clients) : ""}`,
      };
    }),
  );
}

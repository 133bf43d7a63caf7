import { html } from "hono/html";
import type { ReadSql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import type { App } from "../http/env.ts";
import { Problem } from "../http/problem.ts";
import { formatAmount, formatTime, type Html } from "../pages/page.ts";
import type { UserRow } from "../session/session.store.ts";
import { hasRight, type Right } from "../session/staff-rights.ts";
import { clientStore, MOST_ROWS } from "./client.store.ts";
import { renderAmounts, renderFreeze, renderNumber, renderReport, renderStatus } from "./desk-parts.ts";
import { staffOf } from "./guard.ts";
import { type Column, PATH, renderTable } from "./layout.ts";
import { listKycColumns } from "./kyc-desk.pages.ts";
import { kycNames } from "./overview.pages.ts";
import type { ShowPage } from "./show-page.ts";
import { userStore } from "./user.store.ts";

/** The path of the pages of clients. */
export const CLIENTS = `${PATH}/clients`;

type Found = NonNullable<Awaited<ReturnType<typeof clientStore.find>>>;
type Deposits = Awaited<ReturnType<typeof clientStore.deposits>>;
type Withdrawals = Awaited<ReturnType<typeof clientStore.withdrawals>>;
type Transfers = Awaited<ReturnType<typeof clientStore.transfers>>;
type Threads = Awaited<ReturnType<typeof clientStore.threads>>;
type Messages = Awaited<ReturnType<typeof clientStore.messages>>;

const balanceNames: Readonly<Record<string, string>> = {
  eWallet: "E-wallet",
  trading: "Trading",
  bonus: "Bonus",
  withdrawalHold: "Held for withdrawals",
  transferHold: "Held for transfers",
};

/** Returns the link to the queue in which a record waits. */
const renderQueueLink = (path: string, statusId: number): Html | string =>
  statusId < 5 ? html`<br /><a href="${PATH}${path}">In the queue</a>` : "";

const depositColumns: readonly Column<Deposits[number]>[] = [
  ["Requested", ({ row }) => renderNumber(row.requestedAt, row.transactionId)],
  ["Amount", ({ row }) => renderAmounts(row)],
  ["By", ({ by }) => by],
  ["Status", ({ row }) => html`${renderStatus(row)}${renderQueueLink("", row.statusId)}`],
];
const withdrawalColumns: readonly Column<Withdrawals[number]>[] = [
  ["Requested", ({ row }) => renderNumber(row.requestedAt, row.transactionId)],
  ["Amount", ({ row }) => renderAmounts(row)],
  [
    "To",
    ({ row, by }) =>
      html`${row.walletAddress ? html`<code>${row.walletAddress}</code>` : `${row.bank} ${row.bankAccountNumber}`}<br /><span
          class="muted"
          >by ${by}</span
        >`,
  ],
  ["Status", ({ row }) => html`${renderStatus(row)}${renderQueueLink("/withdrawals", row.statusId)}`],
];
const listTransferColumns = (userId: number): readonly Column<Transfers[number]>[] => [
  ["Requested", ({ row }) => renderNumber(row.requestedAt, row.transactionId)],
  ["Amount", ({ row }) => renderAmounts(row)],
  [
    "Between",
    ({ row, from, to }) => {
      if (!to) return row.kind === "eWallet" ? "E-wallet to cTrader" : "cTrader to e-wallet";
      const other = row.userId === userId ? to : from;
      return html`${row.userId === userId ? "To" : "From"}
        <a href="${CLIENTS}/${other.userId}">${other.fullName}</a>`;
    },
  ],
  ["Status", ({ row }) => html`${renderStatus(row)}${renderQueueLink("/transfers", row.statusId)}`],
];
const threadColumns: readonly Column<Threads[number]>[] = [
  [
    "Last message",
    ({ lastAt, threadId }) =>
      html`${formatTime(lastAt)}<br /><a href="${PATH}/threads/${threadId}"><code>${threadId}</code></a>`,
  ],
  ["Topic", ({ topic }) => html`<span class="badge">${topic}</span>`],
  ["State", ({ waitingSince }) => (waitingSince === null ? "answered or closed" : "waiting")],
];
const messageColumns: readonly Column<Messages[number]>[] = [
  [
    "Received",
    ({ receivedAt, messageId, reference }) =>
      html`${formatTime(receivedAt)}<br /><a href="${PATH}/support/${messageId}"
          ><code>${reference}</code></a
        >`,
  ],
  ["Topic", ({ topic }) => html`<span class="badge">${topic}</span>`],
  ["State", ({ closedAt }) => (closedAt === null ? "waiting" : `closed, ${formatTime(closedAt)}`)],
];

const fact = (name: string, value: Html | string): Html =>
  html`<dt>${name}</dt>
    <dd>${value}</dd>`;
const time = (at: Date | null, without: string): string => (at ? formatTime(at) : without);

/** Renders the client's data, with links to the queues that the role of the reader may read. */
function renderFacts(
  deps: Deps,
  { user, companyName, factorSince }: Found,
  may: (right: Right) => boolean,
): Html {
  const bank = user.withdrawalBankAccountNumber
    ? `${user.withdrawalBank ?? ""} ${user.withdrawalBankAccountNumber}, ${user.withdrawalBankAccountName ?? ""}`
    : "not set";
  const identity = kycNames[user.kycStatus] ?? "";
  return html`<dl class="facts">
      ${fact("Client", html`<strong>${user.userId}</strong>, ${companyName}, ${user.countryCode}, ${user.currencyCode}`)}
      ${fact("E-mail", html`<bdi>${user.email}</bdi>, ${user.emailVerifiedAt ? "verified" : "not verified"}`)}
      ${fact("Telephone", user.contactNumber)} ${fact("cTrader ID", html`<code>${user.cTraderLogin}</code>`)}
      ${fact("Identity", may(["kyc", "read"]) ? html`<a href="${PATH}/kyc${user.kycStatus === 1 ? "" : "?state=decided"}">${identity}</a>` : identity)}
      ${fact("Account for withdrawals", bank)} ${fact("Second factor", time(factorSince, "not set up"))}
      ${fact("Registered", formatTime(user.createdAt))}
      ${fact("Last sign-in", time(user.signedInAt, "never"))}
    </dl>
    ${
      user.erasedAt
        ? html`<p class="notice">
            This account was deleted on ${formatTime(user.erasedAt)}. Nothing is sent to its client.
          </p>`
        : ""
    }
    ${renderReport(user)} ${renderFreeze(deps, user)}
    ${may(["audit", "read"]) ? html`<p><a href="${PATH}/audit?who=${user.userId}">What the client did, in the audit</a></p>` : ""}`;
}

async function renderBalances(sql: ReadSql, { userId }: UserRow): Promise<Html> {
  const accounts = await userStore.accountsOf(sql, [userId]);
  return html`<div class="grid balances">
    ${Object.entries(balanceNames).map(
      ([kind, name]) =>
        html`<div class="card">
          <span class="muted">${name}</span><br /><strong class="figure"
            >$${formatAmount(accounts.find((account) => account.kind === kind)?.balance ?? "0.00")}</strong
          >
        </div>`,
    )}
  </div>`;
}

/** Renders the heading and the newest rows of one kind. */
const renderPart = <Row>(title: string, columns: readonly Column<Row>[], rows: readonly Row[]): Html =>
  html`<h2>${title}</h2>
    ${renderTable(title, columns, rows, { placeOf: () => "client" })}
    ${rows.length < MOST_ROWS ? "" : html`<p class="muted">The newest ${MOST_ROWS}.</p>`}`;

/** Renders the identity check with its documents, and the decision for those who make it; nothing without one. */
async function renderIdentity(
  deps: Deps,
  sql: ReadSql,
  { user }: Found,
  may: (right: Right) => boolean,
): Promise<Html | string> {
  const kyc = may(["kyc", "read"]) ? await clientStore.kycOf(sql, user.userId) : null;
  if (!kyc) return "";
  const canRefuse = deps.config.capabilities.includes("kycResubmission");
  const columns = listKycColumns(canRefuse, deps.clock.now()).filter(
    ([label]) => label !== "Client" && (label !== "Decision" || may(["kyc", "change"])),
  );
  return renderPart("Identity check", columns, [{ kyc, user }]);
}

/** Renders the conversations of a client with support, and the messages of the contact form. */
async function renderMessages(sql: ReadSql, userId: number): Promise<Html> {
  const threads = await clientStore.threads(sql, userId);
  const messages = await clientStore.messages(sql, userId);
  return html`${renderPart("Conversations", threadColumns, threads)}
  ${renderPart("Messages of the contact form", messageColumns, messages)}`;
}

/** Adds the page of a client, with everything that the reader's role may read. */
export function clientPages(app: App, deps: Deps, show: ShowPage): void {
  app.get(`${CLIENTS}/:id{[0-9]{1,9}}`, (context) =>
    show(context, async (sql) => {
      const userId = Number(context.req.param("id"));
      const found = await clientStore.find(sql, userId);
      if (!found) throw new Problem(404, "notFound", "There is no such client.");
      const may = (right: Right) => hasRight(staffOf(context).user, right);
      const transfers = await clientStore.transfers(sql, userId);
      const unmatched = await clientStore.countUnmatched(sql, userId);
      const others = transfers.flatMap(({ from, to }) => [from.userId, ...(to ? [to.userId] : [])]);
      return {
        title: found.user.fullName,
        path: "/users",
        at: "the page of a client",
        about: [userId, ...others],
        content: html`${renderFacts(deps, found, may)} ${await renderBalances(sql, found.user)}
        ${
          unmatched > 0
            ? html`<p class="notice">
                <a href="${PATH}/unmatched"
                  >${unmatched} unmatched ${unmatched === 1 ? "payment" : "payments"}</a
                >
                of this client ${unmatched === 1 ? "waits" : "wait"}.
              </p>`
            : ""
        }
        ${await renderIdentity(deps, sql, found, may)}
        ${renderPart("Deposits", depositColumns, await clientStore.deposits(sql, userId))}
        ${renderPart("Withdrawals", withdrawalColumns, await clientStore.withdrawals(sql, userId))}
        ${renderPart("Transfers", listTransferColumns(userId), transfers)}
        ${may(["messages", "read"]) ? await renderMessages(sql, userId) : ""}`,
      };
    }),
  );
}

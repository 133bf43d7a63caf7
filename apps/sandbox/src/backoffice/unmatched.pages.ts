import { html } from "hono/html";
import { statusNames } from "../catalogue/catalogue.routes.ts";
import { gatewayTitles } from "../gateway/gateway-titles.ts";
import { formatAmount, type Html, formatTime } from "../pages/page.ts";
import { renderClient, renderPlace } from "./desk-parts.ts";
import { isAssignable } from "../unmatched/assign.ts";
import { type Column, PATH, type Place } from "./layout.ts";
import type { PageApprovals } from "./approval-parts.ts";
import type { queueStore } from "./queue.store.ts";

type Row = Awaited<ReturnType<typeof queueStore.unmatched>>[number];

const worth = ({ payment: { amountUsd } }: Row): Html | string =>
  amountUsd === null ? "no rate: say what it is worth" : html`$${formatAmount(amountUsd)}`;

/** Renders the remaining amount of a payment that was partly assigned. */
const left = ({ payment: { amount, remaining, currencyCode } }: Row): Html | string =>
  remaining === amount || Number(remaining) === 0
    ? ""
    : html`<br />${formatAmount(remaining)} ${currencyCode} left`;

const reason = html`<label
  >Reason <input name="comment" maxlength="500" autocomplete="off" required
/></label>`;
const form = ({ payment: { unmatchedId, remaining } }: Row, place: Place, fields: Html): Html =>
  html`<form class="decision" method="post" action="${PATH}/decide/unmatched/${unmatchedId}">
    <input type="hidden" name="remaining" value="${remaining}" />
    ${renderPlace(place)}${fields}
  </form>`;

/** Renders the search for the client of a payment; until staff choose one, it can only be sent back. */
const searchForm = (row: Row, place: Place): Html | string =>
  isAssignable(row.payment, row.reportedOrder)
    ? form(
        row,
        place,
        html`<label>Deposit <input name="order" maxlength="40" autocomplete="off" required /></label>
          ${reason} <button name="step" value="assign">It is for this deposit</button>`,
      )
    : "";

/** Returns whether a decision can be reported to a client: a payment without a worth must be valued first. */
const isTold = ({ payment: { amountUsd } }: Row): boolean => amountUsd !== null;

/** Renders the decisions that are possible; nothing is credited to an account that was deleted. */
const choices = ({ payment: { amountUsd }, user }: Row): Html =>
  amountUsd === null
    ? html`<button name="step" value="value" class="primary">Set the worth</button>`
    : html`<button name="step" value="return">Send back</button>${
          user?.erasedAt ? "" : html` <button name="step" value="credit" class="primary">Credit</button>`
        }`;

/** Says who reads the reason of a decision. */
function renderReader({ deposit, user }: Row): Html | string {
  if (user?.erasedAt)
    return html`<p class="muted">
      This account was deleted. The money goes back to where it came from, and its client is not told.
    </p>`;
  return deposit === null
    ? html`<p class="muted">No client is known, so the reason is for staff only.</p>`
    : html`<p class="muted">The client reads the reason.</p>`;
}

/** Renders the form of a decision. The amount defaults to the whole remainder. */
function decisionForm(row: Row, place: Place): Html {
  const { remaining, currencyCode, amountUsd } = row.payment;
  const [label, value] = amountUsd === null ? ["Worth in USD", ""] : [`Amount, ${currencyCode}`, remaining];
  return form(
    row,
    place,
    html`<label
        >${label} <input name="amount" value="${value}" inputmode="decimal" autocomplete="off" required
      /></label>
      ${reason} ${isTold(row) ? renderReader(row) : ""} ${choices(row)}`,
  );
}

/** Says that two persons are needed: the payment is above the configured amount, or has no worth yet. */
const two = (approvals: PageApprovals, { payment: { amountUsd } }: Row): Html | string =>
  approvals.needsTwo(amountUsd) ? html`<p class="muted">Two persons have to decide the same.</p>` : "";

/** The columns of the desk for unmatched payments. */
export const listUnmatchedColumns = (approvals: PageApprovals): readonly Column<Row>[] => [
  [
    "Received",
    ({ payment }) =>
      html`${formatTime(payment.receivedAt)}<br />${gatewayTitles[payment.gateway]}
        <code class="long">${payment.paymentId}</code>`,
  ],
  ["Client", ({ user }) => (user ? renderClient(user) : "not known")],
  [
    "Paid",
    (row) =>
      html`<span class="figure"
        >${formatAmount(row.payment.amount)} ${row.payment.currencyCode}<br /><span class="muted"
          >${worth(row)}${left(row)}</span
        ></span
      >`,
  ],
  [
    "For",
    ({ deposit, platformName }) =>
      deposit === null
        ? "not known"
        : html`<code class="long">${deposit.transactionId}</code><br />${formatAmount(deposit.amount)}
            ${deposit.currencyCode} by ${platformName}
            <span class="badge">${statusNames[deposit.statusId - 1]}</span>`,
  ],
  [
    "Why it waits",
    ({ payment, decisions }) =>
      html`${payment.why}${decisions.map(
        ({ kind, amount, reason, transactionId }) =>
          html`<br />${kind === "credit" ? "Credited" : "Sent back"} ${formatAmount(amount)}
            ${payment.currencyCode}${transactionId === null ? "" : html` as <code>${transactionId}</code>`}:
            ${reason}`,
      )}${approvals.render(String(payment.unmatchedId))}`,
  ],
  [
    "Decision",
    (row, place) => html`${searchForm(row, place)}${decisionForm(row, place)}${two(approvals, row)}`,
  ],
];

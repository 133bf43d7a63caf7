import { html } from "hono/html";
import { statusNames } from "../catalogue/catalogue.routes.ts";
import type { Deps } from "../deps.ts";
import { freezeEndOf } from "../freeze/freeze.service.ts";
import type { UserRow } from "../session/session.store.ts";
import { formatAmount, type Html, formatTime } from "../pages/page.ts";
import type { DeskName } from "./decisions.ts";
import { type Column, PATH, type Place } from "./layout.ts";
import type { queueStore } from "./queue.store.ts";

/** The rows of a queue. */
export type Rows<Name extends keyof typeof queueStore> = Awaited<ReturnType<(typeof queueStore)[Name]>>;

/** The button of a decision: its path segment, its label, and whether it is the primary one. */
export interface Choice {
  readonly step: string;
  readonly label: string;
  readonly isPrimary?: true;
}

/** The parts of the form of a decision beside its buttons. */
interface DecisionFormOptions {
  readonly label?: "Comment for the client" | "Reason for the client";
  /** Where the answer returns to. */
  readonly place: Place;
  readonly isRequired?: boolean;
  readonly hidden?: Html | null;
}

/** Renders the hidden field by which the answer returns to the place of the decided row. */
export const renderPlace = (place: Place): Html =>
  html`<input type="hidden" name="place" value="${place}" />`;

/** Renders the form of a decision. The harmless button is first, because Enter in the comment presses the first one. */
export function renderDecisionForm(
  desk: DeskName,
  id: string | number,
  choices: readonly Choice[],
  { place, label = "Comment for the client", isRequired = false, hidden = null }: DecisionFormOptions,
): Html {
  return html`<form class="decision" method="post" action="${PATH}/decide/${desk}/${id}">
    ${hidden}${renderPlace(place)}
    <label
      >${label} <input name="comment" maxlength="500" autocomplete="off" ${isRequired ? "required" : ""}
    /></label>
    ${choices.map(
      ({ step, label, isPrimary }) =>
        html`<button name="step" value="${step}" class="${isPrimary ? "primary" : ""}">${label}</button>`,
    )}
  </form>`;
}

/** Renders when a client reported a sign-in of another person, who may have made the client's earlier requests. */
export const renderReport = ({ signInReportedAt }: UserRow): Html =>
  signInReportedAt
    ? html`<br /><strong class="bad">Reported a foreign sign-in, ${formatTime(signInReportedAt)}</strong>`
    : html``;

/** Renders the name and the e-mail address of a client, with a reported sign-in. */
export const renderClient = (user: UserRow): Html =>
  html`<a href="${PATH}/clients/${user.userId}">${user.fullName}</a><br /><span class="muted"
      >${user.email}</span
    >${renderReport(user)}`;

/** Renders the end of the freeze of a client's withdrawals and transfers to others; nothing without a freeze. */
export function renderFreeze(deps: Pick<Deps, "config" | "clock">, user: UserRow): Html {
  const end = freezeEndOf(deps, user);
  return end
    ? html`<br /><strong class="bad"
          >Withdrawals and transfers to others paused until ${formatTime(end)}</strong
        >`
    : html``;
}

/** Adds the end of a freeze to the cell of the client. */
export const addFreeze = <Row extends { readonly user: UserRow }>(
  deps: Pick<Deps, "config" | "clock">,
  columns: readonly Column<Row>[],
): readonly Column<Row>[] =>
  columns.map(([label, render]) =>
    label === "Client"
      ? [label, (row, place) => html`${render(row, place)}${renderFreeze(deps, row.user)}`]
      : [label, render],
  );

/** Renders the time and the number of a request. */
export const renderNumber = (requestedAt: Date, transactionId: string): Html =>
  html`${formatTime(requestedAt)}<br /><code>${transactionId}</code>`;

/** Renders an amount in US dollars and in its own currency. */
export const renderAmounts = (row: { amountUsd: string; amount: string; currencyCode: string }): Html =>
  html`<span class="figure"
    >$${formatAmount(row.amountUsd)}<br /><span class="muted"
      >${formatAmount(row.amount)} ${row.currencyCode}</span
    ></span
  >`;

/** What cancelled a transaction besides staff and gateways. */
const cancelled = {
  client: "Cancelled by the client",
  expiry: "Cancelled, because no payment arrived",
} as const;

/** Renders a payment status with who cancelled it and the comment of staff. */
export const renderStatus = ({
  statusId,
  comment,
  cancelledBy,
}: {
  statusId: number;
  comment: string | null;
  cancelledBy: keyof typeof cancelled | null;
}): Html =>
  html`<span class="badge">${cancelledBy ? cancelled[cancelledBy] : statusNames[statusId - 1]}</span>${
      comment ? html`<br />${comment}` : ""
    }`;

/** Renders an upload: images are shown, other files are offered as downloads. */
export const renderFile = (href: string, name: string, upload: { mediaType: string } | null): Html =>
  upload?.mediaType.startsWith("image/")
    ? html`<a href="${href}"><img class="thumb" src="${href}" alt="${name}" loading="lazy" /></a>`
    : html`<a href="${href}">${name} (PDF)</a>`;

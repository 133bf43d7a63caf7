import { html } from "hono/html";
import { statusNames } from "../catalogue/catalogue.routes.ts";
import type { UserRow } from "../session/session.store.ts";
import { grouped, type Html, written } from "../pages/page.ts";
import type { DeskName } from "./decisions.ts";
import { PATH } from "./layout.ts";
import type { queueStore } from "./queue.store.ts";

/** The rows of a queue. */
export type Rows<Name extends keyof typeof queueStore> = Awaited<ReturnType<(typeof queueStore)[Name]>>;

/** A decision's button: its word in the address, its label, and whether it is the usual one. */
interface Choice {
  readonly step: string;
  readonly label: string;
  readonly isPrimary?: true;
}

/** A form for a decision. The first button is the harmless one, since Enter in the comment presses it. */
export function decisionForm(
  desk: DeskName,
  id: string | number,
  choices: readonly Choice[],
  label: "Comment" | "Reason for the client" = "Comment",
  isRequired = false,
): Html {
  return html`<form class="decision" method="post" action="${PATH}/decide/${desk}/${id}">
    <label
      >${label} <input name="comment" maxlength="500" autocomplete="off" ${isRequired ? "required" : ""}
    /></label>
    ${choices.map(
      ({ step, label, isPrimary }) =>
        html`<button name="step" value="${step}" class="${isPrimary ? "primary" : ""}">${label}</button>`,
    )}
  </form>`;
}

/** A client, by name and address. */
export const who = ({ fullName, email }: UserRow): Html =>
  html`${fullName}<br /><span class="muted">${email}</span>`;

/** When something was asked for, and its number. */
export const numbered = (requestedAt: Date, transactionId: string): Html =>
  html`${written(requestedAt)}<br /><code>${transactionId}</code>`;

/** An amount in dollars and in its own currency. */
export const amounts = (row: { amountUsd: string; amount: string; currencyCode: string }): Html =>
  html`<span class="figure"
    >$${grouped(row.amountUsd)}<br /><span class="muted"
      >${grouped(row.amount)} ${row.currencyCode}</span
    ></span
  >`;

/** A payment status with what staff said. */
export const status = ({ statusId, comment }: { statusId: number; comment: string | null }): Html =>
  html`<span class="badge">${statusNames[statusId - 1]}</span>${comment ? html`<br />${comment}` : ""}`;

/** A picture is shown, anything else is offered for download. */
export const file = (href: string, name: string, upload: { mediaType: string } | null): Html =>
  upload?.mediaType.startsWith("image/")
    ? html`<a href="${href}"><img class="thumb" src="${href}" alt="${name}" loading="lazy" /></a>`
    : html`<a href="${href}">${name} (PDF)</a>`;

import { html } from "hono/html";
import { formatTime } from "../pages/page.ts";
import { renderClient, renderDecisionForm, type Rows } from "./desk-parts.ts";
import type { Column } from "./layout.ts";

const outcomes = { erased: "Deleted", refused: "Refused", cancelled: "Taken back by the client" } as const;
const ERASE = { step: "erase", label: "Delete the account", isPrimary: true } as const;

/** Said of a client without a verified address, to whom the e-mail about the deletion is not sent. */
const UNREACHABLE = html`<p class="muted">
  The e-mail address is not verified: a refusal is read in the portal only, and nothing is sent after the
  deletion.
</p>`;

/** The columns of the desk for requests to delete an account; a deletion is offered when its time has come. */
export const listDeletionColumns = (now: Date): readonly Column<Rows<"deletions">[number]>[] => [
  ["Asked", ({ deletion }) => formatTime(deletion.askedAt)],
  ["Client", ({ user }) => html`${renderClient(user)}<br /><span class="muted">${user.userId}</span>`],
  ["Waits until", ({ deletion }) => formatTime(deletion.erasableFrom)],
  [
    "Status",
    ({ deletion }) =>
      html`<span class="badge">${deletion.outcome ? outcomes[deletion.outcome] : "Open"}</span>${
          deletion.reason ? html`<br />${deletion.reason}` : ""
        }`,
  ],
  [
    "Decision",
    ({ deletion, user }, place) =>
      deletion.closedAt
        ? ""
        : html`${user.emailVerifiedAt ? "" : UNREACHABLE}${renderDecisionForm(
            "deletions",
            deletion.deletionId,
            [{ step: "reject", label: "Refuse" }, ...(deletion.erasableFrom <= now ? [ERASE] : [])],
            { label: "Reason for the client", place },
          )}`,
  ],
];

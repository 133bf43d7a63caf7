import { html } from "hono/html";
import { formatTime } from "../pages/page.ts";
import { renderClient, renderDecisionForm, type Rows } from "./desk-parts.ts";
import type { Column } from "./layout.ts";

const outcomes = { approved: "Removed", rejected: "Rejected", cancelled: "Cancelled by the client" } as const;
const APPROVE = { step: "approve", label: "Remove the second factor", isPrimary: true } as const;

/** The columns of the desk for requests to remove a lost second factor; an approval is offered when its time has come. */
export const listFactorColumns = (now: Date): readonly Column<Rows<"factors">[number]>[] => [
  ["Asked", ({ removal }) => formatTime(removal.askedAt)],
  ["Client", ({ user }) => renderClient(user)],
  [
    "From",
    ({ removal }) =>
      html`${[removal.browser, removal.system].filter((name) => name !== null).join(" on ") || "Unknown device"}<br /><span
          class="muted"
          >${[removal.country, removal.address].filter((part) => part !== null).join(" · ") || "Unknown place"}</span
        >`,
  ],
  // A removal removes them too.
  ["Passkeys", ({ passkeys }) => String(passkeys)],
  ["Waits until", ({ removal }) => formatTime(removal.decidableAt)],
  [
    "Status",
    ({ removal }) =>
      html`<span class="badge">${removal.outcome ? outcomes[removal.outcome] : "Open"}</span>${
          removal.reason ? html`<br />${removal.reason}` : ""
        }`,
  ],
  [
    "Decision",
    ({ removal }, place) =>
      removal.closedAt
        ? ""
        : renderDecisionForm(
            "factors",
            removal.removalId,
            [{ step: "reject", label: "Reject" }, ...(removal.decidableAt <= now ? [APPROVE] : [])],
            { label: "Reason for the client", isRequired: true, place },
          ),
  ],
];

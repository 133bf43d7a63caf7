import { html } from "hono/html";
import { kycRefusalReasons, kycSides } from "../db/names.ts";
import { isExpired } from "../kyc/document-expiry.ts";
import { type KycSide, MAX_COMMENT, reasonNames, sideNames } from "../kyc/document-refusals.ts";
import { birthDayOf } from "../profile/birth-date.ts";
import { formatTime, formatDay, type Html } from "../pages/page.ts";
import { renderDecisionForm, renderFile, renderPlace, type Rows, renderClient } from "./desk-parts.ts";
import { type Column, PATH, type Place } from "./layout.ts";

type Row = Rows<"kyc">[number];

const PENDING = 1;
const APPROVED = 3;
const CANCELLED = 4;

/** The field for the last day of a document; the client is notified 30 days before. */
const lastDay = html`<label
  >Document valid until, if it says so <input type="date" name="validUntil"
/></label>`;

const documentNames: Readonly<Record<string, string>> = {
  passport: "Passport",
  "national-id": "National ID",
  "driver-id": "Driving licence",
};

/** The hidden field by which a decision names the documents that staff see. */
const submitted = ({ kyc }: Row): Html =>
  html`<input type="hidden" name="submitted" value="${kyc.submittedAt.toISOString()}" />`;

/** Renders the fields for the decision about one side of a document: accepted or a reason to refuse it, and words for the client. */
const renderRefusal = (side: KycSide): Html =>
  html`<label
      >${sideNames[side]}
      <select name="${side}">
        <option value="">Accepted</option>
        ${kycRefusalReasons.map((reason) => html`<option value="${reason}">${reasonNames[reason]}</option>`)}
      </select></label
    >
    <label
      >${sideNames[side]}: words for the client
      <input name="${side}Comment" maxlength="${MAX_COMMENT}" autocomplete="off"
    /></label>`;

/** Renders the form that refuses single documents; the client sends only these again. */
const renderRefusals = (row: Row, place: Place): Html =>
  html`<form class="decision" method="post" action="${PATH}/decide/kyc/${row.user.userId}">
    ${submitted(row)}${renderPlace(place)}
    ${kycSides.filter((side) => side === "front" || row.kyc.backId !== null).map(renderRefusal)}
    <button name="step" value="refuse">Refuse documents</button>
  </form>`;

/** Renders the decision of staff about one side of a document: accepted, or refused with the reason. Nothing before a decision. */
function renderReview({ kyc, user }: Row, side: KycSide): Html {
  const [state, reason, comment] =
    side === "front"
      ? [kyc.frontState, kyc.frontReason, kyc.frontComment]
      : [kyc.backState, kyc.backReason, kyc.backComment];
  if (state === null) return html``;
  const again = user.kycStatus === PENDING ? " before" : "";
  const words = reason === null ? `Accepted${again}` : `Refused: ${reasonNames[reason]}`;
  return html`<br /><span class="muted">${sideNames[side]}: ${words}${comment ? `. ${comment}` : ""}</span>`;
}

/** Renders the last day of an approved document; nothing if the provider does not know the day. */
function renderExpiry({ kyc: { documentValidUntil: last } }: Row, now: Date): Html {
  if (last === null) return html``;
  return isExpired(last, now)
    ? html`<br /><strong class="bad">Expired after ${formatDay(last)}</strong>`
    : html`<br /><span class="muted">Valid until ${formatDay(last)}</span>`;
}

function renderDecisions(row: Row, canRefuse: boolean, place: Place): Html {
  const { userId, kycStatus, erasedAt } = row.user;
  if (erasedAt) return html`This account was deleted. Nothing can be decided any more.`;
  if (kycStatus === CANCELLED)
    return renderDecisionForm("kyc", userId, [{ step: "reopen", label: "Open again" }], {
      label: "Reason for the client",
      isRequired: true,
      place,
    });
  const isPending = kycStatus === PENDING;
  const isApproved = kycStatus === APPROVED;
  const approve = { step: "approve", label: "Approve", isPrimary: true } as const;
  return html`${renderDecisionForm(
    "kyc",
    userId,
    [{ step: "cancel", label: "Cancel" }, ...(isPending ? [approve] : [])],
    {
      label: "Reason for the client",
      hidden: isPending ? html`${submitted(row)}${lastDay}` : submitted(row),
      place,
    },
  )}${(isPending || isApproved) && canRefuse ? renderRefusals(row, place) : ""}`;
}

/** The columns of the desk for identity checks; single documents can be refused with the capability `kycResubmission`. */
export const listKycColumns = (canRefuse: boolean, now: Date): readonly Column<Row>[] => [
  ["Submitted", ({ kyc }) => formatTime(kyc.submittedAt)],
  ["Client", ({ user }) => renderClient(user)],
  [
    "Details",
    ({ kyc }) =>
      html`${kyc.firstName} ${kyc.lastName}, born ${formatDay(birthDayOf(kyc.dateOfBirth))}<br />${kyc.nationality}<br />${kyc.address}<br />${documentNames[kyc.documentType] ?? kyc.documentType}
        <code>${kyc.documentNumber}</code>`,
  ],
  [
    "Documents",
    ({ kyc }) =>
      html`<div class="documents">
        ${renderFile(`/api/files/kyc/${kyc.userId}/front`, "Front side", { mediaType: "image/" })}
        ${
          kyc.backId === null
            ? html`<span class="muted">No back side</span>`
            : renderFile(`/api/files/kyc/${kyc.userId}/back`, "Back side", { mediaType: "image/" })
        }
      </div>`,
  ],
  [
    "Status",
    (row) =>
      html`<span class="badge"
          >${{ 1: "Pending", 3: "Approved", 4: "Cancelled" }[row.user.kycStatus] ?? ""}</span
        >${renderExpiry(row, now)}${kycSides.map((side) => renderReview(row, side))}${
          row.kyc.reason && row.kyc.frontState === null ? html`<br />${row.kyc.reason}` : ""
        }`,
  ],
  ["Decision", (row, place) => renderDecisions(row, canRefuse, place)],
];

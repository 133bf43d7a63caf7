import { html } from "hono/html";
import { birthDayOf } from "../profile/birth-date.ts";
import { formatTime, formatDay } from "../pages/page.ts";
import { renderDecisionForm, renderFile, type Rows, renderClient } from "./desk-parts.ts";
import type { Column } from "./layout.ts";

const documentNames: Readonly<Record<string, string>> = {
  passport: "Passport",
  "national-id": "National ID",
  "driver-id": "Driving licence",
};

/** The columns of the desk for identity checks. */
export const kycColumns: readonly Column<Rows<"kyc">[number]>[] = [
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
    ({ kyc, user }) =>
      html`<span class="badge">${{ 1: "Pending", 3: "Approved", 4: "Cancelled" }[user.kycStatus] ?? ""}</span
        >${kyc.reason ? html`<br />${kyc.reason}` : ""}`,
  ],
  [
    "Decision",
    ({ user }) =>
      user.kycStatus === 4
        ? renderDecisionForm(
            "kyc",
            user.userId,
            [{ step: "reopen", label: "Open again" }],
            "Reason for the client",
            true,
          )
        : renderDecisionForm(
            "kyc",
            user.userId,
            [
              { step: "cancel", label: "Cancel" },
              ...(user.kycStatus === 1
                ? [{ step: "approve", label: "Approve", isPrimary: true as const }]
                : []),
            ],
            "Reason for the client",
          ),
  ],
];

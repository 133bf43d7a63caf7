import { html } from "hono/html";
import { statusNames } from "../catalogue/catalogue.routes.ts";
import type { UserRow } from "../session/session.store.ts";
import { grouped, type Html, written, writtenDay } from "../pages/page.ts";
import type { DeskName } from "./decisions.ts";
import { type Column, PATH } from "./layout.ts";
import type { queueStore } from "./queue.store.ts";

type Rows<Name extends keyof typeof queueStore> = Awaited<ReturnType<(typeof queueStore)[Name]>>;

/** A decision's button: its word in the address, its label, and whether it is the usual one. */
interface Choice {
  readonly step: string;
  readonly label: string;
  readonly isPrimary?: true;
}

/** A form for a decision. The first button is the harmless one, since Enter in the comment presses it. */
function decisionForm(
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

const numbered = (requestedAt: Date, transactionId: string): Html =>
  html`${written(requestedAt)}<br /><code>${transactionId}</code>`;

const amounts = (row: { amountUsd: string; amount: string; currencyCode: string }): Html =>
  html`<span class="figure"
    >$${grouped(row.amountUsd)}<br /><span class="muted"
      >${grouped(row.amount)} ${row.currencyCode}</span
    ></span
  >`;

const status = ({ statusId, comment }: { statusId: number; comment: string | null }): Html =>
  html`<span class="badge">${statusNames[statusId - 1]}</span>${comment ? html`<br />${comment}` : ""}`;

/** A picture is shown, anything else is offered for download. */
const file = (href: string, name: string, upload: { mediaType: string } | null): Html =>
  upload?.mediaType.startsWith("image/")
    ? html`<a href="${href}"><img class="thumb" src="${href}" alt="${name}" loading="lazy" /></a>`
    : html`<a href="${href}">${name} (PDF)</a>`;

const documentNames: Readonly<Record<string, string>> = {
  passport: "Passport",
  "national-id": "National ID",
  "driver-id": "Driving licence",
};

/** What a desk shows of each row. */
export const deskColumns: {
  readonly deposits: readonly Column<Rows<"deposits">[number]>[];
  readonly withdrawals: readonly Column<Rows<"withdrawals">[number]>[];
  readonly transfers: readonly Column<Rows<"transfers">[number]>[];
  readonly kyc: readonly Column<Rows<"kyc">[number]>[];
} = {
  deposits: [
    ["Requested", ({ deposit }) => numbered(deposit.requestedAt, deposit.transactionId)],
    ["Client", ({ user }) => who(user)],
    ["Amount", ({ deposit }) => amounts(deposit)],
    [
      "By",
      ({ deposit, platformName, receipt }) =>
        html`${platformName}${deposit.gatewayMethod ? html`, ${deposit.gatewayMethod}` : ""}<br />${
            receipt
              ? file(`/api/files/receipt/${deposit.transactionId}`, "Receipt", receipt)
              : html`<span class="muted">No receipt</span>`
          }`,
    ],
    ["Status", ({ deposit }) => status(deposit)],
    [
      "Decision",
      ({ deposit }) =>
        deposit.statusId >= 5
          ? ""
          : decisionForm("deposits", deposit.transactionId, [
              ...(deposit.statusId === 1 ? [{ step: "process", label: "Process" }] : []),
              { step: "cancel", label: "Cancel" },
              { step: "complete", label: "Complete", isPrimary: true },
            ]),
    ],
  ],
  withdrawals: [
    ["Requested", ({ withdrawal }) => numbered(withdrawal.requestedAt, withdrawal.transactionId)],
    ["Client", ({ user }) => who(user)],
    ["Amount", ({ withdrawal }) => amounts(withdrawal)],
    [
      "To",
      ({ withdrawal, platformName }) =>
        html`${
            withdrawal.walletAddress
              ? html`<code>${withdrawal.walletAddress}</code><br />Wallet of ${withdrawal.bankAccountName}`
              : html`${withdrawal.bank} ${withdrawal.bankAccountNumber}<br />${withdrawal.bankAccountName}`
          }<br /><span class="muted">by ${platformName}</span>`,
    ],
    ["Status", ({ withdrawal }) => status(withdrawal)],
    [
      "Decision",
      ({ withdrawal }) =>
        withdrawal.statusId >= 5
          ? ""
          : decisionForm("withdrawals", withdrawal.transactionId, [
              ...(withdrawal.statusId === 1 ? [{ step: "process", label: "Process" }] : []),
              { step: "reject", label: "Reject" },
              { step: "approve", label: "Approve", isPrimary: true },
            ]),
    ],
  ],
  transfers: [
    ["Requested", ({ transfer }) => numbered(transfer.requestedAt, transfer.transactionId)],
    ["Client", ({ user }) => who(user)],
    ["Amount", ({ transfer }) => amounts(transfer)],
    [
      "To",
      ({ transfer, recipient, reference }) =>
        html`${
          recipient
            ? html`cTrader of ${who(recipient)}`
            : transfer.kind === "eWallet"
              ? "Own cTrader"
              : "Own e-wallet"
        }${
          reference
            ? html`<br />${file(`/api/files/reference/${transfer.transactionId}`, "Selfie", reference)}`
            : ""
        }`,
    ],
    ["Status", ({ transfer }) => status(transfer)],
    [
      "Decision",
      ({ transfer }) =>
        transfer.statusId >= 5
          ? ""
          : decisionForm("transfers", transfer.transactionId, [
              { step: "reject", label: "Reject" },
              { step: "approve", label: "Approve", isPrimary: true },
            ]),
    ],
  ],
  kyc: [
    ["Submitted", ({ kyc }) => written(kyc.submittedAt)],
    ["Client", ({ user }) => who(user)],
    [
      "Details",
      ({ kyc }) =>
        html`${kyc.firstName} ${kyc.lastName}, born ${writtenDay(kyc.dateOfBirth)}<br />${kyc.nationality}<br />${kyc.address}<br />${documentNames[kyc.documentType] ?? kyc.documentType}
          <code>${kyc.documentNumber}</code>`,
    ],
    [
      "Documents",
      ({ kyc }) =>
        html`<div class="documents">
          ${file(`/api/files/kyc/${kyc.userId}/front`, "Front side", { mediaType: "image/" })}
          ${
            kyc.backId === null
              ? html`<span class="muted">No back side</span>`
              : file(`/api/files/kyc/${kyc.userId}/back`, "Back side", { mediaType: "image/" })
          }
        </div>`,
    ],
    [
      "Status",
      ({ kyc, user }) =>
        html`<span class="badge"
            >${{ 1: "Pending", 3: "Approved", 4: "Cancelled" }[user.kycStatus] ?? ""}</span
          >${kyc.reason ? html`<br />${kyc.reason}` : ""}`,
    ],
    [
      "Decision",
      ({ user }) =>
        user.kycStatus === 4
          ? decisionForm(
              "kyc",
              user.userId,
              [{ step: "reopen", label: "Open again" }],
              "Reason for the client",
              true,
            )
          : decisionForm(
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
  ],
};

import { html } from "hono/html";
import { amounts, decisionForm, file, numbered, type Rows, status, who } from "./desk-parts.ts";
import { kycColumns } from "./kyc-desk.pages.ts";
import type { Column } from "./layout.ts";

/** The columns of each desk's table. */
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
      ({ withdrawal, platformName, bankName }) =>
        html`${
            withdrawal.walletAddress
              ? html`<code>${withdrawal.walletAddress}</code><br />Wallet of ${withdrawal.bankAccountName}`
              : html`${bankName ?? withdrawal.bank} ${withdrawal.bankAccountNumber}<br />${withdrawal.bankAccountName}`
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
  kyc: kycColumns,
};

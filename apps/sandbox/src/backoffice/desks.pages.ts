import { html } from "hono/html";
import {
  renderAmounts,
  renderDecisionForm,
  renderFile,
  renderNumber,
  type Rows,
  renderStatus,
  renderClient,
} from "./desk-parts.ts";
import type { PageApprovals } from "./approval-parts.ts";
import type { Column } from "./layout.ts";

const APPROVE = { step: "approve", label: "Approve", isPrimary: true } as const;

/** The columns of the desk for deposits. */
export const listDepositColumns = (approvals: PageApprovals): readonly Column<Rows<"deposits">[number]>[] => [
  ["Requested", ({ deposit }) => renderNumber(deposit.requestedAt, deposit.transactionId)],
  ["Client", ({ user }) => renderClient(user)],
  ["Amount", ({ deposit }) => renderAmounts(deposit)],
  [
    "By",
    ({ deposit, platformName, receipt }) =>
      html`${platformName}${deposit.gatewayMethod ? html`, ${deposit.gatewayMethod}` : ""}<br />${
          receipt
            ? renderFile(`/api/files/receipt/${deposit.transactionId}`, "Receipt", receipt)
            : html`<span class="muted">No receipt</span>`
        }`,
  ],
  ["Status", ({ deposit }) => html`${renderStatus(deposit)}${approvals.render(deposit.transactionId)}`],
  [
    "Decision",
    ({ deposit }, place) =>
      deposit.statusId >= 5
        ? ""
        : renderDecisionForm(
            "deposits",
            deposit.transactionId,
            [
              ...(deposit.statusId === 1 ? [{ step: "process", label: "Process" }] : []),
              { step: "cancel", label: "Cancel" },
              ...approvals.toChoices(deposit.transactionId, deposit.amountUsd, {
                step: "complete",
                label: "Complete",
                isPrimary: true,
              }),
            ],
            { place },
          ),
  ],
];

/** The columns of the desk for withdrawals. */
export const listWithdrawalColumns = (
  approvals: PageApprovals,
): readonly Column<Rows<"withdrawals">[number]>[] => [
  ["Requested", ({ withdrawal }) => renderNumber(withdrawal.requestedAt, withdrawal.transactionId)],
  ["Client", ({ user }) => renderClient(user)],
  ["Amount", ({ withdrawal }) => renderAmounts(withdrawal)],
  [
    "To",
    ({ withdrawal, platformName, bankName }) =>
      html`${
          withdrawal.walletAddress
            ? html`<code>${withdrawal.walletAddress}</code><br />Wallet of ${withdrawal.bankAccountName}`
            : html`${bankName ?? withdrawal.bank} ${withdrawal.bankAccountNumber}<br />${withdrawal.bankAccountName}`
        }<br /><span class="muted">by ${platformName}</span>`,
  ],
  [
    "Status",
    ({ withdrawal }) => html`${renderStatus(withdrawal)}${approvals.render(withdrawal.transactionId)}`,
  ],
  [
    "Decision",
    ({ withdrawal }, place) =>
      withdrawal.statusId >= 5
        ? ""
        : renderDecisionForm(
            "withdrawals",
            withdrawal.transactionId,
            [
              ...(withdrawal.statusId === 1 ? [{ step: "process", label: "Process" }] : []),
              { step: "reject", label: "Reject" },
              ...approvals.toChoices(withdrawal.transactionId, withdrawal.amountUsd, APPROVE),
            ],
            { place },
          ),
  ],
];

/** The columns of the desk for transfers. */
export const listTransferColumns = (
  approvals: PageApprovals,
): readonly Column<Rows<"transfers">[number]>[] => [
  ["Requested", ({ transfer }) => renderNumber(transfer.requestedAt, transfer.transactionId)],
  ["Client", ({ user }) => renderClient(user)],
  ["Amount", ({ transfer }) => renderAmounts(transfer)],
  [
    "To",
    ({ transfer, recipient, reference }) =>
      html`${
        recipient
          ? html`cTrader of ${renderClient(recipient)}`
          : transfer.kind === "eWallet"
            ? "Own cTrader"
            : "Own e-wallet"
      }${
        reference
          ? html`<br />${renderFile(`/api/files/reference/${transfer.transactionId}`, "Selfie", reference)}`
          : ""
      }`,
  ],
  ["Status", ({ transfer }) => html`${renderStatus(transfer)}${approvals.render(transfer.transactionId)}`],
  [
    "Decision",
    ({ transfer }, place) =>
      transfer.statusId >= 5
        ? ""
        : renderDecisionForm(
            "transfers",
            transfer.transactionId,
            [
              { step: "reject", label: "Reject" },
              ...approvals.toChoices(transfer.transactionId, transfer.amountUsd, APPROVE),
            ],
            { place },
          ),
  ],
];

import { toStatusId } from "../catalogue/catalogue.routes.ts";
import { catalogueStore } from "../catalogue/catalogue.store.ts";
import { addOperation } from "../contract/operation.ts";
import type { App } from "../http/env.ts";
import { readInPieces } from "../db/pieces.ts";
import type { Deps } from "../deps.ts";
import { Problem, Refusal } from "../http/problem.ts";
import { toWireDate } from "../contract/wire-values.ts";
import { moveWithdrawal, requestCode, requestWithdrawal } from "./withdrawal.service.ts";
import { withdrawalStore } from "./withdrawal.store.ts";
import { cancellerOf, detailsOf } from "../transaction-details.ts";

/** The bank of countries without a list of banks. */
const anyBank = [{ code: "SWIFT", description: "International transfer (SWIFT)" }];

/** Adds the operations of withdrawals, which a one-time code confirms, and the steps of staff. */
export function withdrawalRoutes(app: App, deps: Deps): void {
  addOperation(app, deps, "GetWithdrawalMethod", async ({ sql, input }) => {
    const rows = await catalogueStore.banks(sql, input.countryCode ?? "MY");
    return rows.length > 0 ? rows.map(({ code, description }) => ({ code, description })) : anyBank;
  });
  addOperation(
    app,
    deps,
    "RequestOtpWithdrawal",
    async ({ sql, user, sessionHash, input, changed }) => {
      const holder = { user, sessionHash };
      const { expiresAt, resendAfterSeconds } = await requestCode(deps, sql, holder, input);
      changed("withdrawal code sent");
      return { expiresAt: toWireDate(expiresAt), resendAfterSeconds };
    },
    { limit: { points: 10, seconds: 3600 } },
  );
  addOperation(app, deps, "WithdrawalRequest", async ({ sql, user, sessionHash, input, write, changed }) => {
    const { transactionId, writes } = await requestWithdrawal(deps, sql, user, sessionHash, input);
    write(...writes);
    changed(`withdrawal ${transactionId} → Pending`);
    return { transactionId };
  });
  addOperation(app, deps, "GetWithdrawalTransactionsByUser", ({ read, user }) =>
    read((sql) =>
      readInPieces({
        read: (after, limit) => withdrawalStore.listOf(sql, user.userId, after, limit),
        name: ({ withdrawal }) => withdrawal.transactionId,
        show: ({ withdrawal, platformName }) => ({
          requestDate: toWireDate(withdrawal.requestedAt),
          transactionId: withdrawal.transactionId,
          amount: Number(withdrawal.amount),
          amountUsd: Number(withdrawal.amountUsd),
          currencyCode: withdrawal.currencyCode,
          paymentPlatformName: platformName,
          paymentStatusId: toStatusId(withdrawal.statusId),
          receipt: null,
          comment: withdrawal.comment,
          ...cancellerOf(deps.config, withdrawal),
          ...detailsOf(deps.config, withdrawal, withdrawal.currencyCode === "USD" ? null : withdrawal.rate),
          ...(deps.config.capabilities.includes("withdrawalWallet") && {
            walletAddress: withdrawal.walletAddress,
          }),
        }),
      }),
    ),
  );
  addOperation(app, deps, "ApproveWithdrawalRequest", async ({ sql, input, changed }) => {
    await move(deps, sql, input.transactionId, 5, input.comment ?? null);
    changed(`withdrawal ${input.transactionId} → Completed`);
    return null;
  });
  addOperation(app, deps, "UpdateWithdrawalStatus", async ({ sql, input, changed }) => {
    await move(deps, sql, input.transactionId, input.paymentStatusId, input.comment ?? null);
    changed(`withdrawal ${input.transactionId} → ${input.paymentStatusId}`);
    return null;
  });
}

/** Runs a step of staff as an operation, whose refusals are envelopes instead of statuses of a page. */
async function move(...args: Parameters<typeof moveWithdrawal>): Promise<void> {
  try {
    await moveWithdrawal(...args);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw new Refusal(error.status === 404 ? "transactionUnknown" : "transactionState", error.message);
  }
}

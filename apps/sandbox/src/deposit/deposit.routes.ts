import { toStatusId } from "../catalogue/catalogue.routes.ts";
import { atOnce, addOperation } from "../contract/operation.ts";
import type { App } from "../http/env.ts";
import type { ReadSql } from "../db/database.ts";
import { readPage } from "../paging/read-page.ts";
import { type Piece, readInPieces } from "../db/pieces.ts";
import type { Deps } from "../deps.ts";
import { toWireDate } from "../contract/wire-values.ts";
import { requestDeposit, requireReceiptWanted, submitReceipt } from "./deposit.service.ts";
import { depositStore } from "./deposit.store.ts";
import { cancellerOf, detailsOf } from "../transaction-details.ts";

type ListedDeposit = Awaited<ReturnType<typeof depositStore.listOf>>[number];

/** Returns the list of a user's deposits, with its rows as in the contract. */
const listOf = ({ config }: Deps, sql: ReadSql, userId: number) => ({
  read: (piece: Piece) => depositStore.listOf(sql, userId, piece),
  has: (transactionId: string) => depositStore.has(sql, userId, transactionId),
  name: ({ deposit }: ListedDeposit) => deposit.transactionId,
  show: ({ deposit, platformName }: ListedDeposit) => ({
    requestDate: toWireDate(deposit.requestedAt),
    transactionId: deposit.transactionId,
    amount: Number(deposit.amount),
    amountUsd: Number(deposit.amountUsd),
    paymentPlatformName: platformName,
    paymentStatusId: toStatusId(deposit.statusId),
    receipt: deposit.receiptId ? `/api/files/receipt/${deposit.transactionId}` : null,
    currencyCode: deposit.currencyCode,
    ...cancellerOf(config, deposit),
    ...detailsOf(config, deposit, deposit.currencyCode === "USD" ? null : deposit.rate),
  }),
});

/** Adds the operations of deposits by bank and crypto. */
export function depositRoutes(app: App, deps: Deps): void {
  addOperation(
    app,
    deps,
    "DepositRequest",
    async ({ input, sql, user, write, changed }) => {
      const { transactionId, opened } = await requestDeposit(deps, sql, user, input);
      write(opened);
      changed(`deposit ${transactionId} → Pending`);
      return { transactionId };
    },
    atOnce,
  );
  addOperation(
    app,
    deps,
    "SubmitDeposit",
    async ({ input, sql, user, upload, changed }) => {
      await submitReceipt(sql, user, input, upload);
      changed(`deposit ${input.transactionId} has a receipt`);
      return null;
    },
    {
      uploads: {
        kinds: { receipt: "proof" },
        allowed: async ({ sql, user, input }) => {
          requireReceiptWanted(await depositStore.find(sql, input.transactionId), user, input);
          return undefined;
        },
      },
    },
  );
  addOperation(app, deps, "GetDepositTransactionsByUser", ({ read, user }) =>
    read((sql) => readInPieces(listOf(deps, sql, user.userId))),
  );
  addOperation(app, deps, "GetDepositPage", ({ read, user, input }) =>
    read((sql) => readPage(listOf(deps, sql, user.userId), input)),
  );
}

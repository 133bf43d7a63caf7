import { toStatusId } from "../catalogue/catalogue.routes.ts";
import { atOnce, addOperation } from "../contract/operation.ts";
import { requireUnfrozen } from "../freeze/freeze.service.ts";
import type { App } from "../http/env.ts";
import type { ReadSql } from "../db/database.ts";
import { readPage } from "../paging/read-page.ts";
import { type Piece, readInPieces } from "../db/pieces.ts";
import type { Deps } from "../deps.ts";
import { requireRequestRoom } from "../contract/request-room.ts";
import { toWireDate } from "../contract/wire-values.ts";
import { maskName, searchRecipients } from "./recipient.ts";
import {
  requireFunds,
  requireRecipient,
  transferFromEWallet,
  transferFromTrading,
  transferToUser,
} from "./transfer.service.ts";
import { transferStore } from "./transfer.store.ts";
import { cancellerOf, detailsOf } from "../transaction-details.ts";

type Row = Awaited<ReturnType<typeof transferStore.listOf>>[number];

const places = {
  eWallet: { fromPlatform: "E-Wallet", toPlatform: "cTrader" },
  trading: { fromPlatform: "cTrader", toPlatform: "E-Wallet" },
} as const;

function remarksOf({ transfer, sender, recipient }: Row, userId: number): string | null {
  if (!recipient) return null;
  return transfer.userId === userId
    ? `To ${maskName(recipient.fullName)}`
    : `From ${maskName(sender.fullName)}`;
}

/** Converts a transfer to a row of the list of its sender or its recipient. */
function toRow({ config }: Deps, row: Row, userId: number) {
  const { transfer, sender, recipient } = row;
  const isMine = transfer.userId === userId;
  const between =
    transfer.kind === "user"
      ? { fromPlatform: `cTrader ${sender.cTraderLogin}`, toPlatform: `cTrader ${recipient?.cTraderLogin}` }
      : places[transfer.kind];
  return {
    requestDate: toWireDate(transfer.requestedAt),
    transactionId: transfer.transactionId,
    amount: Number(transfer.amount),
    amountUsd: Number(transfer.amountUsd),
    currencyCode: transfer.currencyCode,
    ...between,
    remarks: remarksOf(row, userId),
    comment: isMine ? transfer.comment : null,
    paymentStatusId: toStatusId(transfer.statusId),
    reference: isMine && transfer.referenceId ? `/api/files/reference/${transfer.transactionId}` : null,
    ...(isMine && cancellerOf(config, transfer)),
    ...detailsOf(config, transfer, transfer.rate),
  };
}

/** Returns the list of a user's transfers, with its rows as in the contract. */
const listOf = (deps: Deps, sql: ReadSql, userId: number) => ({
  read: (piece: Piece) => transferStore.listOf(sql, userId, piece),
  has: (transactionId: string) => transferStore.has(sql, userId, transactionId),
  name: ({ transfer }: Row) => transfer.transactionId,
  show: (row: Row) => toRow(deps, row, userId),
});

/** Adds the operations of transfers between a user's accounts and between users. */
export function transferRoutes(app: App, deps: Deps): void {
  addOperation(
    app,
    deps,
    "EWalletTransferRequest",
    async ({ sql, user, input, write, changed }) => {
      const { transactionId, writes } = await transferFromEWallet(deps, sql, user, input);
      write(...writes);
      changed(`transfer ${transactionId} → Completed`);
      return null;
    },
    atOnce,
  );
  addOperation(
    app,
    deps,
    "CTraderTransferRequest",
    async ({ user, input, write, changed }) => {
      const { transactionId, writes } = transferFromTrading(deps, user, input);
      write(...writes);
      changed(`transfer ${transactionId} → Pending`);
      return null;
    },
    atOnce,
  );
  addOperation(
    app,
    deps,
    "CTraderInternalTransferUserToUser",
    async ({ sql, user, input, upload, write, changed }) => {
      const { transactionId, writes } = await transferToUser(deps, sql, user, input, upload);
      write(...writes);
      changed(`transfer ${transactionId} → Pending`);
      return null;
    },
    {
      uploads: {
        kinds: { Reference: "proof" },
        allowed: async ({ sql, user, input, balances }) => {
          requireUnfrozen(deps, user, "userTransfer");
          await requireRecipient(sql, user, input);
          requireFunds(balances, input.AmountUsd);
          await requireRequestRoom(deps, sql, user.userId, "transfer");
          return undefined;
        },
      },
    },
  );
  transferReads(app, deps);
}

/** Adds the operations that list a user's transfers and search for a recipient. */
function transferReads(app: App, deps: Deps): void {
  addOperation(app, deps, "GetInternalTransactionsByUser", ({ read, user }) =>
    read((sql) => readInPieces(listOf(deps, sql, user.userId))),
  );
  if (deps.config.capabilities.includes("transfers"))
    addOperation(app, deps, "GetTransferPage", ({ read, user, input }) =>
      read((sql) => readPage(listOf(deps, sql, user.userId), input)),
    );
  addOperation(
    app,
    deps,
    "GetEmailAndLoginForCTrader",
    ({ sql, user, input }) => searchRecipients(sql, user, input.searchInput),
    { limit: { points: 30, seconds: 60 } },
  );
}

import Big from "big.js";
import type { Sql } from "../db/database.ts";
import { type CustomerAccount, ledger } from "../ledger/ledger.store.ts";
import type { UserRow } from "../session/session.store.ts";
import { banksOf } from "./company-banks.ts";
import { historyStore } from "./history.store.ts";
import { timesOf } from "./past-times.ts";

const DAY = 86_400_000;

interface Past {
  readonly daysAgo: number;
  readonly usd: string;
  readonly statusId: 1 | 2 | 5 | 6;
  readonly comment?: string;
  /** The wallet address of a USDT withdrawal; omitted for a bank. */
  readonly walletAddress?: string;
}

const pastWithdrawals: readonly Past[] = [
  { daysAgo: 160, usd: "200.00", statusId: 5 },
  { daysAgo: 121, usd: "75.50", statusId: 5 },
  { daysAgo: 96, usd: "500.00", statusId: 6, comment: "The account name did not match." },
  { daysAgo: 92, usd: "500.00", statusId: 5 },
  { daysAgo: 41, usd: "120.00", statusId: 5 },
  { daysAgo: 3, usd: "150.00", statusId: 2 },
  { daysAgo: 1, usd: "60.00", statusId: 1, walletAddress: "TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC" },
];

const pastTransfers: readonly (Past & { readonly kind: "eWallet" | "trading" | "user" })[] = [
  { kind: "eWallet", daysAgo: 150, usd: "300.00", statusId: 5 },
  { kind: "eWallet", daysAgo: 110, usd: "250.00", statusId: 5 },
  { kind: "trading", daysAgo: 84, usd: "125.00", statusId: 5 },
  { kind: "trading", daysAgo: 70, usd: "9000.00", statusId: 6, comment: "Open positions need this margin." },
  { kind: "user", daysAgo: 55, usd: "80.00", statusId: 5 },
  { kind: "eWallet", daysAgo: 20, usd: "100.00", statusId: 5 },
  { kind: "trading", daysAgo: 2, usd: "50.00", statusId: 1 },
];

const plans = [
  { planName: "Starter 30", days: 30, daysAgo: 170, interestAmount: "12.40" },
  { planName: "Growth 90", days: 90, daysAgo: 130, interestAmount: "96.75" },
  { planName: "Growth 90", days: 90, daysAgo: 51, interestAmount: "38.25" },
] as const;

const isClosed = (statusId: number): boolean => statusId === 5 || statusId === 6;

/** The amounts that each account needs before its history begins, so that no balance becomes negative. */
export const historyNeeds: Readonly<Partial<Record<CustomerAccount, string>>> = {
  eWallet: "3000.00",
  trading: "10000.00",
};

async function seedWithdrawals(sql: Sql, user: UserRow, now: Date): Promise<void> {
  const [bank] = banksOf(user.companyId);
  for (const [index, past] of pastWithdrawals.entries()) {
    const { daysAgo, usd, statusId, comment = null, walletAddress: wallet = null } = past;
    // The second company pays by bank only.
    const walletAddress = user.companyId === 9 ? wallet : null;
    const local = { platformId: bank, currencyCode: "MYR", rate: "4.41" };
    const way = walletAddress === null ? local : { platformId: 21, currencyCode: "USD", rate: "1" };
    const requestedAt = new Date(now.getTime() - daysAgo * DAY);
    const transactionId = `W-${requestedAt.toISOString().slice(0, 10).replaceAll("-", "")}-${user.userId}${index}`;
    await historyStore.insertWithdrawal(sql, {
      transactionId,
      userId: user.userId,
      ...way,
      walletAddress,
      amount: new Big(usd).times(way.rate).round(2, Big.roundHalfUp).toFixed(2),
      amountUsd: usd,
      statusId,
      comment,
      bank: user.withdrawalBank ?? "",
      bankAccountName: user.withdrawalBankAccountName ?? "",
      bankAccountNumber: user.withdrawalBankAccountNumber ?? "",
      requestedAt,
      ...timesOf(requestedAt, statusId),
    });
    const own = { userId: user.userId, kind: "eWallet" } as const;
    const hold = { userId: user.userId, kind: "withdrawalHold" } as const;
    const movement = { reference: transactionId, at: requestedAt, amount: usd };
    await ledger.move(sql, { ...movement, kind: "withdrawal", from: own, to: hold });
    if (statusId === 5) {
      await ledger.move(sql, {
        ...movement,
        kind: "withdrawalPaid",
        from: hold,
        to: { userId: null, kind: "bank" },
      });
    }
    if (statusId === 6)
      await ledger.move(sql, { ...movement, kind: "withdrawalReturned", from: hold, to: own });
  }
}

async function seedTransfers(sql: Sql, user: UserRow, friend: UserRow, now: Date): Promise<void> {
  const { userId, companyId } = user;
  const friendId = friend.userId;
  for (const [index, { kind, daysAgo, usd, statusId, comment = null }] of pastTransfers.entries()) {
    // Clients of different companies cannot transfer money to each other.
    if (kind === "user" && companyId !== friend.companyId) continue;
    const requestedAt = new Date(now.getTime() - daysAgo * DAY);
    const transactionId = `T-${requestedAt.toISOString().slice(0, 10).replaceAll("-", "")}-${userId}${index}`;
    const isLocal = kind === "eWallet";
    await historyStore.insertTransfer(sql, {
      transactionId,
      userId,
      kind,
      recipientId: kind === "user" ? friendId : null,
      currencyCode: isLocal ? "MYR" : "USD",
      amount: isLocal ? new Big(usd).times("4.47").round(2, Big.roundUp).toFixed(2) : usd,
      amountUsd: usd,
      rate: isLocal ? "4.47" : null,
      statusId,
      comment,
      requestedAt,
      ...(isLocal ? { settledAt: requestedAt } : timesOf(requestedAt, statusId)),
    });
    const movement = { reference: transactionId, at: requestedAt, amount: usd };
    const trading = { userId, kind: "trading" } as const;
    const hold = { userId, kind: "transferHold" } as const;
    if (kind === "eWallet") {
      await ledger.move(sql, {
        ...movement,
        kind: "transferDone",
        from: { userId, kind: "eWallet" },
        to: trading,
      });
      continue;
    }
    await ledger.move(sql, { ...movement, kind: "transfer", from: trading, to: hold });
    if (!isClosed(statusId)) continue;
    const done =
      kind === "user"
        ? ({ userId: friendId, kind: "trading" } as const)
        : ({ userId, kind: "eWallet" } as const);
    const to = statusId === 5 ? done : trading;
    await ledger.move(sql, {
      ...movement,
      kind: statusId === 5 ? "transferDone" : "transferReturned",
      from: hold,
      to,
    });
  }
}

/** Inserts a few months of withdrawals, transfers and subscriptions of a demo account. */
export async function seedHistory(sql: Sql, user: UserRow, friend: UserRow, now: Date): Promise<void> {
  await seedWithdrawals(sql, user, now);
  await seedTransfers(sql, user, friend, now);
  await historyStore.insertSubscriptions(
    sql,
    plans.map(({ planName, days, daysAgo, interestAmount }) => ({
      userId: user.userId,
      planName,
      days,
      interestAmount,
      startedAt: new Date(now.getTime() - daysAgo * DAY),
    })),
  );
}

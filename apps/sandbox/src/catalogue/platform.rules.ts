import type Big from "big.js";
import { Refusal } from "../http/problem.ts";
import type { UserRow } from "../session/session.store.ts";
import type { catalogueStore } from "./catalogue.store.ts";

type Platform = NonNullable<Awaited<ReturnType<typeof catalogueStore.platform>>>;

/** Returns a platform that is offered to a user for an action in a currency; throws a refusal otherwise. */
export function requireOffered(
  platform: Platform | null,
  user: UserRow,
  action: "deposit" | "withdrawal",
  currencyCode: string,
): Platform {
  const isActive = action === "deposit" ? platform?.activeDeposit : platform?.activeWithdrawal;
  // Crypto is offered to all users, other platforms to users of their currency.
  const isForUser = platform?.paymentTypeId === 5 || platform?.currencyCode === user.currencyCode;
  const isOffered = isActive === true && isForUser && platform?.companyId === user.companyId;
  if (!platform || !isOffered || platform.currencyCode !== currencyCode) {
    throw new Refusal("platformNotOffered", "This payment platform is not offered to you.");
  }
  return platform;
}

/** Throws a refusal for an amount in US dollars outside of a platform's limits. */
export function requireWithin(usd: Big, min: string, max: string): void {
  if (usd.lt(min)) {
    throw new Refusal("amountTooLow", `Amount (USD) must be at least ${Number(min)}.`);
  }
  if (usd.gt(max)) {
    throw new Refusal("amountTooHigh", `Amount (USD) must not exceed ${Number(max)}.`);
  }
}

import type { Data } from "@broker/sdk";
import { toDecimal } from "@broker/sdk/money";
import { rateOf } from "../catalogue/catalogue.rules.ts";
import { reachedOf, type WithdrawalLimits } from "./limits.rules.ts";
import { type IsWallet, networkOf } from "./wallet.rules.ts";
import {
  isOffered,
  methodOf,
  smallerOf,
  type WithdrawalMethod,
  withdrawalMethods,
  type WithdrawalTerms,
  toWithdrawable,
} from "./withdrawal.rules.ts";

/** A platform of the provider that pays out. */
export type WithdrawalPlatform = Data<"GetPaymentPlatforms">[number];

/** The data that must be loaded before a withdrawal can be made. */
export interface WithdrawalCatalogue {
  readonly platforms: Data<"GetPaymentPlatforms">;
  readonly currencies: Data<"GetCurrencies">;
  readonly user: Data<"GetUserInfo">;
  /** The client's own bank by name; its code, or null, while the name is loading. */
  readonly bankName: string | null;
  /** The withdrawal limits: null where they cannot be read, undefined while they are loading and for a provider without them. */
  readonly limits: WithdrawalLimits | null | undefined;
  /** Validates wallet addresses; null for a provider without wallet networks. */
  readonly isWallet: IsWallet | null;
}

/** Returns the platforms of one method that are offered to the user. */
export const listOfferedPlatforms = ({ platforms, user }: WithdrawalCatalogue, method: WithdrawalMethod) =>
  platforms.filter((platform) => isOffered(platform, method, user));

/** Returns one of the offered platforms; null for any other. */
export const findOfferedPlatform = (catalogue: WithdrawalCatalogue, platformId: number | null) =>
  withdrawalMethods
    .flatMap((method) => listOfferedPlatforms(catalogue, method))
    .find(({ paymentPlatformId }) => paymentPlatformId === platformId) ?? null;

/** Returns the terms of a platform; null where it is not offered to the user. */
export function toTerms(platformId: number | null, catalogue: WithdrawalCatalogue): WithdrawalTerms | null {
  const platform = findOfferedPlatform(catalogue, platformId);
  const buyRate = rateOf(catalogue.currencies, platform?.currencyCode, "buyRate");
  if (!platform || !buyRate) return null;
  const { isWallet, limits } = catalogue;
  const min = toDecimal(platform.withdrawalMin);
  const max = toDecimal(platform.withdrawalMax);
  const network = networkOf(platform.paymentPlatformName);
  const isAddress = (address: string) => isWallet?.(network, address) ?? true;
  return {
    platformName: platform.paymentPlatformName,
    currencyCode: platform.currencyCode,
    buyRate,
    min,
    max: smallerOf(limits?.tightest?.left ?? max, max),
    available: toWithdrawable(catalogue.user.eWalletBalance),
    reached: (limits && reachedOf(limits, min)) ?? null,
    wallet: isWallet && methodOf(platform) === "crypto" ? { network, isAddress } : undefined,
  };
}

import type { Data } from "@broker/sdk";
import { compare, isAmount, toDepositUsd } from "@broker/sdk/money";
import type { Broker } from "../broker.ts";
import { catalogueQueries } from "../catalogue/catalogue.queries.ts";
import { rateOf } from "../catalogue/catalogue.rules.ts";
import { isOfPage, isUnderWay } from "../once/kept-drafts.ts";
import { isStillSignedIn } from "../session/signed-in-user.ts";
import type { DepositItem } from "../transaction/use-deposits.ts";
import { type DepositContext, toStartContext } from "./deposit.intent.ts";
import { depositQueries } from "./deposit.queries.ts";
import { depositMethods, isOffered } from "./deposit.rules.ts";
import { type DepositDraft, depositDrafts } from "./deposit.storage.ts";
import { type DepositCatalogue, platformOf } from "./deposit-terms.ts";
import { type GatewayDefinition, gatewayOf } from "./gateway.rules.ts";

/** The longest wait for the platforms and the rates, in milliseconds. */
const PATIENCE = 5000;

/** The parts of an earlier deposit that the repeated deposit has too, and the amounts and the rate with which today's rate is compared. */
export type RepeatedDeposit = Pick<
  DepositItem,
  "platformName" | "currencyCode" | "amount" | "amountUsd" | "rate"
>;

/** A deposit that the user has begun and has not sent. */
interface BegunDeposit {
  /** Null where its platform is not offered any more. */
  readonly platformName: string | null;
  /** The amount as the user typed it; empty where no amount was typed. */
  readonly amount: string;
  readonly currencyCode: string;
}

/** Why the repetition of a deposit was not prepared. */
export type RepeatHindrance =
  /** The platform is not offered any more. */
  | { readonly step: "gone" }
  /** A deposit is being sent, paid or proved, and comes first. */
  | { readonly step: "underWay" }
  /** The user has begun another deposit, whose input would be lost. */
  | { readonly step: "begun"; readonly begun: BegunDeposit }
  /** The platforms or the rates could not be read, or nothing can be stored. */
  | { readonly step: "failed" };

/** The outcome of {@link prepareRepeat}. */
export type RepeatOutcome = { readonly step: "ready" } | RepeatHindrance;

/** Returns the rate of the earlier deposit; where the provider does not tell the rate, it is computed from both amounts. */
function earlierRateOf(
  { rate, amount, amountUsd, currencyCode }: RepeatedDeposit,
  currencies: Data<"GetCurrencies">,
): string | null {
  const now = rateOf(currencies, currencyCode, "sellRate");
  if (rate !== null || now === null || compare(amountUsd, "0") === 0) return rate;
  return compare(toDepositUsd(amount, now), amountUsd) === 0 ? now : toDepositUsd(amount, amountUsd);
}

/**
 * Returns the beginning of a deposit like an earlier one: its platform and its amount in the platform's currency, without an
 * intent; null where the platform is not offered any more. An option of a gateway is chosen again.
 */
export function toRepeat(
  item: RepeatedDeposit,
  { platforms, currencies }: DepositCatalogue,
  user: { readonly currencyCode: string; readonly companyId: number },
  gateways?: readonly GatewayDefinition[],
): DepositContext | null {
  const { platformName, currencyCode, amount } = item;
  for (const method of depositMethods) {
    const platform = platforms.find(
      (one) =>
        one.paymentPlatformName === platformName &&
        one.currencyCode === currencyCode &&
        isOffered(one, method, user, gateways),
    );
    if (platform)
      return {
        ...toStartContext(null),
        method,
        platformId: platform.paymentPlatformId,
        gateway: gatewayOf(platform, gateways),
        entry: { field: "local", text: isAmount(amount) ? amount : "" },
        quotedRate: earlierRateOf(item, currencies),
      };
  }
  return null;
}

/** Returns the begun deposit where `next` would replace its input; null where no input would be lost. */
function findBegun(
  { platformId, option, entry }: DepositDraft,
  next: DepositContext,
  catalogue: DepositCatalogue,
): BegunDeposit | null {
  const platform = platformOf(catalogue, platformId);
  const isTyped = entry.text !== "";
  if (!platform && !isTyped) return null;
  const isTypedAgain = entry.field === next.entry.field && entry.text === next.entry.text;
  if (platformId === next.platformId && option === null && (!isTyped || isTypedAgain)) return null;
  return {
    platformName: platform?.paymentPlatformName ?? null,
    amount: entry.text,
    currencyCode: entry.field === "local" && platform ? platform.currencyCode : "USD",
  };
}

/** Returns the platforms and the rates; null where they cannot be read in time. */
async function readCatalogue(broker: Broker): Promise<DepositCatalogue | null> {
  const { queryClient } = broker;
  const read = Promise.all([
    queryClient.fetchQuery(depositQueries.platforms(broker)),
    queryClient.fetchQuery(catalogueQueries.currencies(broker)),
  ]).then(
    ([platforms, currencies]) => ({ platforms, currencies }),
    () => null,
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, PATIENCE, null)));
  const catalogue = await Promise.race([read, late]);
  clearTimeout(timer);
  return catalogue;
}

/** The options of {@link prepareRepeat}. */
export interface RepeatOptions {
  /** Whether a deposit that the user has begun and has not sent is replaced. */
  readonly isReplacing: boolean;
  readonly signal: AbortSignal;
}

/**
 * Stores the beginning of a deposit like an earlier one, with which the wizard opens. Nothing is sent. Nothing is stored after
 * `signal` is aborted, or once another user has signed in. A stored deposit that is being sent, paid or proved is kept; a stored
 * deposit that was only begun is replaced if `isReplacing` is true. Requests that may still arrive are checked with the next
 * deposit.
 */
export async function prepareRepeat(
  broker: Broker,
  item: RepeatedDeposit,
  { isReplacing, signal }: RepeatOptions,
): Promise<RepeatOutcome> {
  const now = broker.session.get();
  if (now.status !== "signedIn") return { step: "failed" };
  const { user } = now;
  const catalogue = await readCatalogue(broker);
  if (!catalogue || signal.aborted || !isStillSignedIn(broker, user.staffUserId)) return { step: "failed" };
  const load = () => depositDrafts.load(broker.storage, user.staffUserId, isOfPage(broker));
  const draft = load();
  if (draft && isUnderWay(draft)) return { step: "underWay" };
  const next = toRepeat(item, catalogue, user, broker.gateways);
  if (!next) return { step: "gone" };
  const begun = draft && !isReplacing ? findBegun(draft, next, catalogue) : null;
  if (begun) return { step: "begun", begun };
  const context = { ...next, unresolved: draft?.unresolved ?? [] };
  depositDrafts.save(broker.storage, user.staffUserId, { context, own: new Set() });
  return { step: load()?.platformId === next.platformId ? "ready" : "failed" };
}

import type { Data } from "@broker/sdk";
import type { Broker } from "../broker.ts";
import { typeIdsOf } from "./spec-ids.ts";

/**
 * Reads the platforms that are active for an action (1 deposit, 2 withdrawal), with their payment types by the
 * specification's ids: 3 gateway, 4 bank, 5 crypto, 0 for any other.
 */
export async function readPlatforms(
  broker: Broker,
  paymentAction: 1 | 2,
  signal: AbortSignal,
): Promise<Data<"GetPaymentPlatforms">> {
  const [platforms, typeOf] = await Promise.all([
    broker.client.call("GetPaymentPlatforms", { paymentAction }, { signal }),
    typeIdsOf(broker),
  ]);
  keepPlatforms(broker, paymentAction, platforms);
  return platforms.map((platform) =>
    Object.assign({}, platform, { paymentTypeId: typeOf(platform.paymentTypeId).id }),
  );
}

/** Stores the platforms of one action as the provider sent them, beside the platforms of the other action. */
function keepPlatforms(
  { catalogue, session }: Broker,
  paymentAction: 1 | 2,
  platforms: Data<"GetPaymentPlatforms">,
): void {
  // An answer that arrives after a sign-out must not write what the sign-out removed.
  if (session.get().status === "signedOut") return;
  const isActive = paymentAction === 1 ? "activeDeposit" : "activeWithdrawal";
  const isListed = new Set(platforms.map(({ paymentPlatformId }) => paymentPlatformId));
  const others = (catalogue.read("paymentPlatforms") ?? []).filter(
    (kept) => !kept[isActive] && !isListed.has(kept.paymentPlatformId),
  );
  catalogue.keep("paymentPlatforms", [...others, ...platforms]);
}

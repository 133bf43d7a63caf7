import type { Data } from "@broker/sdk";
import type { Broker } from "../broker.ts";
import { isStillSignedIn } from "../session/signed-in-user.ts";
import type { DepositItem } from "../transaction/use-deposits.ts";
import { type DepositContext, toStartContext } from "./deposit.intent.ts";
import { depositQueries } from "./deposit.queries.ts";
import { depositMethods, isOffered } from "./deposit.rules.ts";
import { depositDrafts } from "./deposit.storage.ts";
import { type GatewayDefinition, gatewayOf } from "./gateway.rules.ts";

/** Milliseconds to wait for the platforms; without them the wizard begins with nothing chosen. */
const PATIENCE = 5000;

/** The parts of an earlier deposit that the next one has again. */
export type RepeatedDeposit = Pick<DepositItem, "platformName" | "currencyCode" | "amount">;

/**
 * Returns the beginning of a deposit like an earlier one: its platform and its amount in the platform's currency, without an
 * intent; null where the platform is not offered any more. An option of a gateway is chosen again.
 */
export function toRepeat(
  { platformName, currencyCode, amount }: RepeatedDeposit,
  platforms: Data<"GetPaymentPlatforms">,
  user: { readonly currencyCode: string; readonly companyId: number },
  gateways?: readonly GatewayDefinition[],
): DepositContext | null {
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
        entry: { field: "local", text: amount },
      };
  }
  return null;
}

/** The outcome of a preparation: the wizard can open, or the platform is not offered any more. */
export type RepeatOutcome = "ready" | "gone";

/** Returns the platforms; null where they cannot be read in time. */
async function readPlatforms(broker: Broker): Promise<Data<"GetPaymentPlatforms"> | null> {
  const read = broker.queryClient.ensureQueryData(depositQueries.platforms(broker)).catch(() => null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, PATIENCE, null)));
  const platforms = await Promise.race([read, late]);
  clearTimeout(timer);
  return platforms;
}

/**
 * Stores the beginning of a deposit like an earlier one, with which the wizard opens. A deposit that is being sent, paid or
 * proved stays, and comes first; nothing is sent. Nothing is stored after `signal`, or for another user than the one who
 * asked.
 */
export async function prepareRepeat(
  broker: Broker,
  item: RepeatedDeposit,
  signal?: AbortSignal,
): Promise<RepeatOutcome> {
  const now = broker.session.get();
  if (now.status !== "signedIn") return "ready";
  const { user } = now;
  const platforms = await readPlatforms(broker);
  if (!platforms || signal?.aborted || !isStillSignedIn(broker, user.staffUserId)) return "ready";
  const context = toRepeat(item, platforms, user, broker.gateways);
  if (!context) return "gone";
  depositDrafts.save(broker.storage, user.staffUserId, { context, own: new Set() });
  return "ready";
}

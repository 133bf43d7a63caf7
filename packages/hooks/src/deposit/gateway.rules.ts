import type { ClientOperation } from "@broker/sdk";
import { isText, type Guarded, nullableOf, oneOf, recordOf } from "../kept-value.ts";

/** The kind of option that a payment at a gateway needs, besides the gateway. */
export type GatewayOptionKind = "paymentMethod" | "bank";

/** Returns whether a stored value is a gateway. */
export const isGateway = recordOf({ name: isText, option: nullableOf(oneOf("paymentMethod", "bank")) });

/**
 * A hosted payment gateway: the name of its platforms in lower case, and the kind of option that it needs. The option decides
 * the call that opens a payment: `GenerateDepositUrlSmilePayz` with the code of a payment method, `GenerateDepositUrlOnePay`
 * with a bank, `GenerateDepositUrlEss` with neither. Each may answer with an address or with an HTML form.
 */
export type Gateway = Guarded<typeof isGateway>;

/** A gateway of the registry: `createBroker({ gateways })`. */
export interface GatewayDefinition extends Gateway {
  /** Returns its texts in a language (BCP 47); by default the platform's name, and its terms. */
  words?(locale: string): { readonly label?: string; readonly description?: string };
}

/** The gateways of the specification, which are supported unless `createBroker({ gateways })` names others. */
export const defaultGateways: readonly GatewayDefinition[] = [
  { name: "ess", option: null },
  { name: "smilepayz", option: "paymentMethod" },
  { name: "onepay", option: "bank" },
  { name: "razorpay", option: "bank" },
  { name: "fastpay", option: "bank" },
];

/** A payment method or a bank that was chosen at a gateway: the code that is sent, and its name. */
export interface GatewayOption {
  readonly code: string;
  readonly name: string;
}

/** The provider's payment type of gateways (spec 6). */
export const GATEWAY_TYPE = 3;

/** The fields of a platform that name its gateway. */
export interface PlatformName {
  readonly paymentTypeId: number;
  readonly paymentPlatformName: string;
}

/**
 * Returns the gateway that a platform is, by its name in any case; null for a bank, a wallet, and an unknown gateway. Of
 * two with one name the last is used, so that a host can replace one of the default gateways.
 */
export function gatewayOf(
  { paymentTypeId, paymentPlatformName }: PlatformName,
  gateways: readonly GatewayDefinition[] = defaultGateways,
): GatewayDefinition | null {
  const wanted = paymentPlatformName.trim().toLowerCase();
  return (paymentTypeId === GATEWAY_TYPE && gateways.findLast(({ name }) => name === wanted)) || null;
}

/** Returns the operation that requests a deposit. */
export function requestOperation(gateway: Gateway | null | undefined): ClientOperation {
  if (!gateway) return "DepositRequest";
  if (!gateway.option) return "GenerateDepositUrlEss";
  return gateway.option === "bank" ? "GenerateDepositUrlOnePay" : "GenerateDepositUrlSmilePayz";
}

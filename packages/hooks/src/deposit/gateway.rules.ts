import type { ClientOperation } from "@broker/sdk";
import { isText } from "../kept-value.ts";

/** The payment gateways that the portal supports. */
export type Gateway = "ess" | "smilepayz" | "onepay" | "razorpay" | "fastpay";

/** What must be chosen at a gateway besides the gateway itself. */
export type GatewayOptionKind = "paymentMethod" | "bank";

/** A payment method or a bank that was chosen at a gateway: the code that is sent, and its name. */
export interface GatewayOption {
  readonly code: string;
  readonly name: string;
}

/** What must be chosen at each gateway. */
const kinds: Readonly<Record<Gateway, GatewayOptionKind | null>> = {
  ess: null,
  smilepayz: "paymentMethod",
  onepay: "bank",
  razorpay: "bank",
  fastpay: "bank",
};

/** The operations that open a payment, by what must be chosen. */
const operations = {
  bank: "GenerateDepositUrlOnePay",
  paymentMethod: "GenerateDepositUrlSmilePayz",
} as const satisfies Record<GatewayOptionKind, ClientOperation>;

/** Returns whether a value is the name of a gateway. */
export const isGateway = (name: unknown): name is Gateway => isText(name) && Object.hasOwn(kinds, name);

/** The provider's payment type of gateways (spec 6). */
export const GATEWAY_TYPE = 3;

/** Returns the gateway that a platform is, by its name in any case; null for a bank, a wallet, and an unknown gateway. */
export function gatewayOf(platform: {
  readonly paymentTypeId: number;
  readonly paymentPlatformName: string;
}): Gateway | null {
  const name = platform.paymentPlatformName.trim().toLowerCase();
  return platform.paymentTypeId === GATEWAY_TYPE && isGateway(name) ? name : null;
}

/** Returns what must be chosen besides the platform; null where nothing must. */
export function optionKindOf(gateway: Gateway | null): GatewayOptionKind | null {
  return gateway && kinds[gateway];
}

/** Returns the operation that requests a deposit. */
export function requestOperation(gateway: Gateway | null | undefined): ClientOperation {
  if (!gateway) return "DepositRequest";
  const kind = kinds[gateway];
  return kind ? operations[kind] : "GenerateDepositUrlEss";
}

/** Returns whether the user must not click, refresh or go back while the payment is opened (spec 4.4). */
export function isBlocking(gateway: Gateway | null): boolean {
  return optionKindOf(gateway) === "bank";
}

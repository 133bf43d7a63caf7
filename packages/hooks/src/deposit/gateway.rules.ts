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

interface GatewayRule {
  /** The operation that opens a payment at this gateway. */
  readonly operation: ClientOperation;
  readonly option: GatewayOptionKind | null;
  /** Whether the page must not be touched while the payment is opened (spec 4.4). */
  readonly isBlocking: boolean;
}

const byBank: GatewayRule = { operation: "GenerateDepositUrlOnePay", option: "bank", isBlocking: true };
const rules: Readonly<Record<Gateway, GatewayRule>> = {
  ess: { operation: "GenerateDepositUrlEss", option: null, isBlocking: false },
  smilepayz: { operation: "GenerateDepositUrlSmilePayz", option: "paymentMethod", isBlocking: false },
  onepay: byBank,
  razorpay: byBank,
  fastpay: byBank,
};

/** Returns whether a value is the name of a gateway. */
export const isGateway = (name: unknown): name is Gateway => isText(name) && Object.hasOwn(rules, name);

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
  return gateway && rules[gateway].option;
}

/** Returns the operation that requests a deposit. */
export function requestOperation(gateway: Gateway | null | undefined): ClientOperation {
  return gateway ? rules[gateway].operation : "DepositRequest";
}

/** Returns whether the user must not click, refresh or go back while the payment is opened. */
export function isBlocking(gateway: Gateway | null): boolean {
  return gateway !== null && rules[gateway].isBlocking;
}

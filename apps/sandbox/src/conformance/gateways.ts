/** The further choice that a payment at a gateway needs, such as a bank. It decides which call opens the payment. */
export type GatewayOption = "paymentMethod" | "bank" | null;

/** A gateway that the portal supports: the name of its platforms in lower case, and its option. */
export interface Gateway {
  readonly name: string;
  readonly option: GatewayOption;
}

/** The gateways of the contract. */
export const contractGateways: readonly Gateway[] = [
  { name: "ess", option: null },
  { name: "smilepayz", option: "paymentMethod" },
  { name: "onepay", option: "bank" },
  { name: "razorpay", option: "bank" },
  { name: "fastpay", option: "bank" },
];

/** The payment type of gateways. */
export const GATEWAY_TYPE = 3;

/** Reads a gateway as the command takes it: its name, and its option behind a colon; null for anything else. */
export function readGateway(text: string): Gateway | null {
  const [, name, option = null] = /^([^:]*[^:\s][^:]*)(?::(paymentMethod|bank))?$/.exec(text) ?? [];
  if (name === undefined) return null;
  return {
    name: name.trim().toLowerCase(),
    option: option === "paymentMethod" || option === "bank" ? option : null,
  };
}

/** Returns the gateway of a platform by its name, as portals do; null for a bank, a network, and an unknown gateway. */
export function findGateway(
  gateways: readonly Gateway[],
  platform: { readonly paymentPlatformName: string; readonly paymentTypeId: number },
): Gateway | null {
  const wanted = platform.paymentPlatformName.trim().toLowerCase();
  if (platform.paymentTypeId !== GATEWAY_TYPE) return null;
  return gateways.findLast(({ name }) => name === wanted) ?? null;
}

import type { Gateway } from "../catalogue/catalogue.store.ts";

/** The display names of the gateways. */
export const gatewayTitles: Readonly<Record<Gateway, string>> = {
  ess: "ESS",
  smilepayz: "SmilePayz",
  onepay: "OnePay",
  razorpay: "RazorPay",
  fastpay: "FastPay",
};

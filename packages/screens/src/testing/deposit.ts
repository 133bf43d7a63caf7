import { examples } from "@broker/api-spec/examples";

const nothing = () => {};
/** An account without missing requirements. */
export const complete = { status: "known", missing: [], isAllowed: true } as const;
/** The platforms of the provider. */
export const platforms = examples.GetPaymentPlatforms.success.data;
/** A gateway. */
export const gateway = platforms.find(({ paymentTypeId }) => paymentTypeId === 3) ?? null;
/** The platforms of a provider that has a gateway which the specification does not have. */
export const sixPlatforms = platforms.flatMap((one) =>
  one === gateway ? [one, { ...one, paymentPlatformId: 99, paymentPlatformName: "StripeCheckout" }] : [one],
);
/** A bank account. */
const platform = platforms[0] ?? null;
/** A wallet. */
export const crypto = platforms.find(({ walletAddress }) => walletAddress !== null) ?? null;
/** The entry of a deposit. */
export const draft = {
  method: "bank" as const,
  platform,
  gateway: null,
  option: null,
  terms: {
    gateway: null,
    platformName: "Daybreak Transfer",
    currencyCode: "MYR",
    sellRate: "4.47",
    min: "10",
    max: "5000",
  },
  isRefreshing: false,
  hasRateChanged: false,
  localAmount: "447",
  usdAmount: "100.00",
  toSend: { localAmount: "447", usdAmount: "100.00" },
  reachable: [],
  goTo: nothing,
};
/** A requested deposit by bank. */
export const intent = {
  key: "key",
  method: "bank" as const,
  platformId: 11,
  platformName: "Daybreak Transfer",
  gateway: null,
  option: null,
  currencyCode: "MYR",
  localAmount: "447",
  usdAmount: "100.00",
};
/** A requested deposit to a wallet. */
export const cryptoIntent = {
  ...intent,
  method: "crypto" as const,
  platformName: "USDT (TRC20)",
  currencyCode: "USD",
  localAmount: "100",
  usdAmount: "100",
};
/** A deposit that was requested. */
export const requested = { platform, intent, transactionId: "D-20261121-7K2M9QXA", isLate: false };
/** A proof of payment. */
export const receipt = new File(["%PDF-1.4"], "receipt.pdf", { type: "application/pdf" });
/** A proof that is being chosen. */
export const editing = {
  issue: null,
  canSubmit: true,
  fileToPickAgain: null,
  choose: nothing,
  submit: nothing,
  restart: nothing,
};
/** A deposit that is paid at a gateway. */
export const hosted = {
  ...requested,
  platform: gateway,
  intent: {
    ...intent,
    method: "gateway" as const,
    platformName: "ESS",
    gateway: { name: "ess", option: null },
  },
};

/** What a deployment sets. The values are public: they are part of the built files. */
export const config = {
  /** The company this portal stands for. */
  companyId: Number(import.meta.env["VITE_COMPANY_ID"] ?? 9),
  /** Where the provider's API is; the portal's own origin unless set. */
  providerUrl: String(import.meta.env["VITE_PROVIDER_URL"] ?? ""),
  /** The company's own referral code, carried by every sign-up link of the marketing pages. */
  referralCode: String(import.meta.env["VITE_REFERRAL_CODE"] ?? "NORTHGALE"),
  /** Hosts that hosted payments may go to besides the provider's own origin, separated by spaces. */
  paymentHosts: String(import.meta.env["VITE_PAYMENT_HOSTS"] ?? "")
    .split(" ")
    .filter((host) => host !== ""),
} as const;

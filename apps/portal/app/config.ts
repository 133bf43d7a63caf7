import { defaultSessionLimits } from "@broker/hooks";

/** What a deployment sets. The values are public: they are part of the built files. */
export const config = {
  /** The company this portal stands for. */
  companyId: Number(import.meta.env["VITE_COMPANY_ID"] ?? 9),
  /** The company's own referral code, carried by every sign-up link of the marketing pages. */
  referralCode: String(import.meta.env["VITE_REFERRAL_CODE"] ?? "NORTHGALE"),
  /** The figures of the public pages; the minimum deposit is the provider's own as soon as it has said it. */
  figures: {
    traders: "500,000+",
    instruments: "10,000+",
    depositMethods: "20+",
    minimumDepositUsd: Number(import.meta.env["VITE_MINIMUM_DEPOSIT_USD"] ?? 100),
    leverage: "1:500",
    support: "24/5",
    withdrawalFeeUsd: 0,
  },
  /** Hosts that hosted payments may go to besides the provider's own origin, separated by spaces. */
  paymentHosts: String(import.meta.env["VITE_PAYMENT_HOSTS"] ?? "")
    .split(" ")
    .filter((host) => host !== ""),
  /** When a session ends by itself: not later than the provider ends it. */
  limits: {
    ...defaultSessionLimits,
    sessionMinutes: Number(import.meta.env["VITE_SESSION_MINUTES"] ?? defaultSessionLimits.sessionMinutes),
    inactivityMinutes: Number(
      import.meta.env["VITE_INACTIVITY_MINUTES"] ?? defaultSessionLimits.inactivityMinutes,
    ),
  },
} as const;

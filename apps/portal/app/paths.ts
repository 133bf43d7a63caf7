/** The paths of the portal (spec 2.1). */
export const paths = {
  login: "/login",
  signUp: "/sign-up",
  resetPassword: "/reset-password",
  emailVerification: "/email/verify",
  signInReport: "/sign-in-report",
  capture: "/capture",
  dashboard: "/dashboard",
  accountVerification: "/my-account",
  profile: "/profile",
  depositWithdrawal: "/deposit-withdraw",
  transactions: "/transactions",
  referrals: "/referrals",
  paymentHandoff: "/pay/handoff",
} as const;

/** The paths of the pages that other sites show in frames; `@broker/embed` has the same. */
export const inappPaths = ["/inapp/deposit", "/inapp/withdraw", "/inapp/kyc"] as const;

/** The paths of the screens in the client area. */
export const areaPaths = [
  paths.dashboard,
  paths.accountVerification,
  paths.profile,
  paths.depositWithdrawal,
  paths.transactions,
  paths.referrals,
] as const;

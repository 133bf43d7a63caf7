type Env = Readonly<Record<string, string | boolean | undefined>>;

const text = (env: Env, name: string, fallback: string) => String(env[name] ?? fallback);
const number = (env: Env, name: string, fallback: number) => Number(env[name] ?? fallback);
const minutes = (env: Env, name: string) => (env[name] === undefined ? undefined : Number(env[name]));

/** What a deployment sets while it builds the portal and its public pages. All of it is public. */
export const deploymentOf = (env: Env) =>
  ({
    /** The company this portal stands for. */
    companyId: number(env, "VITE_COMPANY_ID", 9),
    /** The company's own referral code, carried by every sign-up link of the public pages. */
    referralCode: text(env, "VITE_REFERRAL_CODE", "NORTHGALE"),
    /** Shown to visitors until the provider has said its own. */
    minimumDepositUsd: number(env, "VITE_MINIMUM_DEPOSIT_USD", 100),
    /** Hosts that hosted payments may go to besides the provider's own origin, separated by spaces. */
    paymentHosts: text(env, "VITE_PAYMENT_HOSTS", "")
      .split(" ")
      .filter((host) => host !== ""),
    /** When a session ends by itself; the hooks' own limits where they are left out. */
    sessionMinutes: minutes(env, "VITE_SESSION_MINUTES"),
    inactivityMinutes: minutes(env, "VITE_INACTIVITY_MINUTES"),
    /** The origin of the public pages, for the absolute URLs that search engines require. */
    publicUrl: text(env, "VITE_PUBLIC_URL", "http://localhost:4000"),
  }) as const;

type Env = Readonly<Record<string, string | boolean | undefined>>;

const text = (env: Env, name: string, fallback: string) => String(env[name] ?? fallback);
const number = (env: Env, name: string, fallback: number) => Number(env[name] ?? fallback);
const minutes = (env: Env, name: string) => (env[name] === undefined ? undefined : Number(env[name]));

/** The settings of a deployment for building the portal and its public pages. All of them are public. */
export const deploymentOf = (env: Env) =>
  ({
    /** The company of this portal. */
    companyId: number(env, "VITE_COMPANY_ID", 9),
    /** The company's own referral code, which every sign-up link of the public pages has. */
    referralCode: text(env, "VITE_REFERRAL_CODE", "NORTHGALE"),
    /** The minimum deposit that visitors see until the provider's value has loaded. */
    minimumDepositUsd: number(env, "VITE_MINIMUM_DEPOSIT_USD", 100),
    /** The address of the public contact form; empty where the provider accepts none. */
    contactForm: text(env, "VITE_CONTACT_FORM", "/api/forms/support-message"),
    /** Hosts to which hosted payments may go besides the provider's own origin, separated by spaces. */
    paymentHosts: text(env, "VITE_PAYMENT_HOSTS", "")
      .split(" ")
      .filter((host) => host !== ""),
    /** The limits of a session; by default the limits of the hooks. */
    sessionMinutes: minutes(env, "VITE_SESSION_MINUTES"),
    inactivityMinutes: minutes(env, "VITE_INACTIVITY_MINUTES"),
    /** The source of quotes; with `none`, public pages show the quotes of the build, and the client area shows no quotes. */
    contentUrl: text(env, "VITE_CONTENT_URL", "/content"),
    /** The file of an edition of quotes, events and news, in place of the demonstration's. */
    contentEdition: text(env, "VITE_CONTENT_EDITION", ""),
    /** The origin of the public pages, for the absolute URLs that search engines require. */
    publicUrl: text(env, "VITE_PUBLIC_URL", "http://localhost:4000"),
  }) as const;

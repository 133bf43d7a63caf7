import { resolve } from "node:path";
import type { Capability } from "@broker/api-spec/operations";
import * as v from "valibot";
import { untold, type UsualHours } from "./capability/usual-hours.ts";
import type { DocumentKind } from "./kyc/company-rules.ts";
import { findContradictions, hasFactorKey } from "./contradictions.ts";
import { Environment, isLocalHost, findWrongVariables } from "./environment.ts";

/** The address and the credentials of an S3-compatible store. */
export interface S3Settings {
  /** The address without the bucket, such as `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The contact channels of the company; null where one is not set. */
export interface ContactSettings {
  readonly email: string | null;
  readonly phone: string | null;
  readonly hours: string | null;
  readonly url: string | null;
}

/** The validated configuration, from the environment. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The public address of the portal; null in a demo, which uses the address of the request. */
  readonly publicUrl: string | null;
  /** The only address of the back office and the mailbox; null when they share the portal's address. */
  readonly backofficeUrl: string | null;
  /** The host names that a request may use, with a port where it is not the default one. */
  readonly hosts: readonly string[];
  /** Whether a request may use `localhost`, `127.0.0.1` or `[::1]` as its host. */
  readonly isLocalDemo: boolean;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** The direct address of the database, if `databaseUrl` is the address of a pooler in transaction mode. */
  readonly databaseDirectUrl: string | null;
  /** The addresses of the database's standbys, which serve lists and reports; empty without any. */
  readonly standbyUrls: readonly string[];
  readonly seed: "demo" | "none";
  readonly sessionMinutes: number;
  readonly inactivityMinutes: number;
  /** The origins of portals on other sites that may call the API with cookies. */
  readonly allowedOrigins: readonly string[];
  /** The maximum number of unpaid or undecided deposits per client. */
  readonly maxOpenDeposits: number;
  /** The maximum number of undecided transfers per client. */
  readonly maxOpenTransfers: number;
  /** The maximum number of undecided withdrawals per client. */
  readonly maxOpenWithdrawals: number;
  /** The hours after which a deposit at a gateway without a payment is cancelled; 0 for never. */
  readonly paymentHours: number;
  /** The minimum age of a client in years. */
  readonly minimumAge: number;
  readonly controlToken: string;
  readonly logLevel: string;
  /** A fixed instant in milliseconds; null to use the system's clock. */
  readonly frozenAt: number | null;
  readonly portalDir: string;
  /** The file with the configuration of the portal; null to serve it as it is built. */
  readonly portalConfiguration: string | null;
  readonly storybookDir: string;
  /** The first member of staff, for a provider without demo accounts. */
  readonly staff: { readonly email: string; readonly password: string } | null;
  /** The password of the demo's member of staff; null for the published default. */
  readonly demoStaffPassword: string | null;
  /** The number of proxies that append to X-Forwarded-For; with 0 the header is ignored. */
  readonly trustedProxies: number;
  /** The header in which a trusted proxy names the country of the sender; null where none does. */
  readonly countryHeader: string | null;
  /** The SMTP server that delivers e-mails; null to deliver to the mailbox only. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** The token with which Prometheus reads the metrics; without it they are readable from this machine only. */
  readonly metricsToken: string | null;
  /** The object store of uploads; null to use the data folder. */
  readonly s3: S3Settings | null;
  /** The capabilities that are on; operations of the others are not routed. */
  readonly capabilities: readonly Capability[];
  /** The key that secrets of second factors are encrypted with; without one their capability is off. */
  readonly factorKey: string;
  /** The hours between a request to remove a lost second factor and the earliest decision of staff. */
  readonly factorRemovalHours: number;
  /** The limits of withdrawals per client in whole US dollars; null for none. */
  readonly withdrawalLimits: { readonly day: number | null; readonly month: number | null };
  /** Whether staff sign in with a code of an authenticator app, which the first sign-in sets up. */
  readonly requiresStaffFactor: boolean;
  /** The amount in whole US dollars above which a decision of staff needs a second person; null for none. */
  readonly secondApprovalUsd: number | null;
  /** The hours for which withdrawals are frozen after a change of the password or of the second factor; 0 for none. */
  readonly freezeHours: number;
  /** The hours for which withdrawals cannot go to a new account; 0 for none. */
  readonly payeeWaitHours: number;
  /** The days between a request to delete an account and the earliest deletion. */
  readonly deletionWaitDays: number;
  /** The maximum number of files with a message to support and with an answer of staff; 0 if files are not accepted. */
  readonly messageFiles: number;
  /** The years for which the law wants data of clients stored after a deletion. */
  readonly keptYears: { readonly transactions: number; readonly identity: number };
  /** The company's rules of identity that differ from the specification. */
  readonly identity: {
    /** The regular expression of a postal code, by country; the default is five digits. */
    readonly postalCodes: Readonly<Record<string, string>>;
    /** The kinds of document without a back side. */
    readonly documentsWithoutBack: readonly DocumentKind[];
    /** The accepted kinds of document, by country; the default is all. */
    readonly acceptedDocuments: Readonly<Record<string, readonly DocumentKind[]>>;
  };
  /** The hours in which each kind of request is usually decided; null where the company does not say. */
  readonly usualHours: UsualHours;
  /** The support channels for clients of the companies. */
  readonly contact: ContactSettings;
}

/** The figures of the demo's company, whose staff are the readers of the demo. */
const demoHours = { bankDeposit: 24, cryptoDeposit: 1, withdrawal: 24, transfer: 4, identity: 24 };

/** The limits of the demo's company. */
const demoLimits = { day: 10_000, month: 50_000 };

/** The amount above which decisions of the demo's staff need a second person. */
const DEMO_SECOND_APPROVAL_USD = 1000;

/** Returns the limits of withdrawals: each from the environment, or else from the demo; 0 means no limit. */
function limitsOf(set: Environment): Config["withdrawalLimits"] {
  const usual = set.SEED === "demo" ? demoLimits : { day: 0, month: 0 };
  return {
    day: (set.WITHDRAWAL_DAY_LIMIT_USD ?? usual.day) || null,
    month: (set.WITHDRAWAL_MONTH_LIMIT_USD ?? usual.month) || null,
  };
}

/** A reason not to start, in one sentence for the person who starts the server. */
export class StartError extends Error {
  override readonly name = "StartError";
}

/** Reads the settings of the object store; they are set together, or replicas would not share uploads. */
function s3Of(set: Environment): S3Settings | null {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = set;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = set;
  return endpoint && bucket && accessKeyId && secretAccessKey
    ? { endpoint, bucket, region, accessKeyId, secretAccessKey }
    : null;
}

/** Returns the host names that a request may use; a local demo also accepts the names of this machine. */
const hostsOf = (set: Environment): string[] =>
  [set.PUBLIC_URL, set.BACKOFFICE_URL]
    .flatMap((one) => (one === undefined ? [] : new URL(one).host))
    .concat(set.ALLOWED_HOSTS);

/** The hours of a freeze of withdrawals where none are set. */
const FREEZE_HOURS = 24;
/** The hours that a new account waits where none are set. */
const PAYEE_WAIT_HOURS = 24;

/**
 * Returns the capabilities that are on. `stepUp` needs `secondFactor`; `freeze` and `payees` need more than 0 hours. Beside a
 * second factor, `passkeys` needs `stepUp`, because otherwise the password alone could add a passkey, which signs in without a
 * code.
 */
function capabilitiesOf(set: Environment): readonly Capability[] {
  const hasFactor = set.CAPABILITIES.includes("secondFactor") && hasFactorKey(set);
  const off = new Set<Capability>([
    ...(hasFactor ? [] : (["secondFactor", "stepUp"] as const)),
    ...(hasFactor && !set.CAPABILITIES.includes("stepUp") ? (["passkeys"] as const) : []),
    ...(set.WITHDRAWAL_FREEZE_HOURS === 0 ? (["freeze"] as const) : []),
    ...(set.PAYEE_WAIT_HOURS === 0 ? (["payees"] as const) : []),
  ]);
  return set.CAPABILITIES.filter((name) => !off.has(name));
}

/** Reads the settings of staff: the first member of staff, the sign-in, and which amounts need two persons. */
function staffOf(
  set: Environment,
): Pick<Config, "staff" | "demoStaffPassword" | "requiresStaffFactor" | "secondApprovalUsd"> {
  const { STAFF_EMAIL: email, STAFF_PASSWORD: password, SECOND_APPROVAL_USD: secondApproval } = set;
  const isDemo = set.SEED === "demo";
  const usual = !isDemo && set.FACTOR_KEY !== undefined ? "required" : "off";
  return {
    staff: email && password ? { email, password } : null,
    demoStaffPassword: isDemo ? (password ?? null) : null,
    requiresStaffFactor: (set.STAFF_SECOND_FACTOR ?? usual) === "required",
    secondApprovalUsd: (secondApproval ?? (isDemo ? DEMO_SECOND_APPROVAL_USD : 0)) || null,
  };
}

/** Reads the company's rules of identity. */
const identityOf = (set: Environment): Config["identity"] => ({
  postalCodes: set.POSTAL_CODES,
  documentsWithoutBack: set.DOCUMENTS_WITHOUT_BACK,
  acceptedDocuments: set.KYC_DOCUMENTS,
});

/** Reads how many requests of a client may be open. */
const maximaOf = (set: Environment) => ({
  maxOpenDeposits: set.MAX_OPEN_DEPOSITS,
  maxOpenTransfers: set.MAX_OPEN_TRANSFERS,
  maxOpenWithdrawals: set.MAX_OPEN_WITHDRAWALS,
});

/** Reads the configuration; throws a {@link StartError} with a sentence for each wrong variable. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  // An empty variable counts as unset: compose files pass omitted ones as empty.
  const given = Object.fromEntries(
    Object.entries(env).filter(([key, value]) => value !== "" && (key !== "CLOCK" || value !== "system")),
  );
  const result = v.safeParse(Environment, given);
  if (!result.success) throw new StartError(findWrongVariables(given, result.issues).join("\n"));
  const set = result.output;
  const wrong = findContradictions(set);
  if (wrong.length > 0) throw new StartError(wrong.join("\n"));
  return {
    port: set.PORT,
    host: set.HOST,
    publicUrl: set.PUBLIC_URL ?? null,
    backofficeUrl: set.BACKOFFICE_URL ?? null,
    hosts: hostsOf(set),
    isLocalDemo: set.SEED === "demo" && isLocalHost(set.HOST),
    dataDir: resolve(set.DATA_DIR),
    databaseUrl: set.DATABASE_URL ?? null,
    databaseDirectUrl: set.DATABASE_DIRECT_URL ?? null,
    standbyUrls: set.DATABASE_STANDBY_URLS,
    seed: set.SEED,
    sessionMinutes: set.SESSION_MINUTES,
    inactivityMinutes: set.INACTIVITY_MINUTES,
    allowedOrigins: set.ALLOWED_ORIGINS,
    ...maximaOf(set),
    paymentHours: set.PAYMENT_HOURS,
    minimumAge: set.MINIMUM_AGE,
    controlToken: set.CONTROL_TOKEN ?? "sandbox",
    logLevel: set.LOG_LEVEL,
    frozenAt: set.CLOCK ? Date.parse(set.CLOCK) : null,
    portalDir: set.PORTAL_DIR,
    portalConfiguration: set.PORTAL_CONFIGURATION ?? null,
    storybookDir: set.STORYBOOK_DIR,
    ...staffOf(set),
    trustedProxies: set.TRUSTED_PROXIES,
    countryHeader: set.COUNTRY_HEADER ?? null,
    smtpUrl: set.SMTP_URL ?? null,
    mailFrom: set.MAIL_FROM,
    metricsToken: set.METRICS_TOKEN ?? null,
    s3: s3Of(set),
    capabilities: capabilitiesOf(set),
    factorKey: set.FACTOR_KEY ?? "sandbox",
    factorRemovalHours: set.FACTOR_REMOVAL_HOURS,
    withdrawalLimits: limitsOf(set),
    freezeHours: set.WITHDRAWAL_FREEZE_HOURS ?? FREEZE_HOURS,
    payeeWaitHours: set.PAYEE_WAIT_HOURS ?? PAYEE_WAIT_HOURS,
    deletionWaitDays: set.DELETION_WAIT_DAYS,
    messageFiles: set.MESSAGE_FILES,
    keptYears: { transactions: set.KEPT_TRANSACTIONS_YEARS, identity: set.KEPT_IDENTITY_YEARS },
    identity: identityOf(set),
    usualHours: set.USUAL_HOURS ?? (set.SEED === "demo" ? demoHours : untold),
    contact: {
      email: set.SUPPORT_EMAIL ?? (set.SEED === "demo" ? "support@northgale.example" : null),
      phone: set.SUPPORT_PHONE,
      hours: set.SUPPORT_HOURS,
      url: set.SUPPORT_URL ?? null,
    },
  };
}

import { resolve } from "node:path";
import type { Capability } from "@broker/api-spec/operations";
import * as v from "valibot";
import type { DocumentKind } from "./kyc/company-rules.ts";
import { Environment, isLocalHost, wrongVariables } from "./environment.ts";
import { DEMO_PASSWORD } from "./seed/demo-accounts.ts";

/** Where the S3-compatible store is and who we are there. */
export interface S3Settings {
  /** Its address without the bucket, such as `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** How a person of the company is reached; each null where nobody said. */
export interface ContactSettings {
  readonly email: string | null;
  readonly phone: string | null;
  readonly hours: string | null;
  readonly url: string | null;
}

/** What the environment sets, judged. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The portal's address where one is set; elsewhere, in a demo, it is the one that a request was sent to. */
  readonly publicUrl: string | null;
  /** Where the back office and the mailbox are, and nowhere else; null where they are at the portal's address. */
  readonly backofficeUrl: string | null;
  /** What a request may call this provider: hosts, with their port where it is not the usual one. */
  readonly hosts: readonly string[];
  /** Whether a request may call it by the names of this machine: `localhost`, `127.0.0.1` and `[::1]`. */
  readonly isLocalDemo: boolean;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly seed: "demo" | "none";
  readonly sessionMinutes: number;
  readonly inactivityMinutes: number;
  /** The origins of portals elsewhere that may call the API with their users' cookies. */
  readonly allowedOrigins: readonly string[];
  /** How many deposits of one client may wait for a payment or a decision. */
  readonly maxOpenDeposits: number;
  /** How old a client must be, in years. */
  readonly minimumAge: number;
  readonly controlToken: string;
  readonly logLevel: string;
  /** A fixed instant in milliseconds, or null for the system's clock. */
  readonly frozenAt: number | null;
  readonly portalDir: string;
  readonly storybookDir: string;
  /** The first member of staff of a provider without demo accounts. */
  readonly staff: { readonly email: string; readonly password: string } | null;
  /** The password of the demo's member of staff where it is not the one that everybody knows. */
  readonly demoStaffPassword: string | null;
  /** How many proxies stand in front and write X-Forwarded-For; without them the header is not believed. */
  readonly trustedProxies: number;
  /** Where e-mails really go out, or null for the mailbox alone. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** What Prometheus brings to read the figures; without it only this machine reads them. */
  readonly metricsToken: string | null;
  /** Where uploads are kept, or null for the data folder. */
  readonly s3: S3Settings | null;
  /** The extensions of the contract that are on; the calls of the others are unknown here. */
  readonly capabilities: readonly Capability[];
  /** Where the company differs from the specification's rules of identity. */
  readonly identity: {
    /** A regular expression for the whole postal code, by country; five digits where a country is not named. */
    readonly postalCodes: Readonly<Record<string, string>>;
    /** The kinds of document without a back side. */
    readonly documentsWithoutBack: readonly DocumentKind[];
  };
  /** Where the companies' clients find help. */
  readonly contact: ContactSettings;
}

/** A reason not to start, in one sentence for whoever started it. */
export class StartError extends Error {
  override readonly name = "StartError";
}

/** Each that is set belongs to the others: half of them would keep uploads where the next replica finds none. */
function s3Of(set: Environment): S3Settings | null {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = set;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = set;
  return endpoint && bucket && accessKeyId && secretAccessKey
    ? { endpoint, bucket, region, accessKeyId, secretAccessKey }
    : null;
}

const s3Variables = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** What fits by itself and not together, in sentences. */
function contradictions(set: Environment): string[] {
  const isDemo = set.SEED === "demo";
  const isMeant = set.ALLOW_DEMO_OUTSIDE === "yes";
  const isOutside = isDemo && isMeant;
  const publicHost = set.PUBLIC_URL === undefined ? "localhost" : new URL(set.PUBLIC_URL).hostname;
  const given = s3Variables.filter((name) => set[name]);
  const rules: readonly [isBroken: boolean, sentence: string][] = [
    [
      isDemo && !isMeant && !isLocalHost(set.HOST),
      `HOST ${set.HOST} can be reached from outside, and the demo accounts have a known password: set SEED=none, or ALLOW_DEMO_OUTSIDE=yes if you mean it.`,
    ],
    [
      isDemo && !isMeant && !isLocalHost(publicHost),
      `PUBLIC_URL is ${set.PUBLIC_URL}, which can be reached from outside, and the demo accounts have a known password: set SEED=none, or ALLOW_DEMO_OUTSIDE=yes if you mean it.`,
    ],
    [
      isOutside && (set.CONTROL_TOKEN ?? "").length < 16,
      "CONTROL_TOKEN is the known one or short, and ALLOW_DEMO_OUTSIDE=yes lets anybody use it: set one of at least 16 characters.",
    ],
    [
      isOutside && [undefined, DEMO_PASSWORD].includes(set.STAFF_PASSWORD),
      "STAFF_PASSWORD is the known one, and ALLOW_DEMO_OUTSIDE=yes lets anybody sign in to the back office: set one of your own.",
    ],
    [
      (!isDemo || isOutside) && !set.PUBLIC_URL,
      `PUBLIC_URL is not set, and with ${isDemo ? "ALLOW_DEMO_OUTSIDE=yes" : "SEED=none"} nothing else says where links of letters lead: set the address of the portal, such as https://portal.example.com.`,
    ],
    [
      !isDemo && !set.SMTP_URL,
      "SMTP_URL is not set, and with SEED=none letters are kept nowhere: set the mail server that they go out by, such as smtps://user:password@mail.example.com.",
    ],
    [
      set.BACKOFFICE_URL !== undefined && set.BACKOFFICE_URL === set.PUBLIC_URL,
      `BACKOFFICE_URL is ${set.BACKOFFICE_URL}, as PUBLIC_URL is: set a host of its own, or leave it out.`,
    ],
    [
      !isDemo && (set.STAFF_EMAIL === undefined) !== (set.STAFF_PASSWORD === undefined),
      "STAFF_EMAIL and STAFF_PASSWORD belong together: set both of them or none.",
    ],
    [
      given.length > 0 && given.length < s3Variables.length,
      "S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set all of them or none.",
    ],
  ];
  return rules.flatMap(([isBroken, sentence]) => (isBroken ? [sentence] : []));
}

/** What a request may call this provider, beside the names of this machine in a demo on it. */
const hostsOf = (set: Environment): string[] =>
  [set.PUBLIC_URL, set.BACKOFFICE_URL]
    .flatMap((one) => (one === undefined ? [] : new URL(one).host))
    .concat(set.ALLOWED_HOSTS);

/** Reads the environment; whatever is wrong with it is a {@link StartError} with a sentence for each variable. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  // What is set to nothing is not set: compose files do so with what is left out.
  const given = Object.fromEntries(
    Object.entries(env).filter(([key, value]) => value !== "" && (key !== "CLOCK" || value !== "system")),
  );
  const result = v.safeParse(Environment, given);
  if (!result.success) throw new StartError(wrongVariables(given, result.issues).join("\n"));
  const set = result.output;
  const wrong = contradictions(set);
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
    seed: set.SEED,
    sessionMinutes: set.SESSION_MINUTES,
    inactivityMinutes: set.INACTIVITY_MINUTES,
    allowedOrigins: set.ALLOWED_ORIGINS,
    maxOpenDeposits: set.MAX_OPEN_DEPOSITS,
    minimumAge: set.MINIMUM_AGE,
    controlToken: set.CONTROL_TOKEN ?? "sandbox",
    logLevel: set.LOG_LEVEL,
    frozenAt: set.CLOCK ? Date.parse(set.CLOCK) : null,
    portalDir: set.PORTAL_DIR,
    storybookDir: set.STORYBOOK_DIR,
    staff:
      set.STAFF_EMAIL && set.STAFF_PASSWORD ? { email: set.STAFF_EMAIL, password: set.STAFF_PASSWORD } : null,
    demoStaffPassword: set.SEED === "demo" ? (set.STAFF_PASSWORD ?? null) : null,
    trustedProxies: set.TRUSTED_PROXIES,
    smtpUrl: set.SMTP_URL ?? null,
    mailFrom: set.MAIL_FROM,
    metricsToken: set.METRICS_TOKEN ?? null,
    s3: s3Of(set),
    capabilities: set.CAPABILITIES,
    identity: { postalCodes: set.POSTAL_CODES, documentsWithoutBack: set.DOCUMENTS_WITHOUT_BACK },
    contact: {
      email: set.SUPPORT_EMAIL ?? (set.SEED === "demo" ? "support@northgale.example" : null),
      phone: set.SUPPORT_PHONE,
      hours: set.SUPPORT_HOURS,
      url: set.SUPPORT_URL ?? null,
    },
  };
}

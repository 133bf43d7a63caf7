import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { capabilities, type Capability } from "@broker/api-spec/operations";
import * as v from "valibot";

/** The portal beside the packed provider, and in the workspace. */
const packedPortal = fileURLToPath(new URL("portal-build", import.meta.url));
const builtPortal = fileURLToPath(new URL("../../portal/build/client", import.meta.url));
const builtStorybook = fileURLToPath(new URL("../../../storybook-static", import.meta.url));
const whole = (fallback: string, max: number) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.regex(/^\d+$/, "must be a whole number"),
    v.transform(Number),
    v.maxValue(max),
  );

/** `all`, `none`, or names with commas between them. */
const Capabilities = v.pipe(
  v.optional(v.string(), "all"),
  v.transform((text): readonly string[] => {
    if (text === "all") return capabilities;
    return text === "none" ? [] : text.split(",").flatMap((one) => one.trim() || []);
  }),
  v.array(
    v.picklist(
      capabilities,
      ({ received }) => `names ${received}: it must be all, none, or a list of ${capabilities.join(", ")}`,
    ),
  ),
);

/** A line of the company's contact; none where it is left out or empty. */
const contactLine = v.pipe(
  v.optional(v.string(), ""),
  v.trim(),
  v.maxLength(200, "must have at most 200 characters"),
  v.transform((text) => text || null),
);

const Environment = v.object({
  PORT: whole("4000", 65_535),
  HOST: v.optional(v.string(), "127.0.0.1"),
  DATA_DIR: v.optional(v.string(), ".data"),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, "must begin with postgres://"))),
  SEED: v.optional(v.picklist(["demo", "none"], "must be demo or none"), "demo"),
  ALLOW_DEMO_OUTSIDE: v.optional(v.literal("yes", "must be yes or left out")),
  SESSION_MINUTES: whole("30", 100_000),
  INACTIVITY_MINUTES: whole("60", 100_000),
  ALLOWED_ORIGINS: v.pipe(
    v.optional(v.string(), ""),
    v.transform((text) => text.split(",").flatMap((one) => one.trim() || [])),
    v.everyItem(
      (one) => /^https?:/.test(one) && URL.parse(one)?.origin === one,
      "must be origins such as https://portal.example.com, with commas between them",
    ),
  ),
  MAX_OPEN_DEPOSITS: v.pipe(whole("100", 1_000_000), v.minValue(1)),
  MINIMUM_AGE: whole("18", 120),
  CONTROL_TOKEN: v.optional(v.pipe(v.string(), v.minLength(1, "must not be empty")), "sandbox"),
  STAFF_EMAIL: v.optional(v.pipe(v.string(), v.email("must be an e-mail address"))),
  STAFF_PASSWORD: v.optional(v.pipe(v.string(), v.minLength(12, "must have at least 12 characters"))),
  TRUSTED_PROXIES: whole("0", 10),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, "must begin with smtp:// or smtps://"))),
  MAIL_FROM: v.optional(v.string(), "no-reply@localhost"),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, "must have at least 16 characters"))),
  S3_ENDPOINT: v.optional(v.pipe(v.string(), v.url("must be an address such as https://s3.example.com"))),
  S3_BUCKET: v.optional(v.string()),
  S3_REGION: v.optional(v.string(), "us-east-1"),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  CAPABILITIES: Capabilities,
  SUPPORT_EMAIL: v.optional(v.pipe(v.string(), v.email("must be an e-mail address"))),
  SUPPORT_PHONE: contactLine,
  SUPPORT_HOURS: contactLine,
  SUPPORT_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:/, "must be an address such as https://broker.example/help"),
      v.url("must be an address such as https://broker.example/help"),
    ),
  ),
  LOG_LEVEL: v.optional(v.picklist(["silent", "error", "warn", "info", "debug"], "is no level"), "warn"),
  CLOCK: v.optional(
    v.pipe(v.string(), v.isoTimestamp("must be system or an ISO time such as 2026-11-21T09:00:00.000Z")),
  ),
  STORYBOOK_DIR: v.optional(v.string(), builtStorybook),
  PORTAL_DIR: v.optional(v.string(), existsSync(packedPortal) ? packedPortal : builtPortal),
});

/** Where the S3-compatible store is and who we are there. */
export interface S3Settings {
  /** Its address without the bucket, such as `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** How a client reaches a person; null where nobody said. */
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
  /** Where the companies' clients find help. */
  readonly contact: ContactSettings;
}

/** A reason not to start, in one sentence for whoever started it. */
export class StartError extends Error {
  override readonly name = "StartError";
}

const LOCAL = new Set(["127.0.0.1", "::1", "localhost"]);

/** Whether what listens on a host can be reached from this machine alone. */
export const isLocalHost = (host: string): boolean => LOCAL.has(host);

/** All of the store's settings or none: half of them would keep uploads where the next replica finds none. */
function readS3(set: v.InferOutput<typeof Environment>): S3Settings | null {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = set;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = set;
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return { endpoint, bucket, region, accessKeyId, secretAccessKey };
  if (!endpoint && !bucket && !accessKeyId && !secretAccessKey) return null;
  throw new StartError(
    "S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set all of them or none.",
  );
}

/** Reads the environment; a wrong value is a {@link StartError} that names the variable. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([key, value]) => key !== "CLOCK" || value !== "system"),
  );
  const result = v.safeParse(Environment, given);
  if (!result.success) {
    const [issue] = result.issues;
    throw new StartError(`${v.getDotPath(issue) ?? "The environment"} ${issue.message}.`);
  }
  const set = result.output;
  if (set.SEED === "demo" && !isLocalHost(set.HOST) && !set.ALLOW_DEMO_OUTSIDE) {
    throw new StartError(
      `HOST ${set.HOST} can be reached from outside, and the demo accounts have a known password: set SEED=none, or ALLOW_DEMO_OUTSIDE=yes if you mean it.`,
    );
  }
  return {
    port: set.PORT,
    host: set.HOST,
    dataDir: resolve(set.DATA_DIR),
    databaseUrl: set.DATABASE_URL ?? null,
    seed: set.SEED,
    sessionMinutes: set.SESSION_MINUTES,
    inactivityMinutes: set.INACTIVITY_MINUTES,
    allowedOrigins: set.ALLOWED_ORIGINS,
    maxOpenDeposits: set.MAX_OPEN_DEPOSITS,
    minimumAge: set.MINIMUM_AGE,
    controlToken: set.CONTROL_TOKEN,
    logLevel: set.LOG_LEVEL,
    frozenAt: set.CLOCK ? Date.parse(set.CLOCK) : null,
    portalDir: set.PORTAL_DIR,
    storybookDir: set.STORYBOOK_DIR,
    staff:
      set.STAFF_EMAIL && set.STAFF_PASSWORD ? { email: set.STAFF_EMAIL, password: set.STAFF_PASSWORD } : null,
    trustedProxies: set.TRUSTED_PROXIES,
    smtpUrl: set.SMTP_URL ?? null,
    mailFrom: set.MAIL_FROM,
    metricsToken: set.METRICS_TOKEN ?? null,
    s3: readS3(set),
    capabilities: set.CAPABILITIES,
    contact: {
      email: set.SUPPORT_EMAIL ?? null,
      phone: set.SUPPORT_PHONE,
      hours: set.SUPPORT_HOURS,
      url: set.SUPPORT_URL ?? null,
    },
  };
}

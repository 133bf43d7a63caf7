import { existsSync } from "node:fs";
import { isIP } from "node:net";
import { fileURLToPath } from "node:url";
import { capabilities } from "@broker/api-spec/operations";
import * as v from "valibot";
import { UsualHoursVariable } from "./capability/usual-hours.ts";
import { AcceptedDocuments, DocumentsWithoutBack, PostalCodes } from "./kyc/company-rules.ts";

/** The folder of the portal, beside the packed provider or in the workspace. */
const packedPortal = fileURLToPath(new URL("portal-build", import.meta.url));
const builtPortal = fileURLToPath(new URL("../../portal/build/client", import.meta.url));
const builtStorybook = fileURLToPath(new URL("../../../storybook-static", import.meta.url));

const wholeNumber = (min: number, max: number) => {
  const words = `must be a whole number from ${min} to ${max}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,15}$/, words),
    v.transform(Number),
    v.minValue(min, words),
    v.maxValue(max, words),
  );
};
const whole = (fallback: string, min: number, max: number) => v.optional(wholeNumber(min, max), fallback);
/** A limit in whole US dollars; 0 for none. */
const dollars = v.optional(wholeNumber(0, 1_000_000_000));
const secret = (length: number) =>
  v.optional(v.pipe(v.string(), v.minLength(length, `must have at least ${length} characters`)));
const hostName = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;
const isHost = (text: string) => isIP(text) > 0 || hostName.test(text);
const isHostWithPort = (text: string) => URL.parse(`http://${text}`)?.host === text.toLowerCase();
const isOrigin = (text: string) => /^https?:/.test(text) && URL.parse(text)?.origin === text;

const LOCAL = new Set(["127.0.0.1", "::1", "[::1]", "localhost"]);
/** Returns whether a listening address is reachable from this machine only. */
export const isLocalHost = (host: string): boolean => LOCAL.has(host);

/** Returns whether an origin uses TLS or is on this machine, as the session's cookie requires. */
const isSafeOrigin = (text: string) =>
  text.startsWith("https:") || isLocalHost(URL.parse(text)?.hostname ?? "");
const origin = (example: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check(isOrigin, `must be an origin such as ${example}, with nothing behind the host`),
      v.check(
        isSafeOrigin,
        `must begin with https://, because browsers keep a session over TLS alone; http:// is for localhost`,
      ),
    ),
  );
const list = (isOne: (text: string) => boolean, words: string) =>
  v.pipe(
    v.optional(v.string(), ""),
    v.transform((text) => text.split(",").flatMap((one) => one.trim() || [])),
    v.everyItem(isOne, words),
  );
const isAddress = (protocols: RegExp) => (text: string) =>
  protocols.test(text) && Boolean(URL.parse(text)?.hostname);
const address = (protocols: RegExp, words: string) =>
  v.optional(v.pipe(v.string(), v.check(isAddress(protocols), words)));
const postgres = /^postgres(ql)?:\/\//;
const isPostgresAddress = isAddress(postgres);
const postgresAddress = address(
  postgres,
  "must be an address such as postgres://user:password@host:5432/name",
);
const folder = (fallback: string) => v.optional(v.pipe(v.string(), v.trim(), v.minLength(1)), fallback);

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
      ({ received }) => `must be all, none, or a list of ${capabilities.join(", ")}, not ${received}`,
    ),
  ),
);

/** A line of the company's contact; null where it is omitted or empty. */
const contactLine = v.pipe(
  v.optional(v.string(), ""),
  v.trim(),
  v.maxLength(200, "must have at most 200 characters"),
  v.transform((text) => text || null),
);

/** The default sender of e-mails. */
export const UNSET_SENDER = "no-reply@localhost";

/** The variables of the environment. */
export const Environment = v.object({
  PORT: whole("4000", 1, 65_535),
  HOST: v.optional(
    v.pipe(v.string(), v.check(isHost, "must be a name or an address to listen on, such as 127.0.0.1")),
    "127.0.0.1",
  ),
  PUBLIC_URL: origin("https://portal.example.com"),
  BACKOFFICE_URL: origin("https://staff.example.com"),
  ALLOWED_HOSTS: list(
    isHostWithPort,
    "must be hosts such as api.example.com or localhost:8080, with commas between them",
  ),
  DATA_DIR: folder(".data"),
  DATABASE_URL: postgresAddress,
  DATABASE_DIRECT_URL: postgresAddress,
  DATABASE_STANDBY_URLS: list(
    (text) => isPostgresAddress(text),
    "must be addresses such as postgres://user:password@host:5432/name, with commas between them",
  ),
  SEED: v.optional(v.picklist(["demo", "none"], "must be demo or none"), "demo"),
  ALLOW_DEMO_OUTSIDE: v.optional(v.literal("yes", "must be yes or left out")),
  SESSION_MINUTES: whole("30", 1, 100_000),
  INACTIVITY_MINUTES: whole("60", 1, 100_000),
  ALLOWED_ORIGINS: list(
    (text) => isOrigin(text) && isSafeOrigin(text),
    "must be origins such as https://portal.example.com, with commas between them; http:// is for localhost",
  ),
  MAX_OPEN_DEPOSITS: whole("100", 1, 1_000_000),
  MAX_OPEN_TRANSFERS: whole("100", 1, 1_000_000),
  MAX_OPEN_WITHDRAWALS: whole("100", 1, 1_000_000),
  PAYMENT_HOURS: whole("24", 0, 8760),
  MINIMUM_AGE: whole("18", 0, 120),
  CONTROL_TOKEN: secret(1),
  STAFF_EMAIL: v.optional(v.pipe(v.string(), v.email("must be an e-mail address"))),
  STAFF_PASSWORD: secret(12),
  TRUSTED_PROXIES: whole("0", 0, 10),
  COUNTRY_HEADER: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/i, "must be the name of a header such as CF-IPCountry")),
  ),
  SMTP_URL: address(/^smtps?:\/\//, "must be an address such as smtps://user:password@mail.example.com"),
  MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^([^<>\r\n]* <)?[^\s<>@]+@[^\s<>@]+>?$/, "must be an address such as no-reply@example.com"),
    ),
    UNSET_SENDER,
  ),
  METRICS_TOKEN: secret(16),
  S3_ENDPOINT: address(/^https?:\/\//, "must be an address such as https://s3.example.com"),
  S3_BUCKET: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9.-]{3,63}$/, "must be the name of a bucket"))),
  S3_REGION: v.optional(v.string(), "us-east-1"),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  CAPABILITIES: Capabilities,
  FACTOR_KEY: secret(32),
  FACTOR_REMOVAL_HOURS: whole("72", 0, 8760),
  WITHDRAWAL_DAY_LIMIT_USD: dollars,
  WITHDRAWAL_MONTH_LIMIT_USD: dollars,
  SECOND_APPROVAL_USD: dollars,
  STAFF_SECOND_FACTOR: v.optional(v.picklist(["required", "off"], "must be required or off")),
  WITHDRAWAL_FREEZE_HOURS: v.optional(wholeNumber(0, 720)),
  PAYEE_WAIT_HOURS: v.optional(wholeNumber(0, 720)),
  DELETION_WAIT_DAYS: whole("30", 1, 365),
  MESSAGE_FILES: whole("3", 0, 3),
  KEPT_TRANSACTIONS_YEARS: whole("7", 1, 30),
  KEPT_IDENTITY_YEARS: whole("5", 1, 30),
  POSTAL_CODES: PostalCodes,
  DOCUMENTS_WITHOUT_BACK: DocumentsWithoutBack,
  KYC_DOCUMENTS: AcceptedDocuments,
  USUAL_HOURS: UsualHoursVariable,
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
  LOG_LEVEL: v.optional(
    v.picklist(
      ["silent", "error", "warn", "info", "debug"],
      "must be one of silent, error, warn, info and debug",
    ),
    "warn",
  ),
  CLOCK: v.optional(
    v.pipe(v.string(), v.isoTimestamp("must be system or an ISO time such as 2026-11-21T09:00:00.000Z")),
  ),
  STORYBOOK_DIR: folder(builtStorybook),
  PORTAL_CONFIGURATION: v.optional(v.string()),
  PORTAL_DIR: folder(existsSync(packedPortal) ? packedPortal : builtPortal),
});

/** The parsed variables of the environment. */
export type Environment = v.InferOutput<typeof Environment>;

/** Returns whether a variable is secret, so that its value is neither shown nor logged. */
const isSecret = (name: string) =>
  /TOKEN|PASSWORD|SECRET|_KEY(_|$)|(DATABASE|DIRECT|STANDBY|SMTP)_URL/.test(name);

/** Returns a sentence for each invalid variable: its name, its value, and the requirement. */
export function findWrongVariables(
  env: Readonly<Record<string, string | undefined>>,
  issues: readonly v.BaseIssue<unknown>[],
): string[] {
  const sentences = new Map<string, string>();
  for (const issue of issues) {
    const name = v.getDotPath(issue)?.split(".")[0] ?? "The environment";
    const value = isSecret(name) ? "" : ` is ${JSON.stringify(env[name])}: it`;
    if (!sentences.has(name)) sentences.set(name, `${name}${value} ${issue.message}.`);
  }
  return [...sentences.values()];
}

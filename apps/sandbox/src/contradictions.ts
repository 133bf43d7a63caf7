import { capabilities } from "@broker/api-spec/operations";
import { type Environment, isLocalHost, UNSET_SENDER } from "./environment.ts";
import { DEMO_PASSWORD } from "./seed/demo-accounts.ts";

/** The secrets that are open to guessing from outside. */
const guessed = ["STAFF_PASSWORD", "CONTROL_TOKEN", "METRICS_TOKEN", "FACTOR_KEY"] as const;
/** Returns whether a secret has so few different characters that it can be guessed. */
const isRepetitive = (secret: string | undefined): boolean =>
  secret !== undefined && new Set(secret).size < 5;

const s3Variables = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** Lists the settings that make a provider reachable from other machines, each as the beginning of a sentence. */
function waysOutside(set: Environment): string[] {
  const { HOST, PUBLIC_URL, BACKOFFICE_URL, ALLOWED_HOSTS } = set;
  const hostname = (url: string | undefined) => (url === undefined ? [] : new URL(url).hostname);
  const names: readonly [variable: string, given: string | undefined, names: readonly string[]][] = [
    ["HOST", HOST, [HOST]],
    ["PUBLIC_URL", PUBLIC_URL, [hostname(PUBLIC_URL)].flat()],
    ["BACKOFFICE_URL", BACKOFFICE_URL, [hostname(BACKOFFICE_URL)].flat()],
    [
      "ALLOWED_HOSTS",
      ALLOWED_HOSTS.join(","),
      ALLOWED_HOSTS.map((host) => new URL(`http://${host}`).hostname),
    ],
  ];
  return names.flatMap(([variable, given, all]) =>
    all.every(isLocalHost) ? [] : [`${variable} is ${given}`],
  );
}

type Rule = readonly [isBroken: boolean, sentence: string];

/** Returns the rules of the database's addresses. */
const ofDatabase = (set: Environment): readonly Rule[] => [
  [
    set.DATABASE_DIRECT_URL !== undefined && set.DATABASE_URL === undefined,
    "DATABASE_DIRECT_URL is set and DATABASE_URL is not: set DATABASE_URL to the pooler's address, or to the database's and leave the other out.",
  ],
  [
    set.DATABASE_STANDBY_URLS.length > 0 && set.DATABASE_URL === undefined,
    "DATABASE_STANDBY_URLS is set and DATABASE_URL is not: set DATABASE_URL to the primary's address, or leave the other out.",
  ],
];

/** Returns the rule of the header that names a country. */
const forgeableCountry = (set: Environment): Rule => [
  set.COUNTRY_HEADER !== undefined && set.TRUSTED_PROXIES === 0,
  `COUNTRY_HEADER is ${set.COUNTRY_HEADER}, and with TRUSTED_PROXIES=0 anybody can send it: set the number of proxies in front, or leave it out.`,
];

/** Returns whether secrets of second factors can be encrypted; only a demo has a known key. */
export const hasFactorKey = ({ SEED, FACTOR_KEY }: Pick<Environment, "SEED" | "FACTOR_KEY">): boolean =>
  SEED === "demo" || FACTOR_KEY !== undefined;

/** Returns the rules for the capabilities `secondFactor`, which needs a key, and `stepUp`, which needs `secondFactor`. */
const ofFactors = (set: Environment): readonly Rule[] => [
  [
    !hasFactorKey(set) &&
      set.CAPABILITIES.includes("secondFactor") &&
      set.CAPABILITIES.length < capabilities.length,
    "CAPABILITIES names secondFactor, and FACTOR_KEY is not set: set the key that secrets are encrypted with, or leave the capability out.",
  ],
  [
    set.CAPABILITIES.includes("stepUp") && !set.CAPABILITIES.includes("secondFactor"),
    "CAPABILITIES names stepUp, and not secondFactor, without which nobody has a code: name both or leave it out.",
  ],
];

/** Returns the rule of the second factor of staff, whose secrets need a key. */
const ofStaffFactor = (set: Environment): Rule => [
  set.STAFF_SECOND_FACTOR === "required" && !hasFactorKey(set),
  "STAFF_SECOND_FACTOR is required, and FACTOR_KEY is not set: set the key that secrets are encrypted with, or STAFF_SECOND_FACTOR=off.",
];

/** Returns the rules for the freeze of withdrawals, which the capability `freeze` shows and enforces. */
const ofFreeze = (set: Environment): readonly Rule[] => {
  const { WITHDRAWAL_FREEZE_HOURS: hours, CAPABILITIES: named } = set;
  return [
    [
      (hours ?? 0) > 0 && !named.includes("freeze"),
      `WITHDRAWAL_FREEZE_HOURS is ${hours}, and CAPABILITIES does not name freeze, without which nothing is frozen: name it or leave the variable out.`,
    ],
    [
      hours === 0 && named.includes("freeze") && named.length < capabilities.length,
      "CAPABILITIES names freeze, and WITHDRAWAL_FREEZE_HOURS is 0, which turns it off: set the hours, or leave the capability out.",
    ],
  ];
};

/** Returns the rules for the wait of new accounts, which the capability `payees` shows and enforces. */
const ofPayees = (set: Environment): readonly Rule[] => {
  const { PAYEE_WAIT_HOURS: hours, CAPABILITIES: named } = set;
  return [
    [
      (hours ?? 0) > 0 && !named.includes("payees"),
      `PAYEE_WAIT_HOURS is ${hours}, and CAPABILITIES does not name payees, without which no account waits: name it or leave the variable out.`,
    ],
    [
      hours === 0 && named.includes("payees") && named.length < capabilities.length,
      "CAPABILITIES names payees, and PAYEE_WAIT_HOURS is 0, which turns it off: set the hours, or leave the capability out.",
    ],
  ];
};

/** Returns the rules for the limits of withdrawals, which the capability `limits` shows and enforces. */
const ofLimits = (set: Environment): readonly Rule[] => {
  const { WITHDRAWAL_DAY_LIMIT_USD: day = 0, WITHDRAWAL_MONTH_LIMIT_USD: month = 0 } = set;
  return [
    [
      day + month > 0 && !set.CAPABILITIES.includes("limits"),
      "WITHDRAWAL_DAY_LIMIT_USD or WITHDRAWAL_MONTH_LIMIT_USD is set, and CAPABILITIES does not name limits, without which they hold for nobody: name it or leave them out.",
    ],
    [
      month > 0 && day > month,
      `WITHDRAWAL_DAY_LIMIT_USD is ${day}, and WITHDRAWAL_MONTH_LIMIT_USD ${month}: set a day's limit that is not above the month's.`,
    ],
  ];
};

/** Returns the rules between capabilities, and between one and its settings. */
const ofCapabilities = (set: Environment): readonly Rule[] => [
  ofStaffFactor(set),
  ...ofFactors(set),
  ...ofLimits(set),
  ...ofFreeze(set),
  ...ofPayees(set),
];

/** Lists settings that are valid alone but contradict each other, one sentence each. */
export function findContradictions(set: Environment): string[] {
  const isDemo = set.SEED === "demo";
  const isMeant = set.ALLOW_DEMO_OUTSIDE === "yes";
  const isOutside = isDemo && isMeant;
  const given = s3Variables.filter((name) => set[name]);
  const rules: readonly Rule[] = [
    ...waysOutside(set).map((way): Rule => [
      isDemo && !isMeant,
      `${way}, which can be reached from outside, and the demo accounts have a known password: set SEED=none, or ALLOW_DEMO_OUTSIDE=yes if you mean it.`,
    ]),
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
      !isDemo && set.CLOCK !== undefined,
      `CLOCK is ${set.CLOCK}, and a provider whose clock stands still ends no session, link or limit: leave it out with SEED=none.`,
    ],
    [
      !isDemo && set.STAFF_PASSWORD === DEMO_PASSWORD,
      "STAFF_PASSWORD is the demo's published one: set one that nobody can guess.",
    ],
    ...ofDatabase(set),
    ...guessed.map((name): Rule => [
      (!isDemo || isOutside) && isRepetitive(set[name]),
      `${name} repeats few characters: set one that nobody can guess.`,
    ]),
    [
      !isDemo && set.MAIL_FROM === UNSET_SENDER,
      `MAIL_FROM is not set, and mail servers refuse letters from ${UNSET_SENDER}: set the address that letters come from, such as no-reply@example.com.`,
    ],
    [
      set.BACKOFFICE_URL !== undefined && set.BACKOFFICE_URL === set.PUBLIC_URL,
      `BACKOFFICE_URL is ${set.BACKOFFICE_URL}, as PUBLIC_URL is: set a host of its own, or leave it out.`,
    ],
    [
      !isDemo && (set.STAFF_EMAIL === undefined) !== (set.STAFF_PASSWORD === undefined),
      "STAFF_EMAIL and STAFF_PASSWORD belong together: set both of them or none.",
    ],
    forgeableCountry(set),
    ...ofCapabilities(set),
    [
      given.length > 0 && given.length < s3Variables.length,
      "S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set all of them or none.",
    ],
  ];
  return rules.flatMap(([isBroken, sentence]) => (isBroken ? [sentence] : []));
}

import { isIP } from "node:net";
import type { Context } from "hono";
import type { Config } from "../config.ts";
import type { deviceKinds } from "../db/names.ts";

/** The origin of a request. A part that is not known is null, and is never guessed. */
export interface Origin {
  readonly kind: (typeof deviceKinds)[number];
  readonly browser: string | null;
  readonly system: string | null;
  readonly address: string | null;
  readonly country: string | null;
}

type Names = readonly (readonly [RegExp, string])[];

// The first match counts, because most browsers also name the browsers that they are derived from.
const browsers: Names = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/(Chrome|\bCriOS)\//, "Chrome"],
  [/\bVersion\/.*Safari\//, "Safari"],
];
const systems: Names = [
  [/\b(iPhone|iPad|iPod)\b/, "iOS"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

const nameIn = (names: Names, text: string) => names.find(([pattern]) => pattern.test(text))?.[1] ?? null;

function kindOf(agent: string): Origin["kind"] {
  if (/\biPad\b|\bTablet\b|\bAndroid\b(?!.*Mobile)/.test(agent)) return "tablet";
  if (/\b(iPhone|iPod|Android|Mobile)\b/.test(agent)) return "phone";
  return /\b(Windows|Macintosh|Linux|CrOS)\b/.test(agent) ? "computer" : "unknown";
}

/** Returns the country that a trusted proxy named. Some proxies send `XX` or `T1` for an unknown country. */
function countryOf(context: Context, { countryHeader, trustedProxies }: Config): string | null {
  const named = countryHeader && trustedProxies > 0 ? context.req.header(countryHeader) : undefined;
  return named && /^[A-Z]{2}$/.test(named) && named !== "XX" ? named : null;
}

/**
 * Reads the origin of a request. Only names of known browsers and systems are stored, whatever the header of the browser
 * contains.
 */
export function originOf(context: Context, sender: string, config: Config): Origin {
  const agent = (context.req.header("user-agent") ?? "").slice(0, 500);
  return {
    kind: kindOf(agent),
    browser: nameIn(browsers, agent),
    system: nameIn(systems, agent),
    address: isIP(sender) ? sender.slice(0, 60) : null,
    country: countryOf(context, config),
  };
}

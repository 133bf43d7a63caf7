import { isIP } from "node:net";
import type { Context } from "hono";
import type { Config } from "../config.ts";
import type { deviceKinds } from "../db/names.ts";

/** Where a request came from. What is not known is null, and never guessed. */
export interface Origin {
  readonly kind: (typeof deviceKinds)[number];
  readonly browser: string | null;
  readonly system: string | null;
  readonly address: string | null;
  readonly country: string | null;
}

type Names = readonly (readonly [RegExp, string])[];

// The first match counts, since most browsers also name those that they descend from.
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

/** Returns the country that a trusted proxy named; some name `XX` or `T1` where they know none. */
function countryOf(context: Context, { countryHeader, trustedProxies }: Config): string | null {
  const named = countryHeader && trustedProxies > 0 ? context.req.header(countryHeader) : undefined;
  return named && /^[A-Z]{2}$/.test(named) && named !== "XX" ? named : null;
}

/** Reads where a request came from. Only known names are stored of what a browser says, whatever its header holds. */
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

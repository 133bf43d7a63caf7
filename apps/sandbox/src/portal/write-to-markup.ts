import type { ConfiguredStyles } from "./configured-styles.ts";
import type { PortalConfiguration } from "./portal-configuration.ts";

/** The place of the configured styles; its parts are replaced one by one, so that each outlives the other's change. */
const STYLES = /<style id="configured">(?:\/\*brand\*\/([^<]*?))?(?:\/\*languages\*\/([^<]*))?<\/style>/;
const FONT = /<link rel="preload" href="([^"]*)" as="font"[^>]*>/;

/** A configuration, and the styles that it brings. */
export interface GivenConfiguration {
  readonly fields: PortalConfiguration;
  readonly styles: ConfiguredStyles;
}

/** Returns whether a page is one of React's, with a configuration. */
const hasDocument = (html: string): boolean => html.includes('<script id="configuration"');

type Font = NonNullable<ConfiguredStyles["brand"]>["font"];

const isText = (value: unknown): value is string => typeof value === "string";

/** Changes a page outside its scripts, which run by their hashes only; data for search engines is no script. */
const inMarkup = (html: string, change: (part: string) => string): string =>
  html
    .split(/(<script(?! type="application\/ld\+json")[\s\S]*?<\/script>)/)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join("");

const replaceInMarkup = (html: string, from: string, to: string): string =>
  inMarkup(html, (part) => part.replaceAll(from, () => to));

/** Replaces the company's referral code in the links of a page. */
function withReferralCode(html: string, from: unknown, to: unknown): string {
  if (!isText(from) || !isText(to) || from === "") return html;
  return replaceInMarkup(html, `referralCode=${from}`, `referralCode=${to}`);
}

const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;");

/** Has the links to the sign-up lead to another page; those without the company's code choose a language. */
function withSignUp(html: string, from: unknown, to: unknown): string {
  if (!isText(to)) return html;
  if (isText(from)) return replaceInMarkup(html, `href="${escape(from)}"`, `href="${escape(to)}"`);
  return inMarkup(html, (part) =>
    part.replaceAll(/href="(\/[a-z]{2,3})?\/sign-up\?referralCode=[^"]*"/g, () => `href="${escape(to)}"`),
  );
}

/** Replaces the preloaded font of the build by another font, or removes it. */
function withFont(html: string, font: Font): string {
  if (font === undefined) return html;
  return html.replace(FONT, (tag, built: string) => (font === null ? "" : tag.replace(built, () => font)));
}

/** Writes styles into a page, after its own. */
function withStyles(html: string, { brand, languages }: ConfiguredStyles): string {
  if (brand === null && languages === null) return html;
  const [, oldBrand, oldLanguages] = STYLES.exec(html) ?? [];
  const css = hasDocument(html) ? brand?.css : brand?.publicCss;
  const parts = { brand: css ?? oldBrand, languages: languages ?? oldLanguages };
  const text = Object.entries(parts).map(([name, part]) => (part === undefined ? "" : `/*${name}*/${part}`));
  const element = `<style id="configured">${text.join("")}</style>`;
  const styled = STYLES.test(html)
    ? html.replace(STYLES, () => element)
    : html.replace("</head>", () => `${element}</head>`);
  return withFont(styled, brand?.font);
}

const LINKS = [
  /<link rel="alternate" hreflang="([a-z]+)"[^>]*>/gi,
  /<xhtml:link rel="alternate" hreflang="([a-z]+)"[^>]*>/g,
  /<li[^>]*><a [^>]*hreflang="([a-z]+)"[^>]*>[^<]*<\/a><\/li>/gi,
  /<a [^>]*hreflang="([a-z]+)"[^>]*>[^<]*<\/a>/gi,
];

/** Removes the links to languages that are not offered. */
const withoutLinks = (text: string, offered: readonly string[]): string =>
  LINKS.reduce(
    (left, pattern) =>
      left.replaceAll(pattern, (link: string, tag: string) => (offered.includes(tag) ? link : "")),
    text,
  );

/**
 * Names the offered languages in a page, so that its first script redirects to no other language, and removes the links to
 * other languages. In a page of React the links are hidden, because React expects the markup that it has rendered.
 */
function withLanguages(html: string, languages: unknown): string {
  if (!Array.isArray(languages)) return html;
  const offered = languages.filter(isText);
  const named = html.replace(
    /<html( lang="[^"]*" dir="[^"]*")[^>]*>/,
    (_tag, own: string) => `<html${own} data-languages="${offered.join(" ")}">`,
  );
  return hasDocument(html) ? named : withoutLinks(named, offered);
}

const originOf = ({ publicUrl }: PortalConfiguration): unknown => publicUrl;

/** Replaces the origin in the absolute addresses of a text. */
function withOrigin(text: string, from: unknown, to: unknown): string {
  if (!isText(from) || !isText(to)) return text;
  const address = new RegExp(`${from.replaceAll(/[.]/g, "\\.")}(?![\\w.:-])`, "g");
  return inMarkup(text, (part) => part.replaceAll(address, () => to));
}

/** The files other than pages that have absolute addresses: the sitemap, feeds, calendars and `robots.txt`. */
export const isAddressed = (path: string): boolean => /\.(xml|ics|txt)$/.test(path);

/** Writes the origin and the languages of a configuration into such a file. */
export function writeToText(text: string, built: PortalConfiguration, fields: PortalConfiguration): string {
  const moved = withOrigin(text, originOf(built), originOf(fields));
  const { languages } = fields;
  if (!Array.isArray(languages)) return moved;
  const offered = languages.filter(isText);
  const others = [...moved.matchAll(/<xhtml:link rel="alternate" hreflang="([a-z]+)"/g)].flatMap(
    ([, tag = ""]) => (offered.includes(tag) ? [] : [tag]),
  );
  const pages = new RegExp(
    `<url><loc>https?://[^/<]+/(${[...new Set(others)].join("|")})[/<][^]*?</url>\\n?`,
    "g",
  );
  return withoutLinks(others.length === 0 ? moved : moved.replaceAll(pages, ""), offered);
}

const signUpOf = ({ places }: PortalConfiguration): unknown => Reflect.get(Object(places), "signUp");

/**
 * Writes a configuration into the markup of a page: links, styles and the offered languages. Public pages, which have no
 * document, change too.
 */
export function writeToMarkup(
  html: string,
  built: PortalConfiguration,
  { fields, styles }: GivenConfiguration,
): string {
  const moved = withOrigin(html, originOf(built), originOf(fields));
  const linked = withReferralCode(moved, built["referralCode"], fields["referralCode"]);
  const before = signUpOf(built);
  const current = isText(before) ? withOrigin(before, originOf(built), originOf(fields)) : before;
  const led = withSignUp(linked, current, signUpOf(fields) ?? before);
  const offering = withLanguages(led, fields["languages"]);
  return withStyles(offering, styles);
}

/** Returns the font that the pages of a build preload. */
export function findFont(pages: Iterable<string>): string | undefined {
  for (const html of pages) {
    const [, font] = FONT.exec(html) ?? [];
    if (font !== undefined) return font;
  }
  return undefined;
}

/** Replaces the preloaded font in headers `Link`: in one, or in a file of them. */
export function writeFontHint(text: string, built: string | undefined, font: Font): string {
  if (built === undefined || font === undefined) return text;
  const hint = `<${built}>; rel=preload; as=font; crossorigin`;
  if (font !== null) return text.replaceAll(hint, () => hint.replace(built, () => font));
  // An empty header is no header: nginx omits it, and a file of headers must not have its line.
  return text
    .replaceAll(`${hint}, `, "")
    .replaceAll(hint, "")
    .replaceAll(/^ +Link: *\n/gm, "");
}

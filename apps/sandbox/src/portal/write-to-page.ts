import { mergeConfigurations, type PortalConfiguration } from "./portal-configuration.ts";
import { type GivenConfiguration, writeToMarkup } from "./write-to-markup.ts";

const DOCUMENT = /(<script id="configuration" type="application\/json">)([\s\S]*?)(<\/script>)/;

/** A page of a portal, and its header `Content-Security-Policy`. */
export interface ServedPage {
  readonly html: string;
  readonly policy: string;
}

const isText = (value: unknown): value is string => typeof value === "string";
const textsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter(isText) : []);

/** Returns the configuration in a page; null for a page without one, such as a public page. */
function readDocument(html: string): PortalConfiguration | null {
  const [, , text] = DOCUMENT.exec(html) ?? [];
  return text === undefined ? null : Object(JSON.parse(text));
}

/** Returns the configuration that the pages of a build have. */
export function findConfiguration(pages: Iterable<string>): PortalConfiguration | null {
  for (const html of pages) {
    const document = readDocument(html);
    if (document) return document;
  }
  return null;
}

const originsOf = (addresses: readonly unknown[]): readonly string[] =>
  addresses.flatMap((address) =>
    isText(address) && /^https?:/.test(address) ? new URL(address).origin : [],
  );

/** Replaces the sources of a directive in a policy. */
const withSources = (policy: string, directive: string, sources: readonly string[]): string =>
  policy.replace(new RegExp(`${directive} [^;]*`), `${directive} ${sources.join(" ")}`);

/** Replaces the content of a page's declaration, and with it a directive of its policy; no change without one. */
function declare(
  page: ServedPage,
  name: string,
  { directive, own }: { readonly directive: string; readonly own: readonly string[] },
  hosts: readonly string[],
): ServedPage {
  const declaration = new RegExp(`<meta name="${name}" content="[^"]*"`);
  if (!declaration.test(page.html)) return page;
  const sources = [...own, ...hosts];
  return {
    ...page,
    html: page.html.replace(declaration, `<meta name="${name}" content="${hosts.join(" ")}"`),
    policy: withSources(page.policy, directive, sources.length === 0 ? ["'none'"] : sources),
  };
}

/**
 * Writes a configuration into a page of a build: the document, the styles, and the referral code in links. The policy of the
 * page gets the hosts of its calls, its pictures and its forms, and the hosts that may frame it.
 */
export function writeToPage(
  page: ServedPage,
  built: PortalConfiguration,
  given: GivenConfiguration,
): ServedPage {
  const marked = writeToMarkup(page.html, built, given);
  const own = readDocument(marked);
  if (!own) return { ...page, html: marked };
  // The brand is in the styles of the page.
  const { brand: _brand, ...fields } = given.fields;
  const document = mergeConfigurations(own, fields);
  const text = JSON.stringify(document).replaceAll("<", String.raw`\u003c`);
  const html = marked.replace(DOCUMENT, (_all, start: string, _old, end: string) => start + text + end);
  const calls = originsOf([document["providerUrl"], document["contentUrl"]]);
  const provider = originsOf([document["providerUrl"]]);
  const called = withSources(page.policy, "connect-src", ["'self'", ...calls]);
  const policy = withSources(called, "img-src", ["'self'", "blob:", "data:", ...provider]);
  const forms = [...provider, ...textsOf(document["paymentHosts"]).map((host) => `https://${host}`)];
  const hosts = textsOf(Reflect.get(Object(document["embedding"]), "origins"));
  const paying = declare(
    { html, policy },
    "form-targets",
    { directive: "form-action", own: ["'self'"] },
    forms,
  );
  return declare(paying, "frame-hosts", { directive: "frame-ancestors", own: [] }, hosts);
}

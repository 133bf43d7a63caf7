import { policyOf } from "./page-policy.ts";
import { SPECULATION_RULES } from "./speculation-rules.ts";

/**
 * Headers of the file at a path, or of all files in a folder (`/assets/*`); null removes a header that an earlier rule sets.
 */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | null>>;
}

/** A built page with its address. */
export interface BuiltPage {
  readonly address: string;
  readonly html: string;
}

/** Headers of every file. */
const everyFile = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
};

/** Headers of files that are no pages. */
const noPage = {
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  Link: null,
  "Speculation-Rules": null,
};

/** Addresses of pages whose query holds a token, which must not appear in a `Referer`. */
const KEY_IN_QUERY = /\/(email\/verify|reset-password|sign-in-report)$|^\/inapp\//;

/** Returns the `Link` header of a page: its first resources, which a host may send as early hints. */
function linksOf(html: string): string {
  const hints = [...html.matchAll(/<link rel="(preload|stylesheet)"[^>]*>/g)].flatMap(([tag, kind]) => {
    const [, href] = / href="([^"#]*)/.exec(tag) ?? [];
    const [, as = "style"] = / as="([a-z]+)"/.exec(tag) ?? [];
    const isLate = tag.includes(' media="print"') || (kind === "preload" && as === "style");
    if (href === undefined || isLate) return [];
    return `<${href}>; rel=preload; as=${as}${as === "font" ? "; crossorigin" : ""}`;
  });
  return [...new Set(hints)].join(", ");
}

/**
 * Returns the rules of the public pages in the folder of each language: fewer scripts run on them than on the English pages,
 * and each hash that their policy omits makes every answer 54 bytes shorter.
 */
const folderRules = (publicPages: readonly BuiltPage[], folders: readonly string[]): readonly HeaderRule[] =>
  folders.flatMap((folder) => {
    const pages = publicPages.filter(({ address }) => `${address}/`.startsWith(`/${folder}/`));
    const headers = { "Content-Security-Policy": policyOf(pages.map(({ html }) => html)) };
    return pages.length === 0 ? [] : [`/${folder}`, `/${folder}/*`].map((path) => ({ path, headers }));
  });

/** The properties of a deployment by which its response headers differ. */
interface Deployment {
  /** Whether the pages are served over https. */
  readonly isSecure: boolean;
  /** The folders of the languages other than English. */
  readonly folders: readonly string[];
}

/**
 * Returns the headers of all built files; the configurations of all hosts are made from these rules. Later rules override
 * earlier ones. The first rules cover the public pages and missing files; each other page has a rule for its address.
 */
export function headerRules(
  publicPages: readonly BuiltPage[],
  otherPages: readonly BuiltPage[],
  { isSecure, folders }: Deployment,
): readonly HeaderRule[] {
  return [
    {
      path: "/*",
      headers: {
        ...everyFile,
        ...(isSecure && { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" }),
        "Cache-Control": "no-cache",
        "Content-Security-Policy": policyOf(publicPages.map(({ html }) => html)),
        Link: linksOf(publicPages[0]?.html ?? ""),
        "Speculation-Rules": `"${SPECULATION_RULES}"`,
      },
    },
    ...folderRules(publicPages, folders),
    // Their names contain a hash of their content.
    {
      path: "/assets/*",
      headers: { ...noPage, "Cache-Control": "public, max-age=31536000, immutable" },
    },
    // Pictures, whose content rarely changes.
    {
      path: "/site/*",
      headers: { ...noPage, "Cache-Control": "public, max-age=86400, stale-while-revalidate=604800" },
    },
    { path: "/docs/*", headers: noPage },
    {
      path: SPECULATION_RULES,
      headers: { ...noPage, "Content-Type": "application/speculationrules+json" },
    },
    ...otherPages.map(({ address, html }) => ({
      path: address,
      headers: {
        "Content-Security-Policy": policyOf([html]),
        Link: linksOf(html) || null,
        "Speculation-Rules": null,
        ...(KEY_IN_QUERY.test(address) && { "Referrer-Policy": "no-referrer" }),
      },
    })),
  ];
}

/** Returns the addresses at which a host may serve the file of a rule. */
function addressesOf(path: string): readonly string[] {
  // Cloudflare redirects `/page.html` to `/page`.
  if (path.endsWith(".html")) return [path, path.slice(0, -".html".length)];
  return /\*$|\.\w+$/.test(path) ? [path] : [path, `${path}/`];
}

/** Writes the rules as a `_headers` file in Cloudflare's dialect, which can remove a header. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.flatMap(({ path, headers }, index) => {
    const lines = Object.entries(headers).flatMap(([name, value]) => {
      const taken = index === 0 ? [] : [`  ! ${name}`];
      return value === null ? taken : taken.concat(`  ${name}: ${value}`);
    });
    return addressesOf(path).map((one) => [one, ...lines, ""].join("\n"));
  });
  return blocks.join("\n");
}

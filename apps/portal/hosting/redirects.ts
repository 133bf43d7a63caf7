/** A redirect from an address that has no page. */
interface Redirect {
  readonly from: string;
  /** A target without a query gets the query of the request, as on Cloudflare and Netlify. */
  readonly to: string;
  readonly status: 301 | 302;
}

/** All redirects. Aliases of public pages are no redirects but pages with a canonical link. */
export const redirects: readonly Redirect[] = [
  // English has no folder.
  { from: "/en", to: "/", status: 301 },
  { from: "/en/", to: "/", status: 301 },
  // Password managers look for the form that changes a password here.
  { from: "/.well-known/change-password", to: "/profile?tab=contact", status: 302 },
];

/** Writes the redirects as a `_redirects` file, which Cloudflare and Netlify read. */
export const redirectsFile = (): string =>
  redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join("");

/**
 * Returns an address of the provider if it may be opened: https or the given own origin, and on an allowed host where
 * hosts are given. Returns null for anything else (`javascript:`, `data:`, plain http, an invalid address).
 */
export function toSafeUrl(
  value: string,
  options: { origin: string; allowedHosts?: readonly string[] },
): string | null {
  const url = URL.parse(value, options.origin);
  if (!url || url.username || url.password) return null;
  if (url.origin === options.origin) return url.href;
  if (url.protocol !== "https:") return null;
  return options.allowedHosts && !options.allowedHosts.includes(url.host) ? null : url.href;
}

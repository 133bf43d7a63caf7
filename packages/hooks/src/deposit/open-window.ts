/**
 * Opens an address in a new window that knows nothing of this one; false when the browser blocked it. To be called in
 * the very click.
 */
export function openWindow(url: string): boolean {
  const opened = globalThis.open("about:blank", "_blank");
  if (!opened) return false;
  opened.opener = null;
  opened.location.replace(url);
  return true;
}

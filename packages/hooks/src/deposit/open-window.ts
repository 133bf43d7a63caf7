/** Opens an address in a new window without an opener; false when the browser blocked it. Call it in a click handler. */
export function openWindow(url: string): boolean {
  const opened = globalThis.open("about:blank", "_blank");
  if (!opened) return false;
  opened.opener = null;
  opened.location.replace(url);
  return true;
}

/** How long a browser may take to begin reading what it saves, in ms. */
const READING = 10_000;

/**
 * Saves what a page has made as a file on the reader's device.
 *
 * @example
 * downloadBlob(new Blob([text], { type: "text/csv;charset=utf-8" }), "deposits.csv");
 */
export function downloadBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  Object.assign(document.createElement("a"), { href: url, download: fileName }).click();
  // The download has begun with the click; a browser that still reads it gets a moment.
  setTimeout(() => URL.revokeObjectURL(url), READING);
}

/** The time in which a browser starts to read a download, in ms. */
const READING = 10_000;

/**
 * Saves generated data as a file on the user's device.
 *
 * @example
 * downloadBlob(new Blob(["id,amount"], { type: "text/csv;charset=utf-8" }), "deposits.csv");
 */
export function downloadBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  Object.assign(document.createElement("a"), { href: url, download: fileName }).click();
  // The download has begun with the click; the browser may still read the data.
  setTimeout(() => URL.revokeObjectURL(url), READING);
}

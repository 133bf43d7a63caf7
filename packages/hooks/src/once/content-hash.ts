/** What is in a file, as its SHA-256 in hexadecimal: the same content is the same file, whatever object holds it. */
export async function contentHash(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

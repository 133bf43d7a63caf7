/** Returns the SHA-256 of a file's content in hexadecimal: files with the same content are equal, whatever object holds them. */
export async function hashContent(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

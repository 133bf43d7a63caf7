import { readFileSync } from "node:fs";

/** Returns the oldest version of Node.js that the package supports, from `engines` in its manifest. */
function oldestNode(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  const engines: unknown = Object(Object(manifest).engines);
  return String(Object(engines).node).replace(">=", "");
}

/** Prints a sentence and exits where Node.js is too old, instead of failing at the first missing feature. */
export function complainAboutNode(version = process.versions.node, oldest = oldestNode()): string | null {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [needsMajor = 0, needsMinor = 0] = oldest.split(".").map(Number);
  const isEnough = major > needsMajor || (major === needsMajor && minor >= needsMinor);
  return isEnough ? null : `The sandbox needs Node ${oldest} or newer; this is Node ${version}.`;
}

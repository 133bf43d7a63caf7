import { readFileSync } from "node:fs";

/** The oldest Node that the package runs on, as `engines` in its manifest names it. */
function oldestNode(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  const engines: unknown = Object(Object(manifest).engines);
  return String(Object(engines).node).replace(">=", "");
}

/** Says in a sentence what is wrong where Node is too old, instead of failing at the first thing that is missing. */
export function complainAboutNode(version = process.versions.node, oldest = oldestNode()): string | null {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [needsMajor = 0, needsMinor = 0] = oldest.split(".").map(Number);
  const isEnough = major > needsMajor || (major === needsMajor && minor >= needsMinor);
  return isEnough ? null : `The sandbox needs Node ${oldest} or newer; this is Node ${version}.`;
}

import { findProgram, installPackages } from "./programs.ts";

const PLACES = [
  process.env["NGINX_PATH"],
  "/usr/sbin/nginx",
  "/usr/bin/nginx",
  "/usr/local/bin/nginx",
  "/opt/homebrew/bin/nginx",
];

/** Finds the nginx of the hosting tests, or installs it where that is possible; null otherwise. */
export async function ensureNginx(): Promise<string | null> {
  const found = findProgram(PLACES);
  if (found) return found;
  await installPackages(["nginx"]);
  return findProgram(PLACES);
}

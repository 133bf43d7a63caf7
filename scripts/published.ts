import { execFile } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

const workspace = join(import.meta.dirname, "..");

export type Manifest = Readonly<Record<string, unknown>>;

/** A published package, with its folder in the workspace. */
export interface PublishedPackage {
  readonly folder: string;
  readonly name: string;
  readonly manifest: Manifest;
}

/** A published package with its tarball. */
export interface PackedPackage extends PublishedPackage {
  readonly tarball: string;
}

export async function readManifest(folder: string): Promise<Manifest> {
  const manifest: unknown = JSON.parse(await readFile(join(workspace, folder, "package.json"), "utf8"));
  return { ...Object(manifest) };
}

/** Returns the published packages: all of the workspace that are not private. */
export async function publishedPackages(): Promise<readonly PublishedPackage[]> {
  const manifests = globSync(["packages/*/package.json", "apps/*/package.json"], { cwd: workspace });
  const folders = ["api-spec", ...manifests.map((file) => dirname(file)).toSorted()];
  const packages = await Promise.all(
    folders.map(async (folder) => {
      const manifest = await readManifest(folder);
      return { folder, name: String(manifest["name"]), manifest };
    }),
  );
  return packages.filter(({ manifest }) => manifest["private"] !== true);
}

/** The folder of the tarballs that a run of all checks has packed for its other steps. */
export const packedFolder = process.env["PACKED_DIR"];

/** Returns the tarball of a package that this run of the checks has packed already; null in any other run. */
async function findPacked(folder: string): Promise<string | null> {
  if (packedFolder === undefined) return null;
  const { name, version } = await readManifest(folder);
  const tarball = join(packedFolder, `${String(name).slice(1).replace("/", "-")}-${String(version)}.tgz`);
  return existsSync(tarball) ? tarball : null;
}

/** Packs a package as for publication, unless this run of the checks has, and returns the path of the tarball. */
export async function pack(
  folder: string,
  destination: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const packed = await findPacked(folder);
  if (packed !== null) return packed;
  const { stdout } = await promisify(execFile)(
    "pnpm",
    ["--dir", join(workspace, folder), "pack", "--pack-destination", destination, "--json"],
    { maxBuffer: 1e8, env: { ...process.env, ...env } },
  );
  const [, file = ""] = /"filename": "([^"]+\.tgz)"/.exec(stdout) ?? [];
  return join(destination, file.split("/").at(-1) ?? "");
}

import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { runServer } from "verdaccio";
import type { PackedPackage } from "./published.ts";

const run = promisify(execFile);

/** The groups of a manifest in which our packages name each other. */
const groups = ["dependencies", "peerDependencies"];

/** A registry on this machine for the packages of this workspace. */
export interface LocalRegistry {
  /**
   * The content of an `.npmrc` by which npm finds the packages of this project here, and all other packages at the usual
   * registry.
   */
  readonly npmrc: string;
  /** Publishes packages under a version, by which they also name each other. */
  publish(packages: readonly PackedPackage[], version: string): Promise<void>;
  close(): Promise<void>;
}

/** Unpacks a tarball, and sets the version of the package and of the project's packages that it depends on. */
async function unpackAs({ name, tarball }: PackedPackage, version: string, place: string): Promise<string> {
  const folder = join(place, `${name.replace("/", "-")}-${version}`);
  await mkdir(folder);
  await run("tar", ["-xzf", tarball, "--strip-components=1", "-C", folder]);
  const file = join(folder, "package.json");
  const manifest: Record<string, unknown> = { ...JSON.parse(await readFile(file, "utf8")), version };
  for (const group of groups) {
    const named = Object.entries<unknown>(Object(manifest[group]));
    manifest[group] = Object.fromEntries(
      named.map(([other, range]) => [other, other.startsWith("@broker/") ? version : range]),
    );
  }
  await writeFile(file, JSON.stringify(manifest));
  return folder;
}

/** Starts a registry with an empty storage on a free port. */
export async function startRegistry(): Promise<LocalRegistry> {
  const place = await mkdtemp(join(tmpdir(), "registry-"));
  const server: unknown = await runServer({
    storage: join(place, "storage"),
    self_path: place,
    packages: { "@broker/*": { access: "$all", publish: "$all" } },
    max_body_size: "60mb",
    log: { type: "stdout", format: "pretty", level: "fatal" },
  });
  if (!(server instanceof Server)) throw new Error("The registry is no HTTP server.");
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = `127.0.0.1:${Object(server.address()).port}/`;
  // npm requires a token before it publishes; this registry accepts every token.
  const npmrc = `@broker:registry=http://${address}\n//${address}:_authToken=none\n`;
  const userconfig = join(place, ".npmrc");
  await writeFile(userconfig, npmrc);
  return {
    npmrc,
    async publish(packages, version) {
      const publishOne = async (one: PackedPackage) => {
        const folder = await unpackAs(one, version, place);
        await run("npm", ["publish", folder, "--userconfig", userconfig, "--ignore-scripts"]);
      };
      await Promise.all(packages.map(publishOne));
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await rm(place, { recursive: true });
    },
  };
}

import { mkdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { main } from "../test/process.ts";
import type { Place } from "./place.ts";
import { defineService, type Service } from "./service.ts";

/** A program that listens on a port of its own. */
export interface Listener {
  readonly service: Service;
  readonly port: number;
}

/** The settings of the replicas: those of all, and the addresses of the database for each. */
export interface ReplicaSettings {
  readonly ports: readonly number[];
  readonly databaseUrls: readonly string[];
  readonly shared: Readonly<Record<string, string>>;
}

/** A replica of the provider. */
export interface Replica extends Listener {
  /** Sets the program of the next start: that of another version. */
  setProgram(file: string): void;
}

/** Defines the replicas of the provider, each with its own pooler. */
export async function defineReplicas(
  { folder }: Place,
  { ports, databaseUrls, shared }: ReplicaSettings,
): Promise<Replica[]> {
  const replicas: Replica[] = [];
  for (const [index, port] of ports.entries()) {
    const name = `p${index + 1}`;
    const home = join(folder, name);
    await mkdir(home, { mode: 0o700 });
    const env = {
      ...shared,
      PORT: String(port),
      DATA_DIR: home,
      DATABASE_URL: databaseUrls[index] ?? "",
    };
    const log = join(folder, `${name}.log`);
    let file = main;
    // With the flag of the image.
    const args = () => ["--max-semi-space-size=4", file];
    replicas.push({
      port,
      setProgram: (next) => void (file = next),
      service: defineService(name, { program: process.execPath, args, env, cwd: home, log }),
    });
  }
  return replicas;
}

/** The keys with which replicas use the store. */
export const storeKeys = { id: "S3RVER", secret: "S3RVER" } as const;

/** The bucket of base backups and log. */
export const backupBucket = "backup";

const storeProgram =
  "new (require(process.argv[1]))(JSON.parse(process.argv[2])).run().catch((error) => { console.error(error); process.exit(1); })";

/** Defines two servers of an S3-compatible store over one folder, as two gateways of one storage. */
export async function defineStores({ folder }: Place, ports: readonly number[]): Promise<Listener[]> {
  const directory = join(folder, "objects");
  await mkdir(directory, { mode: 0o700 });
  const library = createRequire(import.meta.url).resolve("s3rver");
  return ports.map((port, index) => {
    const options = {
      directory,
      port,
      address: "127.0.0.1",
      silent: true,
      configureBuckets: [{ name: "portal" }, { name: backupBucket }],
    };
    const name = `s${index + 1}`;
    // It encrypts the page tokens of lists with a cipher that only the legacy provider of OpenSSL has.
    const args = ["--openssl-legacy-provider", "--eval", storeProgram, library, JSON.stringify(options)];
    const log = join(folder, `${name}.log`);
    return { port, service: defineService(name, { program: process.execPath, args, cwd: folder, log }) };
  });
}

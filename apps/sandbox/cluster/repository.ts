import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { giveFile, type Place } from "./place.ts";
import { backupBucket, storeKeys } from "./replicas.ts";

/** The name of the database in the repository of pgBackRest. */
export const stanza = "broker";

/** The repository of backups and log: a bucket of the store, which pgBackRest reaches by TLS only. */
export interface Repository {
  /** The port of the store that has TLS. */
  readonly port: number;
  /** The certificate of that port with its key, as HAProxy reads them. */
  readonly certificate: string;
  /** The certificate alone. */
  readonly authority: string;
  /** The password with which pgBackRest encrypts what it stores. */
  readonly cipher: string;
}

/** Prepares the repository: a port, and a certificate for it. */
export async function prepareRepository(place: Place): Promise<Repository> {
  const { programs, folder, takePort } = place;
  const key = join(folder, "store-key.pem");
  const authority = join(folder, "store.pem");
  const certificate = join(folder, "store-with-key.pem");
  const args = [
    ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "30"],
    ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"],
    ["-keyout", key, "-out", authority],
  ].flat();
  await promisify(execFile)(programs.openssl, args);
  await writeFile(certificate, (await readFile(authority, "utf8")) + (await readFile(key, "utf8")), {
    mode: 0o600,
  });
  for (const file of [authority, certificate]) await giveFile(file, place.owner);
  return {
    port: await takePort(),
    certificate,
    authority,
    cipher: randomBytes(32).toString("base64url"),
  };
}

/** Where a member's PostgreSQL is, for pgBackRest on the same machine. */
export interface RepositoryClient {
  readonly port: number;
  readonly data: string;
  /** The folder of the member: PostgreSQL's socket is there, and what pgBackRest writes. */
  readonly home: string;
}

/** Returns the settings of pgBackRest for a member. */
export function formatRepository(
  { port, authority, cipher }: Repository,
  { port: databasePort, data, home }: RepositoryClient,
): string {
  return `[global]
repo1-type=s3
repo1-path=/${stanza}
repo1-s3-bucket=${backupBucket}
repo1-s3-endpoint=localhost
repo1-s3-region=us-east-1
repo1-s3-key=${storeKeys.id}
repo1-s3-key-secret=${storeKeys.secret}
repo1-s3-uri-style=path
repo1-storage-host=localhost
repo1-storage-port=${port}
repo1-storage-ca-file=${authority}
# The store, or who reads it, learns nothing about clients.
repo1-cipher-type=aes-256-cbc
repo1-cipher-pass=${cipher}
repo1-retention-full=2
start-fast=y
compress-type=lz4
# A store that does not answer must not delay a shutdown of PostgreSQL, which archives what is left.
io-timeout=10
log-path=${home}
lock-path=${home}/lock
spool-path=${home}/spool
log-level-console=warn

[${stanza}]
pg1-path=${data}
pg1-port=${databasePort}
pg1-socket-path=${home}
pg1-user=postgres
`;
}

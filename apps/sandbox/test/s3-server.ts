import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import type { S3Settings } from "../src/config.ts";
import { findFreePort } from "../src/testing/find-free-port.ts";

/** A real S3-compatible server on a folder, with its settings. */
export interface S3Server {
  readonly settings: S3Settings;
  stop(): Promise<void>;
}

const script = `new (require(process.argv[1]))(JSON.parse(process.argv[2])).run().then(() => console.log("ready"))`;

/** Starts the server in a separate process, with an empty bucket `portal`. */
export async function startS3Server(directory: string): Promise<S3Server> {
  const port = await findFreePort();
  const options = {
    directory,
    port,
    address: "127.0.0.1",
    silent: true,
    configureBuckets: [{ name: "portal" }],
  };
  const library = createRequire(import.meta.url).resolve("s3rver");
  // It encrypts the page tokens of lists with a cipher that only the legacy provider of OpenSSL has.
  const args = ["--openssl-legacy-provider", "--eval", script, library, JSON.stringify(options)];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  await once(child.stdout, "data");
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: "portal",
      region: "us-east-1",
      accessKeyId: "S3RVER",
      secretAccessKey: "S3RVER",
    },
    async stop() {
      child.kill();
      await once(child, "exit");
    },
  };
}

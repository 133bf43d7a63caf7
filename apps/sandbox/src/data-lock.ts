import { createHash } from "node:crypto";
import { mkdirSync, realpathSync, rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StartError } from "./config.ts";

/** A held data folder. */
export interface DataLock {
  release(): void;
}

/** A socket is the lock: it dies with its process, so that nothing stale is left to judge. */
function socketOf(folder: string): string {
  const name = createHash("sha256").update(realpathSync(folder)).digest("hex").slice(0, 24);
  return process.platform === "win32" ? `\\\\.\\pipe\\broker-${name}` : join(tmpdir(), `broker-${name}.sock`);
}

function listen(path: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end(`process ${process.pid}`));
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(null) : reject(error),
    );
    server.listen(path, () => resolve(server.unref()));
  });
}

function holder(path: string): Promise<string | null> {
  return new Promise((resolve) => {
    let said = "";
    const socket = connect(path);
    socket.on("data", (chunk) => (said += chunk.toString()));
    socket.on("end", () => resolve(said || "another process"));
    socket.on("error", () => resolve(null));
  });
}

/** Takes the data folder for this process; two processes on one embedded database would lose rows. */
export async function lockDataFolder(folder: string): Promise<DataLock> {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (cause) {
    throw new StartError(`The data folder ${folder} cannot be written: set DATA_DIR to one that can.`, {
      cause,
    });
  }
  const path = socketOf(folder);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const server = await listen(path);
    if (server) return { release: () => void server.close() };
    const who = await holder(path);
    if (who)
      throw new StartError(
        `The data folder ${folder} is in use by ${who}: stop it, or set another DATA_DIR.`,
      );
    rmSync(path, { force: true });
  }
  throw new StartError(`The data folder ${folder} could not be locked.`);
}

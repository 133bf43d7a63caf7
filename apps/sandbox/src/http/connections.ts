import type { Server, Socket } from "node:net";
import { createRoom } from "./room.ts";

/** The maximum numbers of concurrent connections of a server. */
export interface Room {
  readonly all: number;
  /**
   * The maximum per address, so that one client cannot block all others; Infinity behind a proxy, which is one address.
   */
  readonly ofOne: number;
}

/** The file descriptors that are reserved for the database, files and the decoder of uploads. */
const RESERVED = 384;
const MOST = 12_000;

/** Returns the limit of file descriptors of this process; 1,024 where the system does not report it. */
function descriptors(): number {
  const report: unknown = process.report.getReport();
  const limits: unknown = Reflect.get(Object(report), "userLimits");
  const soft: unknown = Reflect.get(Object(Reflect.get(Object(limits), "open_files")), "soft");
  if (soft === "unlimited") return Infinity;
  return typeof soft === "number" ? soft : 1_024;
}

/**
 * Computes the numbers of connections from the descriptors: one address gets a quarter, a large network at most half.
 */
export function calculateRoom(trustedProxies: number, limit = descriptors()): Room {
  const all = Math.min(MOST, Math.max(Math.floor(limit / 4), limit - RESERVED));
  return { all, ofOne: trustedProxies > 0 ? Infinity : Math.ceil(all / 4) };
}

/** Computes the number of connections that may be streams: the other half is for requests. */
export const calculateMostStreams = (limit = descriptors()): number =>
  Math.floor(calculateRoom(1, limit).all / 2);

/** Applies the limits to a server: surplus connections are closed at once. */
export function limitConnections(server: Server, { all, ofOne }: Room): void {
  server.maxConnections = all;
  const take = createRoom(ofOne);
  server.on("connection", (socket: Socket) => {
    const release = take(socket.remoteAddress ?? "");
    if (release) socket.once("close", release);
    else socket.destroy();
  });
}

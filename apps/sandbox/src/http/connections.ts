import type { Server, Socket } from "node:net";
import { createRoom } from "./room.ts";

/** How many connections a server holds at once. */
export interface Room {
  readonly all: number;
  /** Those of one address, so that nobody can take the place of everybody else; Infinity behind a proxy, which is one. */
  readonly ofOne: number;
}

/** What the database, files and the decoder of uploads take of the descriptors beside the connections. */
const RESERVED = 384;
const MOST = 4_000;

/** How many files this process may hold open; 1,024 where the system does not say. */
function descriptors(): number {
  const report: unknown = process.report.getReport();
  const limits: unknown = Reflect.get(Object(report), "userLimits");
  const soft: unknown = Reflect.get(Object(Reflect.get(Object(limits), "open_files")), "soft");
  if (soft === "unlimited") return Infinity;
  return typeof soft === "number" ? soft : 1_024;
}

/** The room that there is for connections with so many descriptors; one address gets a quarter of it, and a network of many at most half. */
export function roomFor(trustedProxies: number, limit = descriptors()): Room {
  const all = Math.min(MOST, Math.max(Math.floor(limit / 4), limit - RESERVED));
  return { all, ofOne: trustedProxies > 0 ? Infinity : Math.ceil(all / 4) };
}

/** Holds a server to its room: whoever comes when there is none is cut off at once. */
export function bound(server: Server, { all, ofOne }: Room): void {
  server.maxConnections = all;
  const take = createRoom(ofOne);
  server.on("connection", (socket: Socket) => {
    const release = take(socket.remoteAddress ?? "");
    if (release) socket.once("close", release);
    else socket.destroy();
  });
}

import { Server } from "node:http";
import type { Duplex } from "node:stream";
import { serve, type ServerType } from "@hono/node-server";
import { StartError } from "../config.ts";
import { limitConnections, type Room, calculateRoom } from "./connections.ts";
import { toFailureEnvelope, Problem } from "./problem.ts";

/** Time limits for clients, in milliseconds. */
export interface Patience {
  /** The time for the headers of a request. */
  readonly headersTimeout: number;
  /** The time for a whole request: 16 MB of photos over a slow connection take about two minutes. */
  readonly requestTimeout: number;
  /** The interval at which connections are checked. */
  readonly connectionsCheckingInterval: number;
  /** The time to wait for the next request on a connection. */
  readonly keepAliveTimeout: number;
  /** The time without any traffic, such as while an answer is not read. */
  readonly idle: number;
  /** The time for the client to close the connection after the answer that explains why it ends. */
  readonly lastWords: number;
}

const usual: Patience = {
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 5_000,
  idle: 120_000,
  lastWords: 1_000,
};

/** The answers to malformed requests. */
const problems: Readonly<Record<string, Problem>> = {
  HPE_HEADER_OVERFLOW: new Problem(431, "tooLarge", "The headers of this request are too large."),
  ERR_HTTP_REQUEST_TIMEOUT: new Problem(408, "malformed", "This request took too long to arrive."),
};
const broken = new Problem(400, "malformed", "This is not a valid HTTP request.");

function refuse(error: NodeJS.ErrnoException, socket: Duplex, lastWords: number): void {
  const problem = problems[error.code ?? ""] ?? broken;
  const body = JSON.stringify(toFailureEnvelope(problem));
  // Once an answer has begun, another one would be read as part of it.
  const isAnswered = "bytesWritten" in socket && Number(socket.bytesWritten) > 0;
  if (!socket.writable || error.code === "ECONNRESET" || isAnswered) return void socket.destroy();
  socket.end(
    `HTTP/1.1 ${problem.status} Refused\r\nContent-Type: application/json\r\nCache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
  // The client may keep its side open; the descriptor must be freed anyway.
  const cut = setTimeout(() => socket.destroy(), lastWords).unref();
  socket.once("close", () => clearTimeout(cut));
}

/** The address to listen on, with the limit of connections. */
interface Place {
  readonly port: number;
  readonly host: string;
  readonly trustedProxies?: number;
  readonly room?: Room;
}

/** Starts the server. Throws a {@link StartError} for an unusable address; disconnects clients that are too slow. */
export function listen(
  fetch: Parameters<typeof serve>[0]["fetch"],
  { port, host, trustedProxies = 0, room = calculateRoom(trustedProxies) }: Place,
  given: Partial<Patience> = {},
): Promise<ServerType> {
  const { idle, lastWords, ...patience } = { ...usual, ...given };
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname: host, serverOptions: patience }, () => resolve(server));
    if (server instanceof Server) {
      server.on("clientError", (error, socket) => refuse(error, socket, lastWords));
      server.setTimeout(idle);
      limitConnections(server, room);
    }
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reasons: Readonly<Record<string, string>> = {
        EADDRINUSE: `Port ${port} is taken: stop what uses it, or set another PORT.`,
        EACCES: `Port ${port} may not be used by this user: set another PORT.`,
      };
      reject(
        new StartError(reasons[error.code ?? ""] ?? `It cannot listen on ${host}:${port} (${error.code}).`, {
          cause: error,
        }),
      );
    });
  });
}

import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import { arrayBuffer } from "node:stream/consumers";
import { extname, join } from "node:path";
import { randomUUID } from "node:crypto";

/** The word that Vite's `html.cspNonce` leaves in a built page, in the place of the nonce. */
export const noncePlaceholder = "NONCE";

const types: Readonly<Record<string, string>> = { ".js": "text/javascript", ".css": "text/css" };

/** Returns a policy that allows the scripts of one response only, and no text as code. */
const strictPolicy = (nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

interface Surroundings {
  /** The folder of the built app. */
  readonly folder: string;
  /** The provider's origin. */
  readonly provider: string;
  /** Keeps the provider's cookies, and gives each to the bearer of a token: the browser gets none. */
  readonly byToken?: boolean;
}

/** An app that is served with its provider on one origin. */
export interface ServedApp {
  readonly url: string;
  close(): void;
}

/** Passes a call on to the provider. */
async function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  provider: string,
  cookies: Map<string, string> | null,
) {
  const token = request.headers.authorization ?? "";
  if (cookies && !token.startsWith("Bearer ")) return response.writeHead(401).end();
  const headers = new Headers();
  for (const name of ["content-type", "cookie", "idempotency-key", "accept-language", "sec-fetch-site"])
    if (request.headers[name]) headers.set(name, String(request.headers[name]));
  if (cookies) headers.set("cookie", cookies.get(token) ?? "");
  const body = request.method === "GET" ? null : await arrayBuffer(request);
  const answer = await fetch(provider + request.url, { method: request.method ?? "GET", headers, body });
  const given = answer.headers.getSetCookie();
  if (cookies && given.length > 0) cookies.set(token, given.map((one) => one.split(";")[0]).join("; "));
  else if (given.length > 0) response.setHeader("set-cookie", given);
  response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
  return response.end(Buffer.from(await answer.arrayBuffer()));
}

/** Serves a built app under a strict policy: its page at every address without an ending, its files, and the provider below `/api`. */
export async function serveApp({ folder, provider, byToken = false }: Surroundings): Promise<ServedApp> {
  const cookies = byToken ? new Map<string, string>() : null;
  const token = randomUUID();
  const page = await readFile(join(folder, "index.html"), "utf8");
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (pathname.startsWith("/api/")) return void passOn(request, response, provider, cookies);
    // The host's own server knows who is signed in.
    if (cookies && pathname === "/session-token") return void response.end(token);
    const type = types[extname(pathname)];
    if (type)
      return void readFile(join(folder, pathname)).then(
        (file) => response.writeHead(200, { "content-type": type }).end(file),
        () => response.writeHead(404).end(),
      );
    if (extname(pathname)) return void response.writeHead(404).end();
    const nonce = randomUUID();
    return void response
      .writeHead(200, { "content-type": "text/html", "content-security-policy": strictPolicy(nonce) })
      .end(page.replaceAll(noncePlaceholder, nonce));
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : null;
  return { url: `http://localhost:${port}`, close: () => void server.close() };
}

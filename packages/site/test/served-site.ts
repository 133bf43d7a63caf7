import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { type InProcess, startInProcess } from "@broker/sandbox/in-process";
import { readSite } from "./built-site.ts";

const types: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  svg: "image/svg+xml",
  avif: "image/avif",
  webp: "image/webp",
  woff2: "font/woff2",
  js: "text/javascript",
};

/** The site on its own server, with a provider. */
export interface ServedSite {
  readonly origin: string;
  readonly provider: InProcess;
  close(): Promise<void>;
}

/** Returns the headers by which the provider checks a form. */
function headersOf({ headers }: IncomingMessage): Headers {
  const passed = new Headers();
  for (const name of ["content-type", "sec-fetch-site"]) {
    const value = headers[name];
    if (typeof value === "string") passed.set(name, value);
  }
  return passed;
}

/** Forwards a request to the provider. */
async function ask(provider: InProcess, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = "GET", url = "/" } = request;
  const body = method === "GET" ? null : new Uint8Array(await buffer(request));
  const answer = await provider.browser()(
    new Request(provider.origin + url, { method, headers: headersOf(request), body }),
  );
  const location = answer.headers.get("location");
  response.writeHead(answer.status, {
    "content-type": answer.headers.get("content-type") ?? "text/plain",
    ...(location !== null && { location }),
  });
  response.end(await answer.text());
}

/** Serves the built site beside a provider. */
export async function serveSite(): Promise<ServedSite> {
  const [site, provider] = await Promise.all([readSite(), startInProcess()]);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (/^\/(api|content)\//.test(pathname)) return void ask(provider, request, response);
    const html = site.pages.get(pathname);
    response.setHeader("content-type", types[pathname.split(".").at(-1) ?? ""] ?? types["html"] ?? "");
    if (html !== undefined) return void response.end(html);
    if (!site.files.has(pathname)) return void response.writeHead(404).end();
    void readFile(join(site.folder, pathname)).then((bytes) => response.end(bytes));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    origin: `http://localhost:${typeof address === "object" ? address?.port : ""}`,
    provider,
    async close() {
      server.close();
      await provider.close();
    },
  };
}

import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
};

/** A built Storybook on this machine. */
interface Served {
  origin: string;
  /** Returns the requests since the last call for something that is no file, such as an API call without an answer. */
  takeStrays: () => string[];
  close: () => void;
}

/** Serves the files of a built Storybook, and records all other requests. */
export async function serveStorybook(folder: string): Promise<Served> {
  const strays: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = join(folder, normalize(pathname.endsWith("/") ? `${pathname}index.html` : pathname));
    const content = await readFile(file).catch(() => null);
    if (content === null) {
      if (pathname !== "/favicon.ico") strays.push(pathname);
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      "content-type": types[extname(file)] ?? "application/octet-stream",
      // Names of built files change with their content.
      "cache-control": pathname.includes("/assets/") ? "max-age=31536000, immutable" : "no-cache",
    });
    response.end(content);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    takeStrays: () => strays.splice(0),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

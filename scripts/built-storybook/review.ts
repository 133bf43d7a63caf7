import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { acceptPictures } from "./store.ts";

/** Serves the report on this machine, and accepts the pictures that a reviewer chooses in it. */
export async function serveReport(report: string, port: number): Promise<void> {
  const accepted = new Set<string>();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.url === "/accepted") {
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify([...accepted]));
      return;
    }
    if (request.method !== "POST") {
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(await readFile(report));
      return;
    }
    // Other sites that the reviewer has open accept nothing.
    if (request.headers.origin !== `http://${request.headers.host}`) {
      response.writeHead(403).end();
      return;
    }
    const chosen = await text(request);
    const isAccepted = acceptPictures((name) => name === chosen) > 0;
    if (isAccepted) accepted.add(chosen);
    response.writeHead(isAccepted ? 204 : 404).end();
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  console.log(`Review the pictures at http://localhost:${port}`);
}

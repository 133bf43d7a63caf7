import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { buildSite } from "../tools/build-site.ts";
import { settings } from "./settings.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Answers with the folder of the built site, as soon as it is built. */
    siteBuilder: string;
  }
}

/** Builds the site for all test files of a run, when the first of them asks for it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "site-"));
  let built: Promise<unknown> | undefined;
  const server = createServer((_request, response) => {
    built ??= buildSite(settings, folder);
    built.then(
      () => response.end(folder),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : "";
  project.provide("siteBuilder", `http://127.0.0.1:${port}/`);
  return async () => {
    server.close();
    await rm(folder, { recursive: true, force: true });
  };
}

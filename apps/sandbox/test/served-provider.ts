import { once } from "node:events";
import { serve } from "@hono/node-server";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { type BrowserKind, launchOptions } from "../../../scripts/test-browser/launch-options.ts";
import { findFreePort } from "../src/testing/find-free-port.ts";
import { createProvider, type Provider } from "./provider.ts";

/** The provider of the tests of a file. */
export let provider: Provider;
/** The origin at which a server answers for the provider. */
export let origin: string;
/** A browser for the pages of the provider. */
export let browser: Browser;

/** Opens a provider behind a server, and a browser, for the tests of a file; all are exported by this module. */
export function serveProvider(kind?: BrowserKind): void {
  let stop: () => Promise<unknown>;
  beforeAll(async () => {
    provider = await createProvider();
    const port = await findFreePort();
    origin = `http://localhost:${port}`;
    const server = serve({ fetch: provider.send, port, hostname: "localhost" });
    await once(server, "listening");
    stop = async () => {
      // An open stream of the queues would keep the server open.
      provider.deps.queues.close();
      server.close();
      await once(server, "close");
    };
    browser = await chromium.launch(launchOptions(kind));
  });
  afterAll(async () => {
    await browser.close();
    await stop();
    await provider.close();
  });
}

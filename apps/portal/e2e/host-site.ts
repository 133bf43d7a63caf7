import { once } from "node:events";
import { createServer } from "node:http";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort, type Customer, type Sandbox } from "@broker/sandbox/testing";
import { type Browser, chromium, type Frame, type Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { launchOptions } from "../../../scripts/test-browser/launch-options.ts";
import { watchProblems } from "./browser.ts";
import { motion } from "./scope.ts";
import { createProvider } from "./provider.ts";

const loader = join(import.meta.dirname, "../../../packages/embed/dist/index.js");

/** The page of a site without React. It keeps the events of its element, and gets tokens from its server. */
const page = (portal: string, tag: string, attributes: string) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Partner</title><link rel="icon" href="data:,">
<h1>Partner</h1><button>Before</button>
<${tag} portal="${portal}" ${attributes}></${tag}>
<script type="module" src="/loader.js"></script>
<script type="module">
  const element = document.querySelector("${tag}");
  window.told = [];
  for (const type of ["completed", "closed", "needs-sign-in"])
    element.addEventListener(type, ({ detail }) => window.told.push({ type, ...detail }));
  element.addEventListener("needs-sign-in", async ({ detail: { journey, reason } }) => {
    if (reason !== "noToken" || window.isAsked) return;
    window.isAsked = true;
    element.token = window.token = await (await fetch("/token?journey=" + journey)).text();
  });
</script>`;

/** A site that shows journeys of one customer in frames. */
interface HostSite {
  readonly origin: string;
  /** Sets the customer whose session the site's server has. */
  signIn(customer: Customer): void;
  createToken(purpose: string): Promise<string>;
  close(): Promise<void>;
}

/** Starts a site on 127.0.0.1, which is another site than `localhost` to a browser. */
async function startHostSite(portal: () => Sandbox): Promise<HostSite> {
  const port = await findFreePort();
  let customer: Customer | null = null;
  const createToken = async (purpose: string): Promise<string> => {
    if (!customer) throw new Error("Nobody is signed in to the site");
    const { cookie, userId } = customer;
    const response = await fetch(`${portal().url}/api/User/CreateEmbedToken`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: `${cookie.name}=${cookie.value}` },
      body: JSON.stringify({ companyId: 9, userId, purpose }),
    });
    const answer: unknown = await response.json();
    return String(Reflect.get(Object(Reflect.get(Object(answer), "data")), "token"));
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://host");
    const send = (type: string, body: string) => response.setHeader("content-type", type).end(body);
    const failed = (error: unknown) => response.writeHead(500).end(String(error));
    if (pathname === "/loader.js")
      readFile(loader, "utf8").then((code) => send("text/javascript", code), failed);
    else if (pathname === "/token")
      createToken(searchParams.get("journey") ?? "").then((token) => send("text/plain", token), failed);
    else send("text/html", page(portal().url, pathname.slice(1), searchParams.get("attributes") ?? ""));
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${port}`,
    signIn: (who) => void (customer = who),
    createToken,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** Starts a browser that blocks third-party cookies, and windows that no click opened. */
function startStrictBrowser(): Promise<Browser> {
  const options = launchOptions("whole");
  return chromium.launch({
    ...options,
    args: [...(options.args ?? []), "--test-third-party-cookie-phaseout"],
    ignoreDefaultArgs: ["--disable-popup-blocking"],
  });
}

/** Opens an address in a context of its own, and collects the problems of its page. */
export async function visitIn(browser: Browser, address: string) {
  const context = await browser.newContext({ viewport: { width: 1000, height: 900 }, ...motion });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  const problems = watchProblems(page);
  await page.goto(address);
  return { context, page, problems };
}

/** Returns the events of the element in a page. */
export const told = (page: Page): Promise<readonly { readonly type: string; readonly reason?: string }[]> =>
  page.evaluate(() => Reflect.get(window, "told"));

/** Waits for an event of the element in a page. */
export const tellOf = (page: Page, type: string) =>
  expect.poll(async () => (await told(page)).find((one) => one.type === type)).toBeDefined();

/** Waits until a journey in a frame has completed, and confirms its result, which closes the element. */
export async function confirmResult(page: Page, frame: Pick<Page, "getByRole">): Promise<void> {
  await tellOf(page, "completed");
  await frame.getByRole("button", { name: "OK" }).click();
  await tellOf(page, "closed");
}

/** Returns the token that the element of a page was given. */
export const tokenIn = async (page: Page) => String(await page.evaluate(() => Reflect.get(window, "token")));

/** Sets a cookie in a frame, and returns the cookies that the frame has then. */
export const setCookie = (frame: Pick<Page, "evaluate">) =>
  frame.evaluate(() => {
    document.cookie = "probe=1; SameSite=None; Secure";
    return document.cookie;
  });

/** Denies the portal's frames their storage, as a browser does that blocks third-party cookies. */
export const denyStorage = (page: Page) =>
  page.addInitScript(() => {
    const get = () => {
      throw new DOMException("Denied", "SecurityError");
    };
    if (location.pathname.startsWith("/inapp/"))
      for (const kind of ["localStorage", "sessionStorage"]) Object.defineProperty(window, kind, { get });
  });

/** Returns the names of the landmarks around the content of a frame, once the steps of its wizard are there. */
export async function landmarksOf(frame: Frame): Promise<readonly (string | null)[]> {
  await frame.getByRole("navigation").first().waitFor();
  const landmarks = frame
    .getByRole("navigation")
    .or(frame.getByRole("banner"))
    .or(frame.getByRole("contentinfo"));
  return landmarks.evaluateAll((elements) => elements.map((element) => element.getAttribute("aria-label")));
}

/** A portal in frames of a site, shared by the tests of a file. */
export interface Embedding {
  readonly browser: Browser;
  readonly portal: Sandbox;
  readonly site: HostSite;
  /** A site that the portal does not name. */
  readonly stranger: HostSite;
}

/** Starts a portal, a site that its configuration names and one that it does not, and a browser, for the tests of a file. */
export function shareEmbedding(): () => Embedding {
  let shared: Embedding | null = null;
  const get = () => {
    if (!shared) throw new Error("The portal has not started");
    return shared;
  };
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "embed-"));
    const configuration = join(folder, "portal.json");
    const start = () => startHostSite(() => get().portal);
    const [site, stranger, browser] = await Promise.all([start(), start(), startStrictBrowser()]);
    await writeFile(configuration, JSON.stringify({ embedding: { origins: [site.origin] } }));
    const portal = await createProvider({ PORTAL_CONFIGURATION: configuration });
    shared = { browser, portal, site, stranger };
    await portal.start();
  });
  afterAll(async () => {
    const { browser, portal, site, stranger } = get();
    await browser.close();
    expect(await portal.control("ledger")).toMatchObject({ ok: true, violations: [] });
    await Promise.all([portal.remove(), site.close(), stranger.close()]);
    await rm(folder, { recursive: true });
  });
  return get;
}

import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { launchBrowser, watchProblems } from "./browser.ts";
import type { BrowserKind } from "../../../scripts/test-browser/launch-options.ts";
import { createCustomer, type Customer, type Needs } from "./customer.ts";
import { createProvider, type Provider } from "./provider.ts";

/** How long anything may take: far more than it does, since what runs beside the tests is not known. */
const PATIENCE = 30_000;

/** The widths of a phone and of a desk. */
export const phone = { width: 390, height: 844 } as const;
export const desk = { width: 1440, height: 900 } as const;

/** One browser of one person, on the portal. */
export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Whatever any page of it complained about. */
  problems(): readonly string[];
  /** Takes complaints that the test itself causes; all others fail it. */
  expectProblems(like: RegExp): void;
}

/** A provider of one's own with the portal on its origin. */
export interface Portal {
  readonly provider: Provider;
  customer(needs?: Needs): Promise<Customer>;
  /** Opens a browser of its own, in which a customer is signed in or nobody is; it is closed and judged with the test. */
  visit(who?: Customer | null, options?: BrowserContextOptions): Promise<Visit>;
  /** How many calls of an operation changed something for a user. */
  effects(operation: string, userId?: number): Promise<number>;
}

interface Event {
  readonly responseCode: number;
  readonly changes: readonly string[];
}

async function openVisit(
  browser: Browser,
  { url }: Provider,
  who: Customer | null,
  options: BrowserContextOptions,
) {
  const localStorage = who ? [{ name: "userStore", value: who.userStore }] : [];
  const context = await browser.newContext({
    baseURL: url,
    viewport: desk,
    ...options,
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  if (who) {
    // To the browser this host is as good as a secure one; to the driver it is not.
    const secure = url.replace("http:", "https:");
    await context.addCookies([{ ...who.cookie, url: secure, secure: true, httpOnly: true, sameSite: "Lax" }]);
  }
  context.setDefaultTimeout(PATIENCE);
  // What others serve is not what is tried here, and is not everywhere to be had.
  const { host } = new URL(url);
  await context.route(
    (address) => address.host !== host,
    (route) => route.fulfill({ body: "" }),
  );
  return context;
}

/** What a test makes of a portal: `judge` closes what it visited, and fails where a page complained. */
function receive(browser: Browser, provider: Provider) {
  let visits: Visit[] = [];
  const portal: Portal = {
    provider,
    customer: (needs) => createCustomer(provider, needs),
    async visit(who = null, options = {}) {
      const context = await openVisit(browser, provider, who, options);
      const seen: (readonly string[])[] = [];
      const expected: RegExp[] = [];
      context.on("page", (page) => {
        seen.push(watchProblems(page));
        // From the start: a key that opens a chooser overtakes the wish to be told of it in a busy browser.
        page.on("filechooser", () => {});
      });
      const problems = () => seen.flat().filter((text) => expected.every((like) => !like.test(text)));
      const page = await context.newPage();
      const visit = { context, page, problems, expectProblems: (like: RegExp) => void expected.push(like) };
      visits.push(visit);
      return visit;
    },
    async effects(operation, userId) {
      const of = userId === undefined ? "" : `&userId=${userId}`;
      const events = await provider.control<Event[]>(`events?operation=${operation}${of}`);
      return events.filter(({ responseCode, changes }) => responseCode === 1 && changes.length > 0).length;
    },
  };
  return {
    portal,
    async judge() {
      const all = visits;
      visits = [];
      await Promise.all(all.map(({ context }) => context.close()));
      expect(all.flatMap(({ problems }) => problems())).toEqual([]);
    },
  };
}

/** Starts a portal, with a browser of its own: in one browser a window of one test takes the focus from another's. */
async function openPortal(settings: NodeJS.ProcessEnv, kind?: BrowserKind) {
  const provider = await createProvider({ TRUSTED_PROXIES: "1", ...settings });
  const [browser] = await Promise.all([launchBrowser(kind), provider.start()]);
  return {
    receive: () => receive(browser, provider),
    async close() {
      await browser.close();
      const ledger = await provider.control("ledger");
      await provider.remove();
      expect(ledger).toMatchObject({ ok: true, violations: [] });
    },
  };
}
type OpenedPortal = Awaited<ReturnType<typeof openPortal>>;

/**
 * Portals for the tests of a file. Each test has one to itself while it runs, so that as many tests as there are
 * portals can run at once.
 */
export function sharePortals(count: number, settings: NodeJS.ProcessEnv = {}) {
  let opened: readonly OpenedPortal[] = [];
  const free: OpenedPortal[] = [];
  const waiting: ((portal: OpenedPortal) => void)[] = [];
  beforeAll(async () => {
    opened = await Promise.all(Array.from({ length: count }, () => openPortal(settings)));
    free.push(...opened);
  });
  afterAll(async () => {
    await Promise.all(opened.map((portal) => portal.close()));
  });
  return async (test: (portal: Portal) => Promise<void>): Promise<void> => {
    const mine = free.pop() ?? (await new Promise<OpenedPortal>((resolve) => waiting.push(resolve)));
    const { portal, judge } = mine.receive();
    try {
      await test(portal);
      await judge();
    } catch (error) {
      await judge().catch(() => {});
      // What this test left waiting is no matter of the next one.
      await portal.provider.control("reset", {});
      throw error;
    } finally {
      const next = waiting.shift();
      if (next) next(mine);
      else free.push(mine);
    }
  };
}

/** A portal for all tests of a file, which share its provider and its browser and nothing else. */
export function sharePortal(settings: NodeJS.ProcessEnv = {}, kind?: BrowserKind): () => Portal {
  let opened: OpenedPortal | undefined;
  let received: ReturnType<typeof receive> | undefined;
  beforeAll(async () => {
    opened = await openPortal(settings, kind);
    received = opened.receive();
  });
  afterEach(() => received?.judge());
  afterAll(() => opened?.close());
  return () => {
    if (!received) throw new Error("The portal is open during tests only");
    return received.portal;
  };
}

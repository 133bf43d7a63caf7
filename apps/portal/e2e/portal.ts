import type { Customer, CustomerNeeds, Sandbox } from "@broker/sandbox/testing";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { launchBrowser, watchProblems } from "./browser.ts";
import type { BrowserKind } from "../../../scripts/test-browser/launch-options.ts";
import { watchRequests } from "./quiet.ts";
import { motion } from "./scope.ts";
import { awaitScripts } from "./scripted.ts";
import { createProvider } from "./provider.ts";

/** The time limit of an action: far longer than usual, because other programs may load the machine. */
const PATIENCE = 30_000;

/** The viewports of a phone and of a desktop. */
export const phone = { width: 390, height: 844 } as const;
export const desk = { width: 1440, height: 900 } as const;

/** A browser of one user at the portal. */
export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Returns the problems of all its pages. */
  problems(): readonly string[];
  /** Allows problems that the test itself causes; all others fail it. */
  expectProblems(like: RegExp): void;
}

/** A separate provider, with the portal on its origin. */
export interface Portal {
  readonly provider: Sandbox;
  customer(needs?: CustomerNeeds): Promise<Customer>;
  /**
   * Opens a separate browser, in which a customer is signed in or no user is. It is closed, and its problems are
   * checked, with the test.
   */
  visit(who?: Customer | null, options?: BrowserContextOptions): Promise<Visit>;
  /** Returns how many calls of an operation changed data of a user. */
  effects(operation: string, userId?: number): Promise<number>;
}

async function openVisit(
  browser: Browser,
  sandbox: Sandbox,
  who: Customer | null,
  options: BrowserContextOptions,
) {
  const { url } = sandbox;
  const context = await browser.newContext({
    baseURL: url,
    viewport: desk,
    ...motion,
    ...options,
    ...(who && { storageState: sandbox.toStorageState(who) }),
  });
  context.setDefaultTimeout(PATIENCE);
  return context;
}

/** Creates the portal of a test: `finish` closes its visits, and fails where a page had a problem. */
function receive(browser: Browser, provider: Sandbox) {
  let visits: Visit[] = [];
  const portal: Portal = {
    provider,
    customer: (needs) => provider.createCustomer(needs),
    async visit(who = null, options = {}) {
      const context = await openVisit(browser, provider, who, options);
      const seen: (readonly string[])[] = [];
      const expected: RegExp[] = [];
      context.on("page", (page) => {
        seen.push(watchProblems(page));
        awaitScripts(page);
        watchRequests(page);
        // From the start: in a busy browser a key that opens a chooser can precede a later listener.
        page.on("filechooser", () => {});
      });
      const problems = () => seen.flat().filter((text) => expected.every((like) => !like.test(text)));
      const page = await context.newPage();
      const visit = { context, page, problems, expectProblems: (like: RegExp) => void expected.push(like) };
      visits.push(visit);
      return visit;
    },
    effects: (operation, userId) => provider.countEffects(operation, userId),
  };
  return {
    portal,
    async finish() {
      const all = visits;
      visits = [];
      await Promise.all(
        all.map(async ({ context }) => {
          // A call of the page that a test answers can still be under way.
          await context.unrouteAll({ behavior: "ignoreErrors" });
          await context.close();
        }),
      );
      expect(all.flatMap(({ problems }) => problems())).toEqual([]);
    },
  };
}

/**
 * Starts a portal with a separate browser: in a shared browser, a window of one test takes the focus of another's.
 */
async function openPortal(settings: NodeJS.ProcessEnv, kind?: BrowserKind) {
  const provider = await createProvider(settings);
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
 * Provides portals for the tests of a file. Each test uses one exclusively, so that as many tests run concurrently as
 * there are portals.
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
    const { portal, finish } = mine.receive();
    try {
      await test(portal);
      await finish();
    } catch (error) {
      await finish().catch(() => {});
      // Pending work of this test must not affect the next test.
      await portal.provider.control("reset", {});
      throw error;
    } finally {
      const next = waiting.shift();
      if (next) next(mine);
      else free.push(mine);
    }
  };
}

/** Provides a portal for all tests of a file, which share its provider and its browser only. */
export function sharePortal(settings: NodeJS.ProcessEnv = {}, kind?: BrowserKind): () => Portal {
  let opened: OpenedPortal | undefined;
  let received: ReturnType<typeof receive> | undefined;
  beforeAll(async () => {
    opened = await openPortal(settings, kind);
    received = opened.receive();
  });
  afterEach(() => received?.finish());
  afterAll(() => opened?.close());
  return () => {
    if (!received) throw new Error("The portal is open during tests only");
    return received.portal;
  };
}

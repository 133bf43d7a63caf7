// Takes the album of the client area in docs/pictures/album: each screen in four widths and both schemes on one sheet.
// `npm start`, then `node scripts/album.ts after http://localhost:4000`; `before` where an older commit is served. Names
// of screens after the address take only their sheets.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { launchOptions } from "./test-browser/launch-options.ts";
import { untilQuiet, watchRequests } from "../apps/portal/e2e/quiet.ts";

const [, , label = "after", origin = "http://localhost:4000", ...only] = process.argv;
const folder = join(import.meta.dirname, "../docs/pictures/album");
const sizes = [
  [390, 844],
  [820, 1180],
  [1280, 720],
  [1440, 900],
] as const;
const schemes = ["light", "dark"] as const;
/** The height of a picture on a sheet (px). */
const HEIGHT = 420;

/** Chooses the first option of a wizard's step, and continues where the choice alone does not. */
async function chooseFirst(page: Page): Promise<void> {
  const before = await page.locator("main h2").first().textContent();
  const isNextStep = () =>
    page.waitForFunction((text) => document.querySelector("main h2")?.textContent !== text, before, {
      timeout: 5000,
    });
  await page.locator("main label").first().click();
  await isNextStep().catch(async () => {
    await page.getByRole("button", { name: "Next" }).click();
    await isNextStep();
  });
}

/** Performs the steps of a bank deposit up to its result. */
async function depositByBank(page: Page): Promise<void> {
  await chooseFirst(page);
  await chooseFirst(page);
  await page.locator("main input[inputmode=decimal]").first().fill("447");
  await page.getByRole("button", { name: "Confirm" }).click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a file" }).click();
  await (await chooser).setFiles(join(import.meta.dirname, "../docs/pictures/dashboard.png"));
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("alertdialog").waitFor();
}

/** Opens the review of a withdrawal of 50 dollars. */
async function reviewWithdrawal(page: Page): Promise<void> {
  await chooseFirst(page);
  await page.locator("main input[inputmode=decimal]").first().fill("50");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Confirm withdrawal" }).waitFor();
}

interface Screen {
  readonly name: string;
  readonly path: string;
  /** The demo account that sees the screen; null for a visitor. */
  readonly account: "demo" | "fresh" | "pending" | null;
  readonly prepare?: (page: Page) => Promise<void>;
}

const screens: readonly Screen[] = [
  { name: "login", path: "/login", account: null },
  { name: "sign-up", path: "/sign-up", account: null },
  { name: "dashboard", path: "/dashboard", account: "demo" },
  { name: "dashboard-newcomer", path: "/dashboard", account: "fresh" },
  { name: "my-account", path: "/my-account", account: "demo" },
  { name: "my-account-pending", path: "/my-account", account: "pending" },
  { name: "profile", path: "/profile", account: "demo" },
  { name: "deposit-method", path: "/deposit-withdraw?tab=deposit", account: "demo" },
  { name: "deposit-platform", path: "/deposit-withdraw?tab=deposit", account: "demo", prepare: chooseFirst },
  {
    name: "deposit-amount",
    path: "/deposit-withdraw?tab=deposit",
    account: "demo",
    async prepare(page) {
      await chooseFirst(page);
      await chooseFirst(page);
      await page.locator("main input[inputmode=decimal]").first().fill("447");
    },
  },
  {
    name: "deposit-result",
    path: "/deposit-withdraw?tab=deposit",
    account: "demo",
    prepare: depositByBank,
  },
  { name: "withdrawal", path: "/deposit-withdraw?tab=withdrawal", account: "demo" },
  {
    name: "withdrawal-review",
    path: "/deposit-withdraw?tab=withdrawal",
    account: "demo",
    prepare: reviewWithdrawal,
  },
  {
    name: "transfer",
    path: "/dashboard",
    account: "demo",
    async prepare(page) {
      await page.getByRole("button", { name: "Transfer" }).first().click();
      await page.getByRole("dialog").locator("input[inputmode=decimal]").first().fill("50");
    },
  },
  { name: "transactions", path: "/transactions", account: "demo" },
  {
    name: "transaction",
    path: "/transactions",
    account: "demo",
    async prepare(page) {
      const [link] = await page.locator("main a[href*='?id='], main a[href*='&id=']").all();
      if (!link) return;
      const href = await link.getAttribute("href");
      if (href !== null) await page.goto(new URL(href, origin).href);
      await page.getByRole("dialog").waitFor();
    },
  },
  { name: "referrals", path: "/referrals", account: "demo" },
  {
    name: "referrals-tree",
    path: "/referrals?tab=history",
    account: "demo",
    async prepare(page) {
      await page.getByRole("radio", { name: "Tree" }).click();
      await page.getByRole("tree").or(page.getByRole("treegrid")).waitFor();
    },
  },
];

async function openPage(
  browser: Browser,
  colorScheme: (typeof schemes)[number],
  account: Screen["account"],
): Promise<Page> {
  const context = await browser.newContext({ colorScheme, reducedMotion: "reduce", locale: "en-US" });
  const page = await context.newPage();
  watchRequests(page);
  if (account === null) return page;
  await page.goto(`${origin}/login`);
  // The scripts of the page follow its first paint; a form that is used before them sends nothing.
  await page.waitForLoadState("networkidle");
  await page.locator("input[name=email]").fill(`${account}@example.com`);
  await page.locator("input[name=password]").fill("Sandbox-2026!");
  await page.locator("button[type=submit]").click();
  await page.waitForURL("**/dashboard");
  return page;
}

/** Takes a screen in each width. A journey that was left would continue, so each begins without its draft. */
async function takeScreen(page: Page, { path, prepare }: Screen): Promise<readonly Buffer[]> {
  const pictures: Buffer[] = [];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    // A wizard stores its draft when its page is left.
    await page.goto(`${origin}/robots.txt`);
    await page.evaluate(() => {
      for (const storage of [localStorage, sessionStorage])
        for (const key of Object.keys(storage).filter((one) => /draft/i.test(one))) storage.removeItem(key);
    });
    await page.goto(origin + path);
    await page.locator("main h1, main h2").first().waitFor();
    await untilQuiet(page);
    if (prepare) {
      await prepare(page);
      // The answers to the last step are shown, too.
      await untilQuiet(page);
    }
    pictures.push(await page.screenshot({ animations: "disabled", caret: "hide" }));
  }
  return pictures;
}

const row = (pictures: readonly Buffer[], background: string) =>
  `<div style="display:flex;gap:16px;padding:16px;background:${background}">${pictures
    .map((one) => `<img height=${HEIGHT} src="data:image/png;base64,${one.toString("base64")}">`)
    .join("")}</div>`;

// The browser uses the fonts of the machine, because the fonts of the tests have no Chinese, in which a language is named.
const browser = await chromium.launch({ ...launchOptions("whole"), env: process.env });
await mkdir(folder, { recursive: true });
const sheet = await browser.newPage();
// Playwright takes no WebP, which is half as large.
const devtools = await sheet.context().newCDPSession(sheet);
for (const account of [null, "demo", "fresh", "pending"] as const) {
  const shown = screens.filter(
    (screen) => screen.account === account && (only.length === 0 || only.includes(screen.name)),
  );
  if (shown.length === 0) continue;
  const [light, dark] = await Promise.all(schemes.map((scheme) => openPage(browser, scheme, account)));
  if (!light || !dark) break;
  for (const screen of shown) {
    const html =
      row(await takeScreen(light, screen), "#e5e7eb") + row(await takeScreen(dark, screen), "#374151");
    await sheet.setContent(`<body style="margin:0;display:inline-block">${html}</body>`);
    const clip = { ...(await sheet.locator("body").boundingBox()), scale: 1 };
    const { data } = await devtools.send("Page.captureScreenshot", {
      format: "webp",
      quality: 60,
      captureBeyondViewport: true,
      clip: { x: 0, y: 0, width: 0, height: 0, ...clip },
    });
    await writeFile(join(folder, `${screen.name}-${label}.webp`), data, "base64");
  }
}
await browser.close();

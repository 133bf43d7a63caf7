import { customerPassword } from "@broker/sandbox/testing";
import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { fillInRegistration, inventPerson, openMailedLink, register, signIn } from "./account.ts";
import { sharePortal } from "./portal.ts";
import { nightTest } from "./scope.ts";

const portal = sharePortal();
let page: Page;

beforeEach(async () => {
  // The viewport is so low that every page scrolls.
  ({ page } = await portal().visit(null, { viewport: { width: 390, height: 480 } }));
});

const isAlive = () => page.getByRole("img", { name: "Northgale" }).waitFor();
const scrollToEnd = () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

nightTest("Sign up reloads the sign-up page", async () => {
  await page.goto("/login");
  await isAlive();
  await page.evaluate(() => Reflect.set(window, "isLoginPage", true));
  await page.getByRole("link", { name: "Sign up" }).click();
  await page.getByRole("heading", { name: "Create your account" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/sign-up");
  expect(await page.evaluate(() => Reflect.has(window, "isLoginPage"))).toBe(false);
});

test("Sign In opens the login page at its top, with the focus at its heading", async () => {
  await page.goto("/sign-up");
  await isAlive();
  await scrollToEnd();
  await page.getByRole("link", { name: "Sign In" }).click();
  await page.locator("h1:focus", { hasText: "Sign in" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/login");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("a sign-in opens the dashboard at its top, with the focus at its heading", async () => {
  const { email } = await portal().customer();
  await page.goto("/login");
  await isAlive();
  await scrollToEnd();
  await signIn(page, email, customerPassword);
  await page.locator("h1:focus", { hasText: "Dashboard" }).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

nightTest("a verified address leads to the heading of the login page", async () => {
  const { email } = await portal().customer({ isNew: true });
  await openMailedLink(page, portal().provider, email);
  await page.getByText("Email verification successful!").waitFor();
  await page.getByRole("link", { name: "Go to Login" }).click();
  await page.locator("h1:focus", { hasText: "Sign in" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/login");
});

test("an unknown address is a 404, with links to the client area and the public home page", async () => {
  const { page, expectProblems } = await portal().visit();
  expectProblems(/status of 404/);
  const answer = await page.goto("/no-such-page");
  expect(answer?.status()).toBe(404);
  await page.getByRole("heading", { name: "Page Not Found!" }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  await page.getByRole("link", { name: "Public home" }).click();
  await page.getByRole("heading", { level: 1, name: "Navigate global markets" }).waitFor();
  await page.goBack();
  await page.getByRole("link", { name: "Back to Home" }).click();
  await page.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
});

test("a user who opens or verifies an account beside another user's session sees that, and can end the session first", async () => {
  const { provider } = portal();
  const first = await portal().customer();
  const { page: shared } = await portal().visit(first);
  const person = inventPerson("Chong Li", "chongli");
  const notice = shared.getByRole("region", { name: "Session" });
  await shared.goto("/sign-up?referralCode=NORTHGALE");
  await notice.getByText(`${first.username} is signed in to this browser`).waitFor();
  await fillInRegistration(shared, person);
  await notice.getByRole("button", { name: "Logout" }).click();
  await notice.waitFor({ state: "detached" });
  await shared.getByRole("button", { name: "Create account" }).click();
  await shared.getByRole("heading", { name: "Account Created" }).waitFor();

  // The reverse case: the e-mailed link is opened beside the session of another user.
  await shared.goto("/login");
  await signIn(shared, first.email, customerPassword);
  await shared.getByText("Welcome, ").waitFor();
  await openMailedLink(shared, provider, person.email);
  await shared.getByText("Email verification successful!").waitFor();
  expect(await notice.textContent()).toContain(`${first.username} is signed in`);
  await notice.getByRole("button", { name: "Logout" }).click();
  await notice.waitFor({ state: "detached" });
  await shared.getByRole("link", { name: "Go to Login" }).click();
  await signIn(shared, person.email, person.password);
  await shared.getByText("Welcome, Chong Li").waitFor();
});

test("the root redirects a signed-in user to the dashboard, and shows the home page after the session's end", async () => {
  const { page: own } = await portal().visit(await portal().customer());
  await own.goto("/");
  await own.getByText("Welcome, ").waitFor();
  expect(new URL(own.url()).pathname).toBe("/dashboard");
  await own.clock.install({ time: Date.now() + 31 * 60_000 });
  await own.goto("/");
  await own.getByRole("heading", { name: "Navigate global markets with confidence" }).waitFor();
  await own.waitForLoadState("networkidle");
  expect(new URL(own.url()).pathname).toBe("/");
});

test("an address cannot choose an unsupported language, nor a stored choice do so", async () => {
  await page.addInitScript(() => localStorage.setItem("locale", "en-XA"));
  await page.goto("/login?lang=en-XA");
  await isAlive();
  await page.waitForLoadState("networkidle");
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Sign in");
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("en");
});

test("a language that an address chooses is used, with its direction, and is stored", async () => {
  await page.goto("/login?lang=ar");
  await page.getByRole("heading", { level: 1, name: "تسجيل الدخول" }).waitFor();
  await page.goto("/sign-up");
  await page.getByRole("heading", { level: 1, name: "إنشاء حسابك" }).waitFor();
  expect(await page.locator("html[lang=ar][dir=rtl]").count()).toBe(1);
  await page.goto("/sign-up?lang=en");
  await page.locator("html[lang=en][dir=ltr]").waitFor();
});

nightTest(
  "a language that an address chooses is used also when a signed-in client is redirected",
  async () => {
    const { page: own } = await portal().visit(await portal().customer());
    await own.goto("/login?lang=ar");
    await own.waitForURL("**/dashboard");
    await own.getByRole("heading", { level: 1, name: "لوحة التحكم" }).waitFor();
    expect(await own.locator("html[lang=ar][dir=rtl]").count()).toBe(1);
  },
);

test("when the dialog for a forgotten password fails to load, a message is shown, and the next click loads it", async () => {
  const { page: weak, expectProblems } = await portal().visit(null);
  expectProblems(/^Failed to load resource/);
  await weak.route("**/assets/password-reset*.js", (route) => route.abort());
  const told: string[] = [];
  weak.on("dialog", (dialog) => {
    told.push(dialog.message());
    void dialog.accept();
  });
  await weak.goto("/login");
  await weak.getByRole("img", { name: "Northgale" }).waitFor();
  const forgot = weak.getByRole("button", { name: "Forgot your password?" });
  await forgot.click();
  await expect.poll(() => told).toEqual(["This could not be loaded. Your data is safe."]);
  await weak.unrouteAll();
  await forgot.click();
  await weak.getByRole("dialog", { name: "Forgot Password" }).waitFor();
});

test("after a sign-up with a wrong address, the form is shown again with the focus on it, and the right one is registered", async () => {
  const person = inventPerson("Nur Aisyah", "wrong");
  await page.goto("/sign-up?referralCode=NORTHGALE");
  await register(page, person);
  await page.getByText("“Resend Verification Email” sends it again").waitFor();
  await page.getByRole("button", { name: "Correct the address" }).click();
  await page.locator("#sign-up-email:focus").fill("right@example.org");
  await page.getByLabel("Username").fill("righted");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByText("right@example.org").waitFor();
  await openMailedLink(page, portal().provider, "right@example.org");
  await page.getByText("Email verification successful!").waitFor();
  expect(new URL(page.url()).pathname).toBe("/email/verify");
});

test("a sign-up that is opened without a referral code has none, and enters the company's own on request", async () => {
  await page.goto("/sign-up");
  await page.getByRole("button", { name: "Create account" }).waitFor();
  const code = page.getByLabel("Referral code");
  expect(await code.inputValue()).toBe("");
  await page.getByRole("button", { name: "I have no code" }).click();
  await expect.poll(() => code.inputValue()).toBe("NORTHGALE");
});

test("the minimum deposit that visitors see is the provider's", async () => {
  await page.goto("/");
  await page.getByText("$10", { exact: true }).first().waitFor();
  expect(await page.getByText(/\$100\b/).count()).toBe(0);
});

test("no script adds styles to a visitors' page, which would style the whole page again", async () => {
  const { page } = await portal().visit();
  await page.goto("/login");
  await page.getByRole("img", { name: "Northgale" }).waitFor();
  // The critical styles of the built HTML, and the place of those of a configuration.
  expect(await page.locator("style").count()).toBe(2);
});

nightTest("a visitors' page looks the same before and after its whole stylesheet is applied", async () => {
  const { page: own } = await portal().visit(null, { viewport: { width: 390, height: 844 } });
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await own.route("**/assets/styles-*.css", async (route) => {
    await held;
    await route.continue();
  });
  const boxes = () =>
    own.evaluate(() =>
      [...document.querySelectorAll("main, h1, main input, main button, main a")].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, fontFamily, fontSize } = getComputedStyle(element);
        return [x, y, width, height, color, backgroundColor, fontFamily, fontSize].join(" ");
      }),
    );
  for (const path of ["/login", "/ar/sign-up"]) {
    await own.goto(path, { waitUntil: "commit" });
    await own.getByRole("heading", { level: 1 }).waitFor();
    await own.evaluate(() => document.fonts.ready);
    const before = await boxes();
    expect(before.length).toBeGreaterThan(5);
    release();
    await own.locator("link[rel=stylesheet][media=all]").waitFor({ state: "attached" });
    expect(await boxes()).toEqual(before);
  }
});

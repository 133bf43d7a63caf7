import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { fillInRegistration, openMailedLink, signIn } from "./account.ts";
import { PASSWORD } from "./customer.ts";
import { sharePortal } from "./portal.ts";

const portal = sharePortal();
let page: Page;

beforeEach(async () => {
  // So low that every page of it scrolls.
  ({ page } = await portal().visit(null, { viewport: { width: 390, height: 300 } }));
});

const isAlive = () => page.getByRole("img", { name: "Northgale" }).waitFor();
const scrollToEnd = () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

test("Sign up loads the sign-up page anew", async () => {
  await page.goto("/login");
  await isAlive();
  await page.evaluate(() => Reflect.set(window, "isLoginPage", true));
  await page.getByRole("link", { name: "Sign up" }).click();
  await page.getByRole("heading", { name: "Create your account" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/sign-up");
  expect(await page.evaluate(() => Reflect.has(window, "isLoginPage"))).toBe(false);
});

test("Sign In arrives at the top of the login page, at its heading", async () => {
  await page.goto("/sign-up");
  await isAlive();
  await scrollToEnd();
  await page.getByRole("link", { name: "Sign In" }).click();
  await page.locator("h1:focus", { hasText: "Sign in" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/login");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("whoever signs in arrives at the top of the dashboard, at its heading", async () => {
  const { email } = await portal().customer();
  await page.goto("/login");
  await isAlive();
  await scrollToEnd();
  await signIn(page, email, PASSWORD);
  await page.locator("h1:focus", { hasText: "Dashboard" }).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("a verified address leads to the heading of the login page", async () => {
  const { email } = await portal().customer({ isNew: true });
  await openMailedLink(page, portal().provider, email);
  await page.getByText("Email verification successful!").waitFor();
  await page.getByRole("link", { name: "Go to Login" }).click();
  await page.locator("h1:focus", { hasText: "Sign in" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/login");
});

test("an unknown address is answered with 404, and leads back to the client area and to the public home", async () => {
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

test("who opens an account, or verifies one, beside another's session is told of it and can end it first", async () => {
  const { provider } = portal();
  const first = await portal().customer();
  const { page: shared } = await portal().visit(first);
  const person = {
    fullName: "Chong Li",
    username: "chongli2",
    email: "chong2@example.com",
    password: PASSWORD,
  };
  const notice = shared.getByRole("region", { name: "Session" });
  await shared.goto("/sign-up?referralCode=NORTHGALE");
  await notice.getByText(`${first.username} is signed in in this browser`).waitFor();
  await fillInRegistration(shared, person);
  await notice.getByRole("button", { name: "Logout" }).click();
  await notice.waitFor({ state: "detached" });
  await shared.getByRole("button", { name: "Create account" }).click();
  await shared.getByRole("heading", { name: "Account Created" }).waitFor();

  // The other way round: by the mailed link, beside the session of whoever signed in meanwhile.
  await shared.goto("/login");
  await signIn(shared, first.email, PASSWORD);
  await shared.getByText("Welcome, ").waitFor();
  await openMailedLink(shared, provider, person.email);
  await shared.getByText("Email verification successful!").waitFor();
  expect(await notice.textContent()).toContain(`${first.username} is signed in`);
  await notice.getByRole("button", { name: "Logout" }).click();
  await notice.waitFor({ state: "detached" });
  await shared.getByRole("link", { name: "Go to Login" }).click();
  await signIn(shared, person.email, PASSWORD);
  await shared.getByText("Welcome, Chong Li").waitFor();
});

test("the root leads whoever is signed in to the dashboard, and shows home once that session is over", async () => {
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

test("an address chooses no language that nobody speaks, and none that was chosen so before stays", async () => {
  await page.addInitScript(() => localStorage.setItem("locale", "en-XA"));
  await page.goto("/login?lang=en-XA");
  await isAlive();
  await page.waitForLoadState("networkidle");
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Sign in");
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("en");
});

test("a language that an address chooses is spoken, in its direction, and stays", async () => {
  await page.goto("/login?lang=ar");
  await page.getByRole("heading", { level: 1, name: "تسجيل الدخول" }).waitFor();
  await page.goto("/sign-up");
  await page.getByRole("heading", { level: 1, name: "إنشاء حسابك" }).waitFor();
  expect(await page.locator("html[lang=ar][dir=rtl]").count()).toBe(1);
  await page.goto("/sign-up?lang=en");
  await page.locator("html[lang=en][dir=ltr]").waitFor();
});

test("a language that an address chooses is spoken also where a client who is signed in is led on", async () => {
  const { page: own } = await portal().visit(await portal().customer());
  await own.goto("/login?lang=ar");
  await own.waitForURL("**/dashboard");
  await own.getByRole("heading", { level: 1, name: "لوحة التحكم" }).waitFor();
  expect(await own.locator("html[lang=ar][dir=rtl]").count()).toBe(1);
});

test("the dialog for a forgotten password that does not come says so in sight, and comes with the next press", async () => {
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

test("a sign-up that is opened directly begins with the company's own referral code", async () => {
  await page.goto("/sign-up");
  await page.getByRole("button", { name: "Create account" }).waitFor();
  expect(await page.locator("[data-affiliate-code] input").inputValue()).toBe("NORTHGALE");
});

test("the minimum deposit that visitors are shown is the one that the provider takes", async () => {
  await page.goto("/");
  await page.getByText("$10", { exact: true }).first().waitFor();
  expect(await page.getByText(/\$100\b/).count()).toBe(0);
});

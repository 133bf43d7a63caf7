import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { readDialog } from "./account.ts";
import { details } from "./faults/account-journeys.ts";
import { picture } from "./faults/money-journeys.ts";
import { hideCapabilities } from "./hide-capabilities.ts";
import { type PhoneLink, readPhoneLink, unlock } from "./phone-camera.ts";
import { phone, type Portal, sharePortal } from "./portal.ts";
import { untilQuiet } from "./quiet.ts";

const portal = sharePortal();
const OPEN_CAMERA = "Use the camera of your phone: Front side of ID";

/** Fills in the first step of the identity check on a computer, and opens the second step. */
async function openDocument(page: Page): Promise<void> {
  await page.goto("/my-account");
  for (const [label, text] of Object.entries(details)) await page.getByLabel(label).fill(text);
  await page.getByRole("button", { name: "Next" }).click();
  await page.locator("h2:focus", { hasText: "Identity document" }).waitFor();
}

/** Creates a link for a phone on the computer, and returns its address and its code. */
async function begin(page: Page): Promise<PhoneLink> {
  await page.getByRole("button", { name: OPEN_CAMERA }).click();
  const dialog = page.getByRole("dialog", { name: "Front side of ID" });
  await dialog.getByText("Waiting for your phone...").waitFor();
  return readPhoneLink(dialog);
}

/** Opens a link by its code in a new browser context of a phone, without cookies or storage. */
async function openPhone({ visit }: Portal, { link, code }: PhoneLink) {
  const visited = await visit(null, { viewport: phone, hasTouch: true, isMobile: true });
  await visited.page.goto(link);
  await unlock(visited.page, code);
  await visited.page.getByRole("heading", { level: 1, name: "Front side of ID" }).waitFor();
  return visited;
}
const takePhoto = (page: Page) => page.locator("input[type=file]").setInputFiles(picture("photo.png"));
const send = (page: Page) => page.getByRole("button", { name: "Send photo" }).click();
const arrived = (page: Page) =>
  page.getByRole("heading", { level: 1, name: "The photo has arrived" }).waitFor();

test("a phone takes the photo of the front by the link on a computer, which follows it, takes the photo into its form, and submits it", async () => {
  const { customer, effects, visit } = portal();
  const mine = await customer({ isUnchecked: true });
  const { page } = await visit(mine);
  await openDocument(page);
  await page.getByRole("radio", { name: "Passport" }).click({ force: true });
  const begun = await begin(page);

  const { page: camera, context } = await openPhone(portal(), begun);
  const calls: string[] = [];
  context.on("request", (request) => void calls.push(request.url()));
  const dialog = page.getByRole("dialog", { name: "Front side of ID" });
  await dialog.getByText("Your phone has opened the link. Take the photo there.").waitFor();
  expect(await camera.locator("input[type=file]").getAttribute("capture")).toBe("environment");
  await takePhoto(camera);
  await send(camera);
  await arrived(camera);
  await camera.getByText("You can go on at your computer.").waitFor();
  // The page makes no call of the client area, and sends no request to another site.
  const addresses = calls.map((url) => new URL(url));
  expect(addresses.flatMap(({ pathname }) => (pathname.startsWith("/api/") ? [pathname] : []))).toEqual([
    "/api/User/SendKycCapture",
  ]);
  expect(new Set(addresses.map(({ origin }) => origin))).toEqual(new Set([new URL(begun.link).origin]));

  await dialog.waitFor({ state: "detached" });
  await page.getByText("photo.png").waitFor();
  await page.locator("input[type=file]").last().setInputFiles(picture("back.png"));
  await page.getByText("I confirm that all the information is correct").click();
  await page.getByRole("button", { name: "Submit All" }).click();
  expect(await readDialog(page, "Success")).toContain("Account verification submitted successfully!");
  expect(await effects("KycVerification", mine.userId)).toBe(1);
  await camera.reload();
  await unlock(camera, begun.code);
  await camera.getByRole("heading", { level: 1, name: "This link has ended" }).waitFor();
});

test("a photo whose answer was lost stays on the phone, is sent again, and is stored once", async () => {
  const { customer, effects, visit } = portal();
  const { page } = await visit(await customer({ isUnchecked: true }));
  await openDocument(page);
  const { page: camera, context, expectProblems } = await openPhone(portal(), await begin(page));
  expectProblems(/SendKycCapture|Failed to load resource|net::ERR/);
  const before = await effects("SendKycCapture");
  await context.route(
    "**/SendKycCapture",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await takePhoto(camera);
  await send(camera);
  await camera.getByText("The photo may not have arrived. Please send it again.").waitFor();
  await send(camera);
  await arrived(camera);
  await page.getByText("photo.png").waitFor();
  expect(await effects("SendKycCapture")).toBe(before + 1);
});

test("a person who was sent the link alone is warned, and the page opens no camera and takes no photo without the code of the computer", async () => {
  const { customer, effects, visit } = portal();
  const { page } = await visit(await customer({ isUnchecked: true }));
  await openDocument(page);
  const { link, code } = await begin(page);
  const before = await effects("SendKycCapture");
  const { page: camera } = await visit(null, { viewport: phone });
  await camera.goto(link);
  await camera.getByText(/^Go on only if you opened this page yourself/).waitFor();
  for (const guess of ["", "12", code === "0000" ? "0001" : "0000"]) {
    await unlock(camera, guess);
    await camera
      .locator("form")
      .getByText(/^This is not the code/)
      .waitFor();
    expect(await camera.locator("input[type=file]").count()).toBe(0);
  }
  await page
    .getByRole("dialog", { name: "Front side of ID" })
    .getByText("Waiting for your phone...")
    .waitFor();
  expect(await effects("SendKycCapture")).toBe(before);
});

test("the page on the phone keeps its link when its language is changed", async () => {
  const { customer, visit } = portal();
  const { page } = await visit(await customer({ isUnchecked: true }));
  await openDocument(page);
  const { link, code } = await begin(page);
  const { page: camera } = await openPhone(portal(), { link, code });
  await camera.goto(link.replace("/capture", "/ms/capture"));
  await camera.getByLabel("Kod pada komputer anda").fill(code);
  await camera.keyboard.press("Enter");
  await camera.getByRole("heading", { level: 1, name: "Bahagian depan dokumen pengenalan" }).waitFor();
  expect(new URL(camera.url()).hash).toBe(new URL(link).hash);
  await camera.reload();
  await camera.getByLabel("Kod pada komputer anda").fill(code);
  await camera.keyboard.press("Enter");
  await takePhoto(camera);
  await camera.getByRole("button", { name: "Hantar foto" }).click();
  await camera.getByRole("heading", { level: 1, name: "Foto telah sampai" }).waitFor();
});

test("a link that another one has replaced says so on the phone", async () => {
  const { customer, visit } = portal();
  const { page } = await visit(await customer({ isUnchecked: true }));
  await openDocument(page);
  const first = await begin(page);
  const dialog = page.getByRole("dialog", { name: "Front side of ID" });
  await dialog.getByRole("button", { name: "Close" }).click();
  await dialog.waitFor({ state: "detached" });
  expect((await begin(page)).link).not.toBe(first.link);
  const { page: camera } = await visit(null, { viewport: phone });
  await camera.goto(first.link);
  await unlock(camera, first.code);
  await camera.getByRole("heading", { level: 1, name: "This link has ended" }).waitFor();
});

test("without the capability a file is chosen as before: there is no button, and nothing of phones is requested", async () => {
  const { customer, visit } = portal();
  const { page, context } = await visit(await customer({ isUnchecked: true }));
  const sent: string[] = [];
  context.on("request", (request) => void sent.push(request.url()));
  await hideCapabilities(context, "kycCapture");
  await openDocument(page);
  await untilQuiet(page);
  expect(await page.getByRole("button", { name: /phone/ }).count()).toBe(0);
  expect(sent.filter((url) => /KycCapture|phone-camera/.test(url))).toEqual([]);
});

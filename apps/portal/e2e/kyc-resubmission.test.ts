import { type Customer, smallestImage } from "@broker/sandbox/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { readDialog } from "./account.ts";
import { openBackOffice } from "./back-office.ts";
import { picture } from "./faults/money-journeys.ts";
import { hideCapabilities } from "./hide-capabilities.ts";
import { readPhoneLink, unlock } from "./phone-camera.ts";
import { phone, sharePortal } from "./portal.ts";
import { untilQuiet } from "./quiet.ts";

const portal = sharePortal();

/** Sends the identity check of a client with a call of the API, without the portal. */
async function submitIdentity({ call, userId, email }: Customer): Promise<void> {
  const form = new FormData();
  const fields = {
    CompanyId: "9",
    UserId: String(userId),
    FirstName: "Nur",
    LastName: "Aisyah",
    Email: email,
    ContactNumber: "+60198765432",
    DateOfBirth: "1990-05-13T16:00:00Z",
    Address: "12 Jalan Ampang, Kuala Lumpur, 50450",
    Nationality: "Malaysian",
    DocumentType: "passport",
    Id: "A12345678",
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const side of ["FrontKyc", "BackKyc"])
    form.set(side, new File([smallestImage], `${side}.png`, { type: "image/png" }));
  await call("User/KycVerification", form);
}

/** Opens the desk for identity checks, as a member of staff, and returns the row of a client. */
async function openDesk(page: Page, email: string) {
  await openBackOffice(page, "/kyc");
  return page.getByRole("row", { name: email });
}

test("staff refuse the back side, and its client reads why on the open page, is led to it from the dashboard, sends only this one again, and is approved", async () => {
  const { customer, effects, provider, visit } = portal();
  const mine = await customer({ isUnchecked: true });
  await submitIdentity(mine);
  const { page } = await visit(mine);
  await page.goto("/my-account");
  await page.getByText("Account Status: Submitted, pending approval").waitFor();
  await untilQuiet(page);

  const { expectProblems, page: staff } = await visit();
  // The clients of the template have rows of files, whose bytes are not copied with it.
  expectProblems(/404/);
  const row = await openDesk(staff, mine.email);
  const back = row.getByRole("combobox", { name: "Back side", exact: true });
  await back.selectOption({ label: "The picture is not sharp" });
  await row.getByLabel("Back side: words for the client").fill("The number cannot be read.");
  await row.getByRole("button", { name: "Refuse documents" }).click();
  await row.waitFor({ state: "detached" });

  await page.getByRole("heading", { name: "Please send one document again" }).waitFor();
  await page.getByText("The number cannot be read.").waitFor();
  await page.goto("/deposit-withdraw?tab=withdrawal");
  await page.getByText("Please send one document again").waitFor();
  await page.goto("/dashboard");
  await page.getByRole("heading", { name: "Please send one document again" }).waitFor();
  await page.getByRole("link", { name: "Send again" }).click();
  await page.getByText("The number cannot be read.").waitFor();
  const pickers = page.getByRole("button", { name: /^Choose a file/ });
  expect(await pickers.count()).toBe(1);
  await page.getByRole("button", { name: "Send again" }).click();
  await page.getByText("Back side of ID is required").filter({ visible: true }).first().waitFor();
  await page.locator("input[type=file]").setInputFiles(picture("sharp.png"));
  await page.getByRole("button", { name: "Send again" }).dblclick();
  expect(await readDialog(page, "Success")).toContain("Account verification submitted successfully!");
  await page.getByText("Account Status: Submitted, pending approval").waitFor();
  expect(await effects("ResubmitKyc", mine.userId)).toBe(1);

  await staff.goto("/sandbox/backoffice/kyc");
  await row.getByText("Front side: Accepted before").waitFor();
  await row.getByRole("button", { name: "Approve" }).click();
  await row.waitFor({ state: "detached" });
  await page.getByText("Completed and approved.").waitFor();
  await expect
    .poll(async () => (await provider.readLetter(mine.email)).subject)
    .toBe("Your identity is verified");
});

test("a phone takes the photo of a refused side, which is sent again", async () => {
  const { customer, effects, provider, visit } = portal();
  const mine = await customer({ isUnchecked: true });
  await submitIdentity(mine);
  await provider.control(`kyc/${mine.userId}/refuse`, { refusals: { back: { reason: "blurred" } } });
  const { page } = await visit(mine);
  await page.goto("/my-account");
  await page.getByRole("button", { name: "Use the camera of your phone: Back side of ID" }).click();
  const { link, code } = await readPhoneLink(page.getByRole("dialog"));
  const { page: camera } = await visit(null, { viewport: phone });
  await camera.goto(link);
  await unlock(camera, code);
  await camera.getByRole("heading", { level: 1, name: "Back side of ID" }).waitFor();
  await camera.locator("input[type=file]").setInputFiles(picture("sharp.png"));
  await camera.getByRole("button", { name: "Send photo" }).click();
  await page.getByText("sharp.png").waitFor();
  await page.getByRole("button", { name: "Send again" }).click();
  expect(await readDialog(page, "Success")).toContain("Account verification submitted successfully!");
  expect(await effects("ResubmitKyc", mine.userId)).toBe(1);
});

test("without the capability a check with a refused document is shown as cancelled, with the reason, and neither call is sent", async () => {
  const { customer, provider, visit } = portal();
  const mine = await customer({ isUnchecked: true });
  await submitIdentity(mine);
  await provider.control(`kyc/${mine.userId}/refuse`, { refusals: { back: { reason: "dark" } } });
  const { context, page } = await visit(mine);
  const sent: string[] = [];
  context.on("request", (request) => void sent.push(request.url()));
  await hideCapabilities(context, "kycResubmission");
  await page.goto("/my-account");
  await page.getByRole("heading", { name: "Account Status: Cancelled by the admin." }).waitFor();
  await page.getByText("Reason: Back side: The picture is too dark").waitFor();
  await untilQuiet(page);
  expect(await page.getByRole("button", { name: /^Choose a file|Send again/ }).count()).toBe(0);
  for (const path of ["/dashboard", "/deposit-withdraw?tab=withdrawal"]) {
    await page.goto(path);
    await page.getByText("Your verification was cancelled. Contact support.").waitFor();
    await untilQuiet(page);
  }
  expect(
    sent.filter((url) => /GetKycReview|ResubmitKyc|kyc-resubmission|refused-documents/.test(url)),
  ).toEqual([]);
});

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page, Request } from "playwright-core";
import { expect, test } from "vitest";
import { openBackOffice } from "./back-office.ts";
import { phone, sharePortal } from "./portal.ts";
import { untilQuiet } from "./quiet.ts";

const portal = sharePortal();
/** A provider that takes no files with messages. */
const without = sharePortal({ MESSAGE_FILES: "0" });

const picture = fileURLToPath(new URL("../../sandbox/src/seed/specimen-front.png", import.meta.url));

const field = (page: Page) => page.getByRole("textbox", { name: "Your message" });
const picker = (page: Page, number: number) =>
  page.getByRole("group", { name: `File ${number}` }).locator("input[type=file]");

/** Sends the first message of a conversation, with the files that are chosen, and returns the id of the conversation. */
async function open(page: Page, text: string): Promise<string> {
  await page.getByLabel("What is it about?").selectOption({ label: "Something else" });
  await field(page).fill(text);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.waitForURL(/id=C-/);
  return new URL(page.url()).searchParams.get("id") ?? "";
}

/** Returns the names of the form fields in the body of a request. */
const fieldsOf = (request: Request | undefined): readonly string[] =>
  [...(request?.postDataBuffer()?.toString("latin1") ?? "").matchAll(/ name="(\w+)"/g)].map(
    ([, name = ""]) => name,
  );

/** Returns a list to which each request of a page that sends a message is added. */
function watchMessages(page: Page): readonly Request[] {
  const sent: Request[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/SendMessage")) sent.push(request);
  });
  return sent;
}

test("a file goes with a message, staff read it and answer with one, and both are downloaded from the conversation", async () => {
  const { visit, customer, effects } = portal();
  const mine = await customer();
  const { page } = await visit(mine, { viewport: phone });
  await page.goto("/profile?view=messages&id=new");
  await picker(page, 1).setInputFiles({
    name: "notes.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("x"),
  });
  const form = page.getByRole("form", { name: "New message" });
  await form.getByText("Unsupported file format. Only JPG, PNG and PDF are allowed.").waitFor();
  await picker(page, 1).setInputFiles(picture);
  await page.getByRole("button", { name: "Remove specimen-front.png" }).waitFor();
  const threadId = await open(page, "This is the front side.");
  await page.getByRole("link", { name: "specimen-front.png" }).waitFor();
  const { page: desk } = await visit();
  await openBackOffice(desk, `/threads/${threadId}`);
  const [received] = await Promise.all([
    desk.waitForEvent("download"),
    desk.getByRole("link", { name: "specimen-front.png" }).click(),
  ]);
  expect((await readFile(await received.path())).subarray(1, 4).toString()).toBe("PNG");
  await desk.getByLabel("Answer").fill("Thank you. This is our copy.");
  await desk.getByLabel("File 1").setInputFiles(picture);
  await desk.getByRole("button", { name: "Send" }).click();
  await desk.waitForURL("**/backoffice/threads");
  await page.getByText("Thank you. This is our copy.").waitFor();
  await expect.poll(() => page.getByRole("link", { name: "specimen-front.png" }).count()).toBe(2);
  const [answered] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "specimen-front.png" }).last().click(),
  ]);
  expect(answered.suggestedFilename()).toBe("specimen-front.png");
  expect(await effects("SendMessage", mine.userId)).toBe(1);
});

test("after a reload the text is kept, and the files are to be chosen again", async () => {
  const { visit, customer } = portal();
  const { page } = await visit(await customer());
  await page.goto("/profile?view=messages&id=new");
  await picker(page, 1).setInputFiles(picture);
  await field(page).fill("Half a sentence");
  await untilQuiet(page);
  await page.reload();
  await expect.poll(() => field(page).inputValue()).toBe("Half a sentence");
  const again = page.getByText("Please choose specimen-front.png again. Files are not kept after a reload.");
  await again.waitFor();
  await picker(page, 1).setInputFiles(picture);
  await again.waitFor({ state: "detached" });
  await open(page, "A whole one.");
  await page.getByRole("link", { name: "specimen-front.png" }).waitFor();
});

test("without files in messages there is no field for them, and a message is sent as before", async () => {
  const { visit, customer } = without();
  const { page } = await visit(await customer());
  const sent = watchMessages(page);
  await page.goto("/profile?view=messages&id=new");
  await field(page).waitFor();
  await untilQuiet(page);
  expect(await page.locator("input[type=file]").count()).toBe(0);
  await open(page, "A question.");
  await page.getByText("A question.").waitFor();
  expect(sent.map(fieldsOf)).toEqual([["Key", "Text", "Topic"]]);
});

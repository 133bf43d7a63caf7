import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { createQueueStreams } from "../src/backoffice/queue-streams.ts";
import type { Standbys } from "../src/db/standby/standbys.ts";
import { createCustomer, type Customer } from "./customer.ts";
import { DEMO, hundredDollars } from "./provider.ts";
import { browser, origin, provider, serveProvider } from "./served-provider.ts";

const PATH = "/sandbox/backoffice";

serveProvider("whole");

let client: Customer;
beforeAll(async () => {
  client = await createCustomer(provider);
});

/** Opens the back office as a member of staff. */
async function open(email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  page.setDefaultTimeout(15_000);
  await page.goto(origin + PATH);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password").fill(DEMO.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("search", { name: "Back office" }).waitFor();
  return page;
}

test("a new deposit changes the length of its queue, is announced, and moves nothing until it is requested", async () => {
  const page = await open("finance@example.com");
  const cell = page.locator('[data-queue="deposits"]');
  const before = Number(await cell.textContent());
  const rows = await page.locator("tbody tr").count();
  const { transactionId } = await client.client.call("DepositRequest", hundredDollars);
  await page
    .getByRole("status")
    .getByText(`Now ${before + 1} wait here; there were ${before} when this page was loaded.`)
    .waitFor();
  expect(await cell.textContent()).toBe(String(before + 1));
  expect(await page.locator("tbody tr").count()).toBe(rows);
  await page.getByRole("link", { name: "Show them" }).click();
  await page.getByText(transactionId).waitFor();
  await page.close();
});

test("a change of the queue is not announced on the tab of decided rows, which it does not change", async () => {
  const page = await open("finance@example.com");
  await page.goto(`${origin}${PATH}?state=decided`);
  const cell = page.locator('[data-queue="deposits"]');
  const before = await cell.textContent();
  await client.client.call("DepositRequest", hundredDollars);
  // The script of the page writes the number and the announcement in one step, so no announcement follows.
  await expect.poll(() => cell.textContent(), { timeout: 15_000 }).not.toBe(before);
  expect(await page.locator("#news").textContent()).toBe("");
  await page.close();
});

test("Control and K lead to the search from everywhere, and Enter to the client", async () => {
  const page = await open("staff@example.com");
  await page.goto(`${origin}${PATH}/ledger`);
  await page.keyboard.press("Control+k");
  await page.keyboard.type(client.email);
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Amira Rahman" }).click();
  await page.getByRole("heading", { level: 1, name: "Amira Rahman" }).waitFor();
  expect(page.url()).toBe(`${origin}${PATH}/clients/${client.userId}`);
  await page.close();
});

describe("a stream of the lengths of queues", () => {
  test("asvs(8.2.1): is for staff, and holds the queues that the role may read", async () => {
    expect(await (await provider.visitor().fetch(`${PATH}/live`)).text()).toContain('name="password"');
    const support = await provider.staff(undefined, "support@example.com");
    const response = await support.fetch(`${PATH}/live`);
    expect(response.headers.get("content-type")).toBe("text/event-stream");
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    while (!text.includes("data: ")) text += (await reader?.read())?.value ?? "";
    expect(Object.keys(JSON.parse(text.slice(text.indexOf("{"), text.indexOf("}") + 1)))).toEqual([
      "deposits",
      "unmatched",
      "withdrawals",
      "transfers",
      "factors",
      "deletions",
      "threads",
      "support",
    ]);
    await reader?.cancel();
  });

  test("counts the queues once at a time, however long a count takes", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const counts: (() => void)[] = [];
    const readNow: Standbys["readNow"] = async (read) => {
      await new Promise<void>((done) => counts.push(done));
      return read(provider.deps.sql);
    };
    const queues = createQueueStreams({ ...provider.deps, standbys: { ...provider.deps.standbys, readNow } });
    try {
      const response = queues.open({ tokenHash: "a", queues: ["kyc"] });
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      await reader?.read();
      vi.advanceTimersByTime(10_000);
      expect(counts).toHaveLength(1);
      counts[0]?.();
      expect((await reader?.read())?.value).toMatch(/^data: \{"kyc":\d+\}/);
      const count = () => {
        vi.advanceTimersByTime(2_000);
        return counts.length;
      };
      await expect.poll(count).toBe(2);
      counts[1]?.();
    } finally {
      queues.close();
      vi.useRealTimers();
    }
  });

  test("ends with its session", async () => {
    const queues = createQueueStreams(provider.deps, { beat: 20, count: 20 });
    const response = queues.open({ tokenHash: "of no session", queues: [] });
    expect(await response.text()).toContain("retry: 3000");
    expect(queues.count()).toBe(0);
  });

  test("is limited per session, whose oldest one ends, and per replica", async () => {
    const queues = createQueueStreams(provider.deps, { all: 3, ofSession: 1 });
    const reader = (tokenHash: string) => ({ tokenHash, queues: [] });
    const first = queues.open(reader("a"));
    queues.open(reader("a"));
    expect(await first.text()).toBe("retry: 3000\n\n");
    expect(queues.count()).toBe(1);
    for (const name of ["b", "c"]) queues.open(reader(name));
    expect(() => queues.open(reader("d"))).toThrow("There are too many open pages.");
    queues.close();
    expect(queues.count()).toBe(0);
  });
});

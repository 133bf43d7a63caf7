import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { describeDone } from "../src/backoffice/done.ts";
import { createCustomer } from "./customer.ts";
import { createProvider, hundredDollars, type Provider, type Visitor } from "./provider.ts";

const PATH = "/sandbox/backoffice";

let provider: Provider;
let staff: Visitor;
beforeAll(async () => {
  provider = await createProvider();
  staff = await provider.staff();
});
afterAll(() => provider.close());

const open = async (address: string, who = staff) => (await who.fetch(address)).text();
const post = (path: string, fields: Record<string, string>) =>
  staff.fetch(PATH + path, { method: "POST", body: new URLSearchParams(fields) });
const addressOf = (answer: Response) => answer.headers.get("location") ?? "";

/** Returns the place in the form of a row, as a browser sends it. */
const placeIn = (page: string, id: string): string =>
  new RegExp(`decide/\\w+/${id}">[^]*?<input type="hidden" name="place" value="([^"]*)"`).exec(page)?.[1] ??
  "";

test("after a decision the page says what was done, where the decided row was, before the next row", async () => {
  const { client } = await createCustomer(provider);
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1)
    ids.push((await client.call("DepositRequest", hundredDollars)).transactionId);
  const [before = "", decided = "", next = ""] = ids;
  const place = placeIn(await open(PATH), decided);
  expect(place).toMatch(/^waiting-\d+$/);
  const answer = await post(`/decide/deposits/${decided}`, { step: "complete", place });
  expect(answer.status).toBe(303);
  expect(addressOf(answer)).toMatch(/^\/sandbox\/backoffice\?page=0&at=\d+&done=[\w-]+#done$/);
  const page = await open(addressOf(answer));
  const said = page.indexOf(
    `<p id="done" class="news" role="status" tabindex="-1">Deposit ${decided}: completed.</p>`,
  );
  expect(said).toBeGreaterThan(page.indexOf(`<code>${before}</code>`));
  expect(said).toBeLessThan(page.indexOf(`<code>${next}</code>`));
  expect(page.match(/id="done"/g)).toHaveLength(1);

  // The last row of the page has no next one.
  const last = await post(`/decide/deposits/${next}`, { step: "process", place: "waiting-49" });
  expect(await open(addressOf(last))).toContain(`Deposit ${next}: marked as processing.`);
  // A form without a place leads to the beginning of its queue.
  const plain = await post(`/decide/deposits/${next}`, {
    step: "cancel",
    comment: "No payment",
    place: "//x",
  });
  expect(addressOf(plain)).toMatch(/^\/sandbox\/backoffice\?done=[\w-]+#done$/);
  expect(await open(addressOf(plain))).toContain(`Deposit ${next}: cancelled.`);
});

test("a decision on the page of a client returns to that page", async () => {
  const { userId } = await createCustomer(provider);
  const page = await open(`${PATH}/clients/${userId}`);
  const place = placeIn(page, String(userId));
  expect(place).toBe("client");
  const submitted = /name="submitted" value="([^"]*)"/.exec(page)?.[1] ?? "";
  const answer = await post(`/decide/kyc/${userId}`, {
    step: "cancel",
    comment: "It is another person's",
    place,
    submitted,
  });
  expect(addressOf(answer)).toMatch(new RegExp(`^${PATH}/clients/${userId}\\?done=[\\w-]+#done$`));
  expect(await open(addressOf(answer))).toContain(`Identity check of client ${userId}: cancelled.`);
});

test("the sentence is that of the member of staff who decided, not of a link that claims it", async () => {
  const { client } = await createCustomer(provider);
  const { transactionId } = await client.call("DepositRequest", hundredDollars);
  const answer = await post(`/decide/deposits/${transactionId}`, { step: "process" });
  const other = await provider.staff(undefined, "finance@example.com");
  expect(await open(addressOf(answer), other)).not.toContain('id="done"');
  for (const forged of ["complete", "'", "00000000-0000-4000-8000-000000000000"])
    expect(await open(`${PATH}?done=${forged}`)).not.toContain('id="done"');
});

test("changes of the catalogue, of staff and of messages are confirmed in words", async () => {
  const saved = await post("/catalogue/currencies/MYR", { sellRate: "4.47", buyRate: "4.41" });
  expect(saved.status).toBe(303);
  expect(await open(addressOf(saved))).toMatch(/role="status" tabindex="-1">Rates of MYR: saved\.<\/p>/);
});

describe("what was done, in words", () => {
  test.each([
    [["deposits D-1 → complete: Seen"], "Deposit D-1: completed."],
    [["withdrawals W-1 → reject: Wrong: name"], "Withdrawal W-1: rejected."],
    [["transfers T-1 → approve", "second of two approvals, the first by user 3"], "Transfer T-1: approved."],
    [
      ["deposits D-1 → complete", "first of two approvals: not done yet"],
      "Deposit D-1. Your approval is recorded. Another person has to approve this amount too before it is done.",
    ],
    [["unmatched 7 → credit 447.00: Late"], "Unmatched payment 7: credited."],
    [["kyc 1001 → refuse: front blurred"], "Identity check of client 1001: documents refused."],
    [["conversation C-1 → answered"], "Conversation C-1: answered."],
    [["message M-1 → closed", "message M-2 → closed"], "Message M-1: closed, message M-2: closed."],
    [["role of user 7: support → none"], "Role of user 7: support → none."],
    [['platform Daybreak Bank: {"activeDeposit":true}'], "Platform Daybreak Bank: saved."],
  ])("%j is %s", (changes, sentence) => {
    expect(describeDone(changes)).toBe(sentence);
  });
});

describe("an unknown address", () => {
  const page = { headers: { accept: "text/html" } };

  test.each(["/nothing", "/threads/none", "/decide/deposits", "/"])(
    "%s below the back office has a page of its own, for staff with their sections",
    async (path) => {
      const answer = await staff.fetch(PATH + path, page);
      expect(answer.status).toBe(404);
      const text = await answer.text();
      expect(text).toContain("The back office has no page at this address.");
      expect(text).toContain('<nav aria-label="Back office" class="sections">');
      const visitor = await provider.visitor().fetch(PATH + path, page);
      expect(visitor.status).toBe(404);
      expect(await visitor.text()).not.toContain("sections");
    },
  );

  test("of the sandbox's other tools is answered by the sandbox, not by the portal", async () => {
    const answer = await provider.visitor().fetch("/sandbox/nothing", page);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("The sandbox has no such page.");
  });
});

test("the two queues of messages have different names", async () => {
  const labels = [...(await open(PATH)).matchAll(/>([A-Z][\w ]+)\s*<span class="count"/g)].map(([, label]) =>
    label?.trim(),
  );
  expect(labels).toEqual(expect.arrayContaining(["Conversations", "Contact form"]));
  expect(labels).not.toContain("Messages");
  expect(await open(`${PATH}/support`)).toContain("<h1>Contact form</h1>");
});

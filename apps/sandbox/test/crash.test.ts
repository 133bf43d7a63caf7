import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, createIdempotencyKey, isApiError, type SessionIds } from "@broker/sdk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort, type Process, startProcess, untilReady } from "./process.ts";
import { DEMO, hundredDollars, receipt } from "./provider.ts";

const ROUNDS = 5;
const SEED = 20_261_121;

/** Numbers that look random and are the same in every run (mulberry32). */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}

let folder: string;
let port: number;
let running: Process;
const url = () => `http://127.0.0.1:${port}`;
const boot = async () => {
  running = startProcess({ PORT: String(port), DATA_DIR: folder, SESSION_MINUTES: "1000" });
  await untilReady(running, url());
};
const control = async (path: string, body?: object): Promise<unknown> => {
  const headers = { authorization: "Bearer sandbox", "content-type": "application/json" };
  const init = body ? { method: "POST", body: JSON.stringify(body) } : {};
  const response = await fetch(`${url()}/sandbox/control/${path}`, { headers, ...init });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "crash-"));
  port = await freePort();
  await boot();
}, 60_000);
afterAll(async () => {
  running.child.kill("SIGKILL");
  await running.exit;
  await rm(folder, { recursive: true, force: true });
});

test(
  `killed at ${ROUNDS} random moments, nothing acknowledged is lost and the books add up`,
  { timeout: 120_000 },
  async () => {
    let cookie = "";
    let ids: SessionIds | null = null;
    const send = async (request: Request) => {
      const headers = new Headers(request.headers);
      headers.set("cookie", cookie);
      const response = await fetch(new Request(request, { headers }));
      for (const line of response.headers.getSetCookie())
        if (!line.includes("Max-Age=0")) [cookie = ""] = line.split(";");
      return response;
    };
    const client = createClient({ baseUrl: url(), companyId: 9, fetch: send, session: () => ids });
    ids = await client.call("UserLogin", { email: DEMO.email, password: DEMO.password });
    const start = (await client.call("GetUserInfo", {})).eWalletBalance;

    /** What the provider said that it did. */
    const requested = new Set<string>();
    const proven = new Set<string>();
    const completed = new Set<string>();
    const journey = async () => {
      for (;;) {
        const { transactionId } = await client.call("DepositRequest", hundredDollars, {
          idempotencyKey: createIdempotencyKey(),
        });
        requested.add(transactionId);
        await client.call("SubmitDeposit", { ...hundredDollars, transactionId, receipt: receipt() });
        proven.add(transactionId);
        await control(`deposits/${transactionId}/complete`, {});
        completed.add(transactionId);
      }
    };

    const random = numbers(SEED);
    for (let round = 0; round < ROUNDS; round += 1) {
      const stopped = journey().catch((error: unknown) => error);
      await new Promise((resolve) => setTimeout(resolve, 30 + random.next().value * 400));
      running.child.kill("SIGKILL");
      await running.exit;
      const reason = await stopped;
      expect(isApiError(reason) ? reason.kind : String(reason)).toMatch(/offline|server|malformed|TypeError/);
      await boot();

      expect(await control("ledger")).toMatchObject({ ok: true, violations: [] });
      const rows = new Map(
        (await client.call("GetDepositTransactionsByUser", {})).map((row) => [row.transactionId, row]),
      );
      for (const id of requested) expect(rows.has(id), `seed ${SEED}, round ${round}: ${id}`).toBe(true);
      for (const id of proven)
        expect(rows.get(id)?.receipt, `seed ${SEED}, round ${round}: ${id}`).toBeTruthy();
      for (const id of completed)
        expect(rows.get(id)?.paymentStatusId, `seed ${SEED}, round ${round}: ${id}`).toBe(5);
    }
    // A completion whose answer was cut off may have happened too: the balance follows what is completed now.
    const rows = await client.call("GetDepositTransactionsByUser", {});
    const done = rows.filter(
      ({ transactionId, paymentStatusId }) => requested.has(transactionId) && paymentStatusId === 5,
    );
    expect(completed.size).toBeGreaterThan(0);
    expect((await client.call("GetUserInfo", {})).eWalletBalance).toBe(start + done.length * 100);
  },
);

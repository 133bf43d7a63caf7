import { createHash, randomInt, randomUUID } from "node:crypto";
import type { SandboxProcess } from "./sandbox-process.ts";

/** The password of every customer that is created. */
export const customerPassword = "A-long-passphrase-9";

/** The initial state of a customer. */
export interface CustomerNeeds {
  /** 9 by default. */
  readonly companyId?: number;
  /** Leaves the e-mail address unverified, and with it all later steps undone. */
  readonly isNew?: boolean;
  /** Leaves the identity check undone. */
  readonly isUnchecked?: boolean;
  /** US dollars. */
  readonly eWallet?: number;
  /** US dollars. */
  readonly trading?: number;
}

/** A registered customer who is signed in at the provider. */
export interface Customer {
  readonly userId: number;
  readonly email: string;
  readonly username: string;
  readonly fullName: string;
  readonly cTraderLogin: string;
  /** The session cookie of the browser. */
  readonly cookie: { readonly name: string; readonly value: string };
  /** What the portal keeps in `localStorage` as `userStore`. */
  readonly userStore: string;
  /** Makes a call of the contract as this customer, and returns its `data`. Each call has a key of its own by default. */
  call(
    path: string,
    fields: Readonly<Record<string, unknown>> | FormData,
    idempotencyKey?: string,
  ): Promise<AnswerData | null>;
}

/** The part of an answer that is read here; calls without data omit most of it. */
interface Answer {
  readonly responseCode: number;
  readonly responseMessage: string;
  readonly data: AnswerData | null;
}
interface AnswerData {
  readonly staffUserId: number;
  readonly username: string;
  readonly fullName: string;
  readonly cTraderLogin: string;
  readonly currencyCode: string;
  readonly kycStatus: number;
  readonly transactionId: string;
}

/** The smallest image, since the provider validates a file's content. */
export const smallestImage = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const md5 = (text: string) => createHash("md5").update(text).digest("hex");
const MALAYSIA = 1325;
/** Returns a random address, since the provider counts the attempts of each address. */
const anyAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** Creates a client of the provider that stores its cookie. */
function openLine({ url }: SandboxProcess) {
  const address = anyAddress();
  let cookie = "";
  return {
    cookie: () => cookie,
    async call(
      path: string,
      fields: Readonly<Record<string, unknown>> | FormData,
      idempotencyKey: string = randomUUID(),
    ): Promise<AnswerData | null> {
      const isForm = fields instanceof FormData;
      const response = await fetch(`${url}/api/${path}`, {
        method: "POST",
        headers: {
          cookie,
          "x-forwarded-for": address,
          "idempotency-key": idempotencyKey,
          ...(!isForm && { "content-type": "application/json" }),
        },
        body: isForm ? fields : JSON.stringify(fields),
      });
      const set = response.headers.getSetCookie().at(-1);
      if (set) cookie = set.slice(0, set.indexOf(";"));
      const answer: Answer = JSON.parse(await response.text());
      if (answer.responseCode !== 1) throw new Error(`${path}: ${answer.responseMessage}`);
      return answer.data;
    },
  };
}

/** Signs in to an account at the provider, and returns the session. */
export async function signIn(
  sandbox: SandboxProcess,
  {
    email,
    password = customerPassword,
    companyId = 9,
  }: { email: string; password?: string; companyId?: number },
): Promise<Customer> {
  const line = openLine(sandbox);
  const data = await line.call("User/UserLogin", { email, password: md5(password), companyId });
  if (!data) throw new Error("The provider gave no user");
  const { staffUserId: userId, fullName, username, cTraderLogin, currencyCode, kycStatus } = data;
  const userData = { staffUserId: userId, companyId, username, currencyCode, cTraderLogin, kycStatus };
  const [name = "", value = ""] = line.cookie().split("=");
  return {
    userId,
    email,
    username,
    fullName,
    cTraderLogin,
    cookie: { name, value },
    userStore: JSON.stringify({ version: 1, userData, signedInAt: Date.now() }),
    call: line.call,
  };
}

function identityOf({ userId, email, fullName }: Customer, companyId: number): FormData {
  const [first = "", ...last] = fullName.split(" ");
  const form = new FormData();
  const fields = {
    CompanyId: companyId,
    UserId: userId,
    FirstName: first,
    LastName: last.join(" "),
    Email: email,
    ContactNumber: "+60198765432",
    DateOfBirth: "1990-05-13T16:00:00Z",
    Address: "12 Jalan Ampang, Kuala Lumpur, 50450",
    Nationality: "Malaysian",
    DocumentType: "passport",
    Id: `A${userId}`,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  for (const side of ["FrontKyc", "BackKyc"])
    form.set(side, new File([smallestImage], `${side}.png`, { type: "image/png" }));
  return form;
}

const SELL_RATE = 4.47;
const ringgit = (usd: number) => Math.ceil(Number((usd * SELL_RATE * 100).toFixed(4))) / 100;

async function deposit(sandbox: SandboxProcess, customer: Customer, companyId: number, usd: number) {
  const { userId, username } = customer;
  const data = await customer.call("Deposit/DepositRequest", {
    companyId,
    userId,
    username,
    paymentPlatformId: companyId === 9 ? 11 : 61,
    currencyCode: "MYR",
    amount: ringgit(usd),
    amountUsd: usd,
  });
  await sandbox.control(`deposits/${data?.transactionId}/complete`, {});
}

/** Approves a customer's identity, and sets a bank for withdrawals. */
export async function approveIdentity(
  sandbox: SandboxProcess,
  customer: Customer,
  companyId = 9,
): Promise<void> {
  await customer.call("User/KycVerification", identityOf(customer, companyId));
  await sandbox.control(`kyc/${customer.userId}/approve`, {});
  await customer.call("User/UpdateUserWithdrawalInfo", {
    companyId,
    userId: customer.userId,
    currencyCode: "MYR",
    bankCode: "DAYB",
    bankAccountNumber: "514098765432",
    bankAccountName: customer.fullName,
  });
}

/** Registers a customer with a unique name and prepares the state that a test needs, without a browser. */
export async function createCustomer(sandbox: SandboxProcess, needs: CustomerNeeds = {}): Promise<Customer> {
  const { companyId = 9, isNew, isUnchecked, eWallet = 0, trading = 0 } = needs;
  const username = `u${randomUUID().slice(0, 12)}`;
  const email = `${username}@example.com`;
  const line = openLine(sandbox);
  await line.call("User/CreateUser", {
    companyId,
    fullname: `Nur ${username}`,
    username,
    email,
    contactNumber: "+60198765432",
    password: md5(customerPassword),
    countryId: MALAYSIA,
    referralCode: companyId === 9 ? "NORTHGALE" : "TIDEWELL",
  });
  if (!isNew) {
    const { link } = await sandbox.readLetter(email);
    const token = new URL(link ?? "").searchParams.get("token") ?? "";
    await line.call(`User/VerifyEmail?token=${encodeURIComponent(token)}`, {});
  }
  const customer = await signIn(sandbox, { email, companyId });
  if (isNew || isUnchecked) return customer;
  await approveIdentity(sandbox, customer, companyId);
  if (eWallet + trading > 0) await deposit(sandbox, customer, companyId, eWallet + trading);
  if (trading > 0)
    await customer.call("InternalTransfer/EWalletTransferRequest", {
      companyId,
      userId: customer.userId,
      cTraderLogin: customer.cTraderLogin,
      amountUsd: trading,
      currencyCode: "MYR",
      amount: ringgit(trading),
    });
  return signIn(sandbox, { email, companyId });
}

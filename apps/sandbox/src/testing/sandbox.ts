import { approveIdentity, createCustomer, type Customer, type CustomerNeeds, signIn } from "./customer.ts";
import { createProcess, type SandboxProcess } from "./sandbox-process.ts";

/** The state of a browser context, as `newContext({ storageState })` of Playwright takes it. */
export interface StorageState {
  cookies: {
    name: string;
    value: string;
    domain: string;
    path: string;
    expires: number;
    httpOnly: boolean;
    secure: boolean;
    sameSite: "Lax";
  }[];
  origins: { origin: string; localStorage: { name: string; value: string }[] }[];
}

/** A sandbox for tests: what its users, its staff and its clock do, without a browser. */
export interface Sandbox extends SandboxProcess {
  /** Registers a customer with a unique name, and prepares the state that a test needs. */
  createCustomer(needs?: CustomerNeeds): Promise<Customer>;
  /** Signs in to an account; `companyId` is 9 by default, and the password that of created customers. */
  signIn(account: { email: string; password?: string; companyId?: number }): Promise<Customer>;
  /** Submits and approves a customer's identity, and sets a bank for withdrawals. */
  approveIdentity(customer: Customer, companyId?: number): Promise<void>;
  /** Advances the provider's clock. */
  advanceClock(minutes: number): Promise<void>;
  /** Returns how many calls of an operation, such as `DepositRequest`, changed data: of a user, or of all. */
  countEffects(operation: string, userId?: number): Promise<number>;
  /** Returns a browser's state in which a customer is signed in to the portal. */
  toStorageState(customer: Customer): StorageState;
}

/** A row of the sandbox's record of calls. */
interface CallEvent {
  readonly responseCode: number;
  readonly changes: readonly string[];
}

/** Prepares a sandbox that `start()` starts. `settings` are variables of its environment. */
export async function createSandbox(settings: NodeJS.ProcessEnv = {}): Promise<Sandbox> {
  const sandbox = await createProcess(settings);
  return {
    ...sandbox,
    createCustomer: (needs) => createCustomer(sandbox, needs),
    signIn: (account) => signIn(sandbox, account),
    approveIdentity: (customer, companyId) => approveIdentity(sandbox, customer, companyId),
    async advanceClock(minutes) {
      await sandbox.control("clock", { advanceMinutes: minutes });
    },
    async countEffects(operation, userId) {
      const of = userId === undefined ? "" : `&userId=${userId}`;
      const events = await sandbox.control<CallEvent[]>(`events?operation=${operation}${of}`);
      return events.filter(({ responseCode, changes }) => responseCode === 1 && changes.length > 0).length;
    },
    toStorageState: ({ cookie, userStore }) => ({
      cookies: [
        {
          ...cookie,
          domain: new URL(sandbox.url).hostname,
          path: "/",
          expires: -1,
          httpOnly: true,
          secure: true,
          sameSite: "Lax",
        },
      ],
      origins: [{ origin: sandbox.url, localStorage: [{ name: "userStore", value: userStore }] }],
    }),
  };
}

/**
 * Starts a sandbox on a free port, with a database of its own.
 *
 * @example
 * const sandbox = await startSandbox();
 * const customer = await sandbox.createCustomer({ eWallet: 500 });
 * const context = await browser.newContext({ storageState: sandbox.toStorageState(customer) });
 */
export async function startSandbox(settings: NodeJS.ProcessEnv = {}): Promise<Sandbox> {
  const sandbox = await createSandbox(settings);
  await sandbox.start();
  return sandbox;
}

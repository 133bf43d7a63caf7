import type { Tries, WrongPasswords } from "./tries.ts";

/** A session, with the time it was opened. */
interface Session {
  readonly at: number;
}

/** A user in the model; money in cents of US dollars. */
export interface Person {
  readonly name: string;
  eWallet: number;
  trading: number;
  withdrawalHold: number;
  transferHold: number;
  session: Session | null;
  code: Code | null;
  /** The codes that were sent before the newest one. */
  readonly oldCodes: string[];
  readonly wrongPasswords: WrongPasswords;
  /** The attempts to prove the password in an open session. */
  readonly passwordTries: Tries;
  /** The latest time step whose code was used; null for a user without a second factor. */
  lastStep: number | null;
  /** When the second factor was set up, from which withdrawals are frozen; null for a user without one. */
  changedAt: number | null;
  /** The unused proofs of the second factor. */
  readonly proofs: Map<Purpose, Proof>;
  readonly codeTries: Tries;
  /** The last successful withdrawal, to be repeated. */
  lastWithdrawal: {
    readonly key: string;
    readonly input: WithdrawalInput;
    readonly transactionId: string;
  } | null;
  /** The bank account of the withdrawal settings. */
  bank: BankAccount;
  readonly bankTries: Tries;
  /** The saved accounts. */
  payees: readonly Payee[];
  readonly payeeTries: Tries;
  readonly deletionTries: Tries;
  /** Whether the account was deleted. */
  isErased: boolean;
}

/** The input of a withdrawal. */
interface WithdrawalInput {
  readonly paymentPlatformId: number;
  readonly currencyCode: string;
  readonly amount: number;
  readonly amountUsd: number;
  readonly walletAddress?: string;
  readonly otpValue: string;
}

/** What a code confirms: the destination, and the amount in cents; without one, any amount to the bank account. */
export interface Confirmed {
  readonly destination: string;
  readonly cents: number | null;
}

/** The code of a withdrawal. */
interface Code extends Confirmed {
  readonly value: string;
  readonly at: number;
  /** The session that requested the code, in which alone it is valid. */
  readonly session: Session | null;
  wrongTries: number;
  isUsed: boolean;
  isOver: boolean;
}

/** The calls that a user with a second factor proves by a code. */
export type Purpose = "AddPayee" | "RequestDeletion" | "UpdateUserWithdrawalInfo" | "WithdrawalRequest";

/** A proof of the second factor, which is not used yet. */
interface Proof {
  readonly at: number;
  readonly session: Session | null;
}

/** The bank account of the withdrawal settings. */
interface BankAccount {
  readonly code: string;
  readonly number: string;
  readonly holder: string;
  /** The time from which it can be withdrawn to; null for always. */
  readonly usableFrom: number | null;
}

/** An account to save: a wallet, or a bank account. */
export interface Account {
  readonly bankCode: string | null;
  readonly bankAccountNumber: string | null;
  readonly bankAccountName: string | null;
  readonly walletAddress: string | null;
}

/** A saved account. */
export interface Payee {
  readonly id: string;
  readonly name: string;
  readonly account: Account;
  readonly usableFrom: number;
}

/** A record that staff decide on. */
export interface Case {
  readonly id: string;
  readonly owner: Person;
  readonly cents: number;
  readonly at: number;
  status: 1 | 2 | 5 | 6;
}

/** A deposit, at a gateway or by hand; `payments` are those that the gateway reported. */
export interface Deposit extends Case {
  readonly amount: string;
  readonly isAtGateway: boolean;
  readonly payments: { readonly paymentId: string; readonly outcome: string; readonly amount: string }[];
}

/** A payment that fits no deposit, in cents of both currencies. */
export interface Unmatched {
  /** The deposit that the gateway named or staff found; null while it is unknown. */
  deposit: Deposit | null;
  readonly isNamed: boolean;
  readonly amount: number;
  /** The number by which staff decide on it, read from their desk. */
  readonly id: number;
  left: number;
  leftUsd: number;
}

/** A transfer that waits for a decision; from trading to the e-wallet where it has no recipient. */
export interface Transfer extends Case {
  readonly recipient: Person | null;
}

/** A request to delete an account. */
export interface Deletion {
  readonly id: string;
  readonly owner: Person;
  readonly erasableFrom: number;
  outcome: "erased" | "refused" | "cancelled" | null;
}

/** The whole state of the model. */
export interface Model {
  readonly people: readonly Person[];
  readonly deposits: Deposit[];
  readonly unmatched: Unmatched[];
  readonly withdrawals: Case[];
  readonly transfers: Transfer[];
  readonly deletions: Deletion[];
  /** The member of staff who approved a record first, by its id, where two have to. */
  readonly approvals: Map<string, number>;
}

/** Returns the code of a user's attempt to cancel: only the own and pending, and a cancelled one again. */
export function cancelCode({ owner, status }: Pick<Case, "owner" | "status">, person: Person): number {
  if (owner !== person) return 2005;
  return status === 1 || status === 6 ? 1 : 2006;
}

/** Completes or cancels a deposit, or leaves it to staff. */
export function settle(deposit: Deposit, status: Deposit["status"]): void {
  deposit.status = status;
  if (status === 5) deposit.owner.eWallet += deposit.cents;
}

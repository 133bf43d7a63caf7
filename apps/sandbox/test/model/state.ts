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
  /** The latest time step whose code was used; null for a user without a second factor. */
  lastStep: number | null;
  /** When the second factor was set up, from which withdrawals are frozen; null for a user without one. */
  changedAt: number | null;
  /** The unused proof of the second factor for a withdrawal. */
  proof: { readonly at: number; readonly session: Session | null } | null;
  readonly codeTries: Tries;
  /** The last successful withdrawal, to be repeated. */
  lastWithdrawal: {
    readonly key: string;
    readonly input: WithdrawalInput;
    readonly transactionId: string;
  } | null;
}

/** The input of a withdrawal. */
interface WithdrawalInput {
  readonly paymentPlatformId: number;
  readonly currencyCode: string;
  readonly amount: number;
  readonly amountUsd: number;
  readonly otpValue: string;
}

/** A session, with the time it was opened. */
interface Session {
  readonly at: number;
}

interface Code {
  readonly value: string;
  readonly at: number;
  /** The session that requested the code, in which alone it is valid. */
  readonly session: Session | null;
  wrongTries: number;
  isUsed: boolean;
  isOver: boolean;
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
interface Transfer extends Case {
  readonly recipient: Person | null;
}

/** The whole state of the model. */
export interface Model {
  readonly people: readonly Person[];
  readonly deposits: Deposit[];
  readonly unmatched: Unmatched[];
  readonly withdrawals: Case[];
  readonly transfers: Transfer[];
  /** The member of staff who approved a record first, by its id, where two have to. */
  readonly approvals: Map<string, number>;
}

/** Returns whether money for a deposit waits for staff. */
export const waitsFor = (model: Model, deposit: Deposit): boolean =>
  model.unmatched.some((one) => one.deposit === deposit && one.left > 0);

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

const MINUTE = 60_000;
const SESSION = 30 * MINUTE;
const CODE = 5 * MINUTE;
const RESEND = MINUTE;
const PROOF = 5 * MINUTE;

/** The count of attempts in a window that begins with the first one. */
class Tries {
  readonly most: number;
  readonly window: number;
  #count = 0;
  #end = -Infinity;
  constructor(most: number, windowMinutes: number) {
    this.most = most;
    this.window = windowMinutes * MINUTE;
  }
  /** Counts an attempt, and returns whether it is allowed. */
  allow(now: number): boolean {
    if (this.#end <= now) {
      this.#count = 0;
      this.#end = now + this.window;
    }
    this.#count += 1;
    return this.#count <= this.most;
  }
}

/** The wrong passwords of a browser that signed in before: ten are free, then each delay is twice the one before. */
class WrongPasswords {
  #count = 0;
  #waitsUntil = -Infinity;
  #forgottenAt = -Infinity;
  /** Counts an attempt as a failure, and returns whether it is allowed. */
  allow(now: number): boolean {
    if (this.#forgottenAt <= now) this.#count = 0;
    else if (this.#waitsUntil > now) return false;
    this.#count += 1;
    const seconds = this.#count <= 10 ? 0 : Math.min(900, 2 ** (this.#count - 11));
    this.#waitsUntil = now + seconds * 1000;
    this.#forgottenAt = now + 24 * 60 * MINUTE;
    return true;
  }
  /** Applies an attempt that was no failure after all. */
  giveBack(now: number): void {
    this.#count = Math.max(0, this.#count - 1);
    this.#waitsUntil = now;
  }
  /** Applies a clock that was set back: no delay becomes longer. */
  setBack(milliseconds: number): void {
    this.#waitsUntil -= milliseconds;
    this.#forgottenAt -= milliseconds;
  }
  /** Applies a right password: the browser gets a new device token without failures. */
  forget(): void {
    this.#count = 0;
    this.#waitsUntil = -Infinity;
    this.#forgottenAt = -Infinity;
  }
}

/** Creates a user with the initial state. */
export const newPerson = (name: string): Person => ({
  name,
  eWallet: 100_000,
  trading: 50_000,
  withdrawalHold: 0,
  transferHold: 0,
  session: null,
  code: null,
  oldCodes: [],
  wrongPasswords: new WrongPasswords(),
  codeTries: new Tries(10, 60),
  lastStep: null,
  changedAt: null,
  proof: null,
  lastWithdrawal: null,
});

/**
 * Returns whether a session is valid; an expired one that a request has used is gone, wherever the clock is set
 * afterwards.
 */
export function isSignedIn(person: Person, now: number): boolean {
  if (person.session === null) return false;
  const age = now - person.session.at;
  if (age < 0 || age > SESSION) person.session = null;
  return person.session !== null;
}

/**
 * Ends everything that had expired at a time that the provider has read, so that setting the clock back does not revive
 * it.
 */
export function endWhatIsOver({ people }: Model, latest: number): void {
  for (const person of people) {
    if (person.session && latest - person.session.at > SESSION) person.session = null;
    if (person.code && latest - person.code.at > CODE) person.code.isOver = true;
    if (person.proof && latest - person.proof.at > PROOF) person.proof = null;
  }
}

/** The limits of withdrawals in cents, which the provider under test is configured with too. */
export const modelLimits = { day: 70_000, month: 150_000 } as const;

/** Returns what a user can still withdraw in the day and in the month of a time, in cents. */
export function leftOf(
  { withdrawals }: Model,
  person: Person,
  now: number,
): Readonly<Record<keyof typeof modelLimits, number>> {
  const time = new Date(now);
  const month = Date.UTC(time.getUTCFullYear(), time.getUTCMonth());
  const day = Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate());
  const left = (limit: number, from: number) => {
    const counted = withdrawals.filter(
      ({ owner, status, at }) => owner === person && status < 6 && at >= from,
    );
    return Math.max(0, limit - counted.reduce((sum, { cents }) => sum + cents, 0));
  };
  return { day: left(modelLimits.day, day), month: left(modelLimits.month, month) };
}

/** Returns whether a withdrawal needs a proof of the second factor that its user does not have. */
export function needsProof({ lastStep, proof, session }: Person, now: number): boolean {
  if (lastStep === null) return false;
  return proof === null || proof.session !== session || now < proof.at || now - proof.at > PROOF;
}

/** Returns whether a new code may be sent. */
export const mayResend = ({ code }: Person, now: number): boolean =>
  !code || code.isUsed || now - code.at >= RESEND || now < code.at;

/** Returns whether a code is accepted; a wrong attempt counts against the newest code. */
export function tryCode(person: Person, value: string, now: number): boolean {
  const { code } = person;
  if (!code || code.isUsed || code.isOver || code.wrongTries >= 5) return false;
  const age = now - code.at;
  if (age < 0 || age > CODE || code.session !== person.session) return false;
  if (code.value !== value) code.wrongTries += 1;
  return code.value === value;
}

/** A user as the model knows them; money in cents of US dollars. */
export interface Person {
  readonly name: string;
  eWallet: number;
  trading: number;
  withdrawalHold: number;
  transferHold: number;
  session: Session | null;
  code: Code | null;
  /** Codes that were sent before the newest one. */
  readonly oldCodes: string[];
  readonly wrongPasswords: WrongPasswords;
  readonly codeTries: Tries;
  /** The last withdrawal that went well, for trying it once more. */
  lastWithdrawal: {
    readonly key: string;
    readonly input: WithdrawalInput;
    readonly transactionId: string;
  } | null;
}

/** What a withdrawal is asked with. */
interface WithdrawalInput {
  readonly paymentPlatformId: number;
  readonly currencyCode: string;
  readonly amount: number;
  readonly amountUsd: number;
  readonly otpValue: string;
}

/** One session among others, and when it was opened. */
interface Session {
  readonly at: number;
}

interface Code {
  readonly value: string;
  readonly at: number;
  /** The one that asked for it, in which alone it works. */
  readonly session: Session | null;
  wrongTries: number;
  isUsed: boolean;
  isOver: boolean;
}

/** Something that staff decide on. */
interface Case {
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
/** What a gateway received and nobody asked for, in cents of both. */
export interface Unmatched {
  /** What it is for, as the gateway named it or as staff found it; null while nobody knows. */
  deposit: Deposit | null;
  readonly isNamed: boolean;
  readonly amount: number;
  /** Its number, once it was looked up. */
  readonly id: number;
  left: number;
  leftUsd: number;
}
/** A transfer that waits for a decision; from trading to the e-wallet where it has no recipient. */
interface Transfer extends Case {
  readonly recipient: Person | null;
}

/** All that the model knows. */
export interface Model {
  readonly people: readonly Person[];
  readonly deposits: Deposit[];
  readonly unmatched: Unmatched[];
  readonly withdrawals: Case[];
  readonly transfers: Transfer[];
}

/** Whether money for a deposit waits for staff. */
export const waitsFor = (model: Model, deposit: Deposit): boolean =>
  model.unmatched.some((one) => one.deposit === deposit && one.left > 0);

/** Ends a case of a deposit, or gives it to staff. */
export function settle(deposit: Deposit, status: Deposit["status"]): void {
  deposit.status = status;
  if (status === 5) deposit.owner.eWallet += deposit.cents;
}

const MINUTE = 60_000;
const SESSION = 30 * MINUTE;
const CODE = 5 * MINUTE;
const RESEND = MINUTE;

/** How often something was tried in a window that begins with its first try. */
class Tries {
  readonly most: number;
  readonly window: number;
  #count = 0;
  #end = -Infinity;
  constructor(most: number, windowMinutes: number) {
    this.most = most;
    this.window = windowMinutes * MINUTE;
  }
  /** Counts one, and says whether it is still allowed. */
  allow(now: number): boolean {
    if (this.#end <= now) {
      this.#count = 0;
      this.#end = now + this.window;
    }
    this.#count += 1;
    return this.#count <= this.most;
  }
}

/** The wrong passwords of a browser that signed in before: ten are free, then each wait is twice the one before. */
class WrongPasswords {
  #count = 0;
  #waitsUntil = -Infinity;
  #forgottenAt = -Infinity;
  /** Counts a try as a failure, and says whether it is let through. */
  allow(now: number): boolean {
    if (this.#forgottenAt <= now) this.#count = 0;
    else if (this.#waitsUntil > now) return false;
    this.#count += 1;
    const seconds = this.#count <= 10 ? 0 : Math.min(900, 2 ** (this.#count - 11));
    this.#waitsUntil = now + seconds * 1000;
    this.#forgottenAt = now + 24 * 60 * MINUTE;
    return true;
  }
  /** The clock was set back: no wait gets longer by it. */
  setBack(milliseconds: number): void {
    this.#waitsUntil -= milliseconds;
    this.#forgottenAt -= milliseconds;
  }
  /** A right password: the browser gets a new device token, which has failed nowhere. */
  forget(): void {
    this.#count = 0;
    this.#waitsUntil = -Infinity;
    this.#forgottenAt = -Infinity;
  }
}

/** A user with what everybody begins with. */
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
  lastWithdrawal: null,
});

/** Whether a session still counts; one that any request finds to be over is gone, wherever the clock goes afterwards. */
export function isSignedIn(person: Person, now: number): boolean {
  if (person.session === null) return false;
  const age = now - person.session.at;
  if (age < 0 || age > SESSION) person.session = null;
  return person.session !== null;
}

/** Ends whatever is over at a time that the provider saw: no clock that goes back revives it. */
export function endWhatIsOver({ people }: Model, latest: number): void {
  for (const person of people) {
    if (person.session && latest - person.session.at > SESSION) person.session = null;
    if (person.code && latest - person.code.at > CODE) person.code.isOver = true;
  }
}

/** Whether a new code may be sent. */
export const mayResend = ({ code }: Person, now: number): boolean =>
  !code || code.isUsed || now - code.at >= RESEND || now < code.at;

/** Whether a code opens the door; a wrong try counts against the newest one. */
export function tryCode(person: Person, value: string, now: number): boolean {
  const { code } = person;
  if (!code || code.isUsed || code.isOver || code.wrongTries >= 5) return false;
  const age = now - code.at;
  if (age < 0 || age > CODE || code.session !== person.session) return false;
  if (code.value !== value) code.wrongTries += 1;
  return code.value === value;
}

/** A minute in milliseconds. */
export const MINUTE = 60_000;

/** The count of attempts in a window that begins with the first one. */
export class Tries {
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
  /** Applies a clock that was set back: the window ends as much earlier. */
  setBack(milliseconds: number): void {
    this.#end -= milliseconds;
  }
}

/** The wrong passwords of a browser that signed in before: ten are free, then each delay is twice the one before. */
export class WrongPasswords {
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
  /** Applies a right password, or the end of an account: no failure is counted any more. */
  forget(): void {
    this.#count = 0;
    this.#waitsUntil = -Infinity;
    this.#forgottenAt = -Infinity;
  }
}

import type { Input } from "@broker/sdk";
import type { Broker } from "../broker.ts";
import { codeOf } from "../failure.ts";
import { isStillSignedIn, userIdOf } from "../session/signed-in-user.ts";

/** The call that a code is entered for, by its name. */
export type StepUpPurpose = Input<"CompleteStepUp">["purpose"];

/** A call that the provider refused until its user has proved the second factor. */
export interface StepUpRequest {
  /** An id that is unique on this page, for the `key` of React. */
  readonly id: number;
  readonly purpose: StepUpPurpose;
  /** Sends the call again. */
  resume(): void;
  /** Fails the call with its refusal. */
  cancel(): void;
}

/** The requests of a page, and the listeners that show them. */
class StepUpRequests {
  #waiting: readonly StepUpRequest[] = [];
  #count = 0;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Returns the request to show; null where none waits. */
  readonly current = (): StepUpRequest | null => this.#waiting[0] ?? null;

  #set(waiting: readonly StepUpRequest[]): void {
    this.#waiting = waiting;
    for (const listener of this.#listeners) listener();
  }

  /** Returns whether to send the call again; false at once where nothing on the page can ask the user. */
  ask(purpose: StepUpPurpose, signal: AbortSignal | undefined): Promise<boolean> {
    if (this.#listeners.size === 0 || signal?.aborted) return Promise.resolve(false);
    return new Promise((resolve) => {
      const end = (isProved: boolean) => {
        this.#set(this.#waiting.filter((one) => one !== request));
        resolve(isProved);
      };
      this.#count += 1;
      const request: StepUpRequest = {
        id: this.#count,
        purpose,
        resume: () => end(true),
        cancel: () => end(false),
      };
      signal?.addEventListener("abort", request.cancel, { once: true });
      this.#set([...this.#waiting, request]);
    });
  }
}

const pages = new WeakMap<Broker, StepUpRequests>();

/** Returns the requests of a page, identified by its broker. */
export function stepUpsOf(broker: Broker): StepUpRequests {
  const known = pages.get(broker) ?? new StepUpRequests();
  pages.set(broker, known);
  return known;
}

/**
 * Calls back when the session no longer belongs to the user. A session that the user can renew with the password still belongs
 * to the user. Returns the function that ends the watch.
 */
function watchOwner({ session }: Broker, owner: number | null, lost: () => void): () => void {
  return session.subscribe(() => {
    const now = session.get();
    const isTheirs = now.status === "signedIn" ? now.user.staffUserId === owner : now.end === "timeLimit";
    if (!isTheirs) lost();
  });
}

/** The refusal of a call before the second factor is proved: nothing was done. */
const STEP_UP_NEEDED = 1102;

/**
 * Sends a call, and sends it again each time its user has proved the second factor that the provider wants. `send` must
 * make the same call each time, under the same idempotency key. A call is never sent again for another user: it fails
 * with its refusal when its user's session ends for good.
 */
export async function runWithStepUp<Result>(
  broker: Broker,
  purpose: StepUpPurpose,
  send: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const owner = userIdOf(broker);
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (codeOf(error) !== STEP_UP_NEEDED || owner === null) throw error;
      const left = new AbortController();
      const unwatch = watchOwner(broker, owner, () => left.abort());
      const either = signal ? AbortSignal.any([signal, left.signal]) : left.signal;
      const isProved = await stepUpsOf(broker).ask(purpose, either);
      unwatch();
      if (!isProved || !isStillSignedIn(broker, owner)) throw error;
    }
  }
}

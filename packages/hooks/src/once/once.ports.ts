import { createIdempotencyKey } from "@broker/sdk";
import type { Broker } from "../broker.ts";
import { userIn } from "../session/user-in.ts";
import type { DoneIntent } from "./give-up.ts";
import type { Keyed } from "./once.rules.ts";
import { loadSettling } from "./once.states.ts";
import { type DraftStore, type OnceDraft, sentBy } from "./once.store.ts";
import type { OthersSent } from "./prepare.ts";

/** What every journey that sends an intent at most once needs from outside. */
export interface OncePorts<Intent> {
  /** Makes a fresh idempotency key. */
  createKey(): string;
  /** Whether the provider does a request once, however often it comes under its key. */
  readonly keepsKeys: boolean;
  /** Gives keys up: by key, what was done under it, or null where it is void now. Null where the provider cannot. */
  giveUp(
    keys: readonly string[],
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, DoneIntent | null> | null>;
  /** What was sent in any tab of this user. */
  others(): OthersSent<Intent>;
  /** Tells other tabs that what was sent under these keys is settled. */
  forget(keys: readonly string[]): void;
}

/** The ports that are the same for every journey, over what it keeps. */
export function createOncePorts<Intent extends Keyed, Draft extends OnceDraft<Intent>>(
  broker: Broker,
  store: DraftStore<Draft>,
): OncePorts<Intent> {
  return {
    createKey: createIdempotencyKey,
    keepsKeys: broker.idempotencyKeys,
    async giveUp(keys, signal) {
      const { giveUp } = await loadSettling();
      return giveUp(broker, keys, signal);
    },
    others() {
      const owner = userIn(broker);
      return sentBy<Intent>(owner === null ? [] : store.all(broker.storage, owner));
    },
    forget(keys) {
      const owner = userIn(broker);
      if (owner !== null) store.forget(broker.storage, owner, keys);
    },
  };
}

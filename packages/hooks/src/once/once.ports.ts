import type { DoneIntent } from "./give-up.ts";
import type { Keyed } from "./once.rules.ts";
import type { OnceDraft } from "./once.storage.ts";

/** The ports that deposit, withdrawal and transfer share. */
export interface OncePorts<Intent extends Keyed> {
  /** Creates a new idempotency key. */
  createKey(): string;
  /** Whether the provider does a request once, however often it is sent under its key. */
  readonly keepsKeys: boolean;
  /** Voids keys. Returns a map from each key to the effect that it already had, or null where it is void now; returns null where the provider cannot void keys. */
  giveUp(
    keys: readonly string[],
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, DoneIntent | null> | null>;
  /** Returns the stored drafts of all tabs of this user. */
  drafts(): readonly OnceDraft<Intent>[];
  /** Notifies other tabs that the intents of these keys are settled. */
  forget(keys: readonly string[]): void;
}

import { createIdempotencyKey } from "@broker/sdk";
import type { Broker } from "../broker.ts";
import { userIdOf } from "../session/signed-in-user.ts";
import type { OncePorts } from "./once.ports.ts";
import type { Keyed } from "./once.rules.ts";
import { loadSettling } from "./once.states.ts";
import type { DraftStorage, OnceDraft } from "./once.storage.ts";

/** Creates the shared ports over the stored drafts of a journey. */
export function createOncePorts<Intent extends Keyed, Draft extends OnceDraft<Intent>>(
  broker: Broker,
  drafts: DraftStorage<Draft>,
): OncePorts<Intent> {
  return {
    createKey: createIdempotencyKey,
    keepsKeys: broker.idempotencyKeys,
    async giveUp(keys, signal) {
      const { giveUp } = await loadSettling();
      return giveUp(broker, keys, signal);
    },
    drafts() {
      const owner = userIdOf(broker);
      return owner === null ? [] : drafts.all(broker.storage, owner);
    },
    forget(keys) {
      const owner = userIdOf(broker);
      if (owner !== null) drafts.forget(broker.storage, owner, keys);
    },
  };
}

import type { DoneIntent } from "./give-up.ts";
import { isBeingSent } from "./kept-drafts.ts";
import type { OncePorts } from "./once.ports.ts";
import type { Keyed } from "./once.rules.ts";
import type { OnceDraft } from "./once.storage.ts";
import type { OnceJourney, OthersSent } from "./prepare.ts";

/** The options of {@link toJourney} that differ between deposit, withdrawal and transfer. */
export interface OwnWays<Intent, Found> extends Pick<OnceJourney<Intent, Found>, "isSame" | "list" | "find"> {
  readonly complete?: OnceJourney<Intent, Found>["complete"];
  /** False if the same intent can lead to different requests, such as requests with different one-time codes. */
  readonly isRepeatable: boolean;
  toFound(done: DoneIntent): Found | Promise<Found>;
}

/** Returns the intents that other tabs have sent, from the stored drafts. */
function toOthersSent<Intent extends Keyed>(drafts: readonly OnceDraft<Intent>[]): OthersSent<Intent> {
  return {
    unresolved: drafts.flatMap(({ unresolved }) => unresolved),
    underWay: drafts.flatMap((draft) =>
      isBeingSent(draft) && draft.intent ? [{ intent: draft.intent, known: draft.known }] : [],
    ),
  };
}

/** Builds a money journey from its ports and options. */
export function toJourney<Intent extends Keyed, Found>(
  ports: OncePorts<Intent>,
  own: OwnWays<Intent, Found>,
): OnceJourney<Intent, Found> {
  return {
    complete: (intent) => Promise.resolve(intent),
    ...own,
    isRepeat: (sent, wanted) =>
      ports.keepsKeys && (sent.key === wanted.key || (own.isRepeatable && own.isSame(sent, wanted))),
    others: () => toOthersSent(ports.drafts()),
    forget: (keys) => ports.forget(keys),
    async giveUp(keys, signal) {
      const given = await ports.giveUp(keys, signal);
      if (!given) return null;
      const found = [...given].map(async ([key, done]) => [key, done && (await own.toFound(done))] as const);
      return new Map(await Promise.all(found));
    },
  };
}

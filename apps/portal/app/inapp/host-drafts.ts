import type { Drafts } from "@broker/embed/protocol";
import type { StorageLike } from "@broker/hooks";
import type { HostLink } from "./create-host-link.ts";

/** The longest wait for the host (ms). */
const PATIENCE = 5_000;

/** Drafts of money that the host keeps for a frame without storage. */
export interface HostDrafts {
  readonly storage: StorageLike;
  /** Waits until the host has kept every change so far; rejects where it does not answer. */
  settled(): Promise<void>;
}

/**
 * Loads the drafts that the host stores, including the drafts of frames that were closed or reloaded, because the key of a
 * request with an unknown outcome must outlive its frame. Rejects if the host does not answer.
 */
export async function loadHostDrafts(link: Pick<HostLink, "post" | "listen">): Promise<HostDrafts> {
  let turn = 0;
  let drafts: Drafts = {};
  /** The changes that the host has not answered, by their turn. */
  const unanswered = new Map<number, Drafts>();
  const waiting = new Set<() => void>();
  link.listen((message) => {
    if (message.type !== "kept") return;
    for (const one of unanswered.keys()) if (one <= message.turn) unanswered.delete(one);
    drafts = Object.assign({}, message.drafts, ...unanswered.values());
    for (const look of waiting) look();
  });
  const keep = (changes: Drafts) => {
    turn += 1;
    unanswered.set(turn, changes);
    drafts = { ...drafts, ...changes };
    link.post({ type: "keep", turn, drafts: changes });
  };
  const settled = () => {
    const last = turn;
    return new Promise<void>((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        waiting.delete(look);
      };
      const look = () => {
        if ([...unanswered.keys()].some((one) => one <= last)) return;
        end();
        resolve();
      };
      const timer = setTimeout(() => {
        end();
        reject(new Error("The host keeps no drafts"));
      }, PATIENCE);
      waiting.add(look);
      look();
    });
  };
  keep({});
  await settled();
  const storage: StorageLike = {
    getItem: (key) => drafts[key] ?? null,
    setItem: (key, value) => keep({ [key]: value }),
    removeItem: (key) => keep({ [key]: null }),
  };
  return { storage, settled };
}

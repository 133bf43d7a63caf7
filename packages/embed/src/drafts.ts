import { type Drafts, isDraftName } from "./protocol.ts";

/** Drafts that the storage does not take; null for a removed draft. */
const unstored = new Map<string, string | null>();

/** The beginning of the storage keys of a portal's drafts. */
const prefixOf = (portal: string) => `broker-embed ${portal} `;

/** Returns the drafts of a portal's frames on this site. */
function readDrafts(portal: string): Drafts {
  const entries = new Map<string, string | null>();
  try {
    for (const [key, text] of Object.entries(localStorage)) entries.set(key, String(text));
  } catch {
    // The browser denies this page its storage too.
  }
  for (const [key, text] of unstored) entries.set(key, text);
  const prefix = prefixOf(portal);
  return Object.fromEntries(
    [...entries]
      .map(([key, text]) => [key.startsWith(prefix) ? key.slice(prefix.length) : "", text] as const)
      .filter(([name, text]) => isDraftName(name) && text !== null),
  );
}

/** Keeps changes of a portal's drafts, in memory where the storage does not take them. Returns all its drafts. */
export function keepDrafts(portal: string, changes: Drafts): Drafts {
  for (const [name, text] of Object.entries(changes)) {
    const key = prefixOf(portal) + name;
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
      unstored.delete(key);
    } catch {
      unstored.set(key, text);
    }
  }
  return readDrafts(portal);
}

/** Returns whether an event of the storage changed a portal's drafts; without a key, all were removed. */
export const isDraftEvent = ({ key }: StorageEvent, portal: string): boolean =>
  key === null || key.startsWith(prefixOf(portal));

interface Entry {
  readonly type: string;
  readonly anchors?: readonly { readonly id: string }[];
}
interface Index {
  readonly entries: Readonly<Record<string, Entry>>;
}

/**
 * Removes the headings of a docs page that are its stories from Storybook's index. The search finds stories by
 * themselves, and their headings would be listed instead of the part.
 */
export function dropStoryHeadings(index: string): string {
  const { entries, ...rest }: Index = JSON.parse(index);
  const isHeading = ({ id }: { readonly id: string }) => !Object.hasOwn(entries, id.replace(/^anchor--/, ""));
  const kept = Object.entries(entries).map(([id, entry]) => [
    id,
    entry.anchors ? { ...entry, anchors: entry.anchors.filter(isHeading) } : entry,
  ]);
  return JSON.stringify({ ...rest, entries: Object.fromEntries(kept) });
}

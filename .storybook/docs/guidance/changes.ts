/** The changes of a part in one release. */
export interface Release {
  /** The version; null for changes that are not yet released. */
  readonly version: string | null;
  readonly lines: readonly string[];
}

/** The sources of a package's history, as changesets write them. */
export interface History {
  /** The package's CHANGELOG.md; empty before its first release. */
  readonly changelog: string;
  /** The contents of the files in `.changeset`. */
  readonly changesets: readonly string[];
}

const toLines = (text: string): readonly string[] =>
  text.split("\n").map((line) => line.replace(/^\s*- (?:[\da-f]{7,}: )?/, "").trim());

/**
 * Returns the releases that changed a part, the newest first: a line of a changeset is about a part if it contains a name
 * of the part in backticks.
 */
export function readChanges(
  packageName: string,
  names: readonly string[],
  { changelog, changesets }: History,
): readonly Release[] {
  const isAbout = (line: string) => names.some((name) => line.includes(`\`${name}\``));
  const pending = changesets.filter((text) => text.split("---")[1]?.includes(`"${packageName}"`));
  const released = changelog.split(/^## /m).slice(1);
  const all: readonly Release[] = [
    { version: null, lines: pending.flatMap(toLines) },
    ...released.map((text) => ({ version: text.split("\n")[0]?.trim() ?? "", lines: toLines(text) })),
  ];
  return all
    .map(({ version, lines }) => ({ version, lines: lines.filter(isAbout) }))
    .filter(({ lines }) => lines.length > 0);
}

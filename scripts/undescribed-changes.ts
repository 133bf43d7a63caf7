import { changedModules, type Digests } from "./public-declarations.ts";

/** A published package and its folder in the workspace. */
interface Package {
  readonly name: string;
  readonly folder: string;
  /** The version of the last release; `0.0.0` before the first one. */
  readonly version: string;
}

/** A file of `.changeset`. */
interface Changeset {
  readonly text: string;
  /** Whether this branch added or edited it. */
  readonly isOwn: boolean;
}

/** The changes of a branch. */
export interface Changes {
  readonly files: readonly string[];
  readonly changesets: readonly Changeset[];
  /** The digests of the public types of each package, before and after. */
  readonly types: readonly [
    before: Readonly<Record<string, Digests>>,
    after: Readonly<Record<string, Digests>>,
  ];
}

/** Matches files that no user of a package gets. */
const INTERNAL =
  /\.(test|test-d|stories|setup)\.|\/(test|tests|bench)\/|screens\/src\/testing\/|\.md$|\/(tsconfig|vitest|tsdown)[^/]*$/;

/** Returns the packages that a changeset names: the keys of its front matter. */
export const namesOf = (changeset: string): readonly string[] => {
  const [, head = ""] = /^---\n([^]*?)^---$/m.exec(changeset) ?? [];
  return Array.from(head.matchAll(/^["']?(@[\w-]+\/[\w-]+)["']?:/gm), ([, name = ""]) => name);
};

/**
 * Returns a sentence for each package whose changes no changeset describes. `changeset status` accepts any changeset
 * for all packages, since they are released under one version. Before the first release the changeset of a package
 * describes it as a whole, so that only a change of its public names and types asks for a change of that file.
 */
export function findUndescribed(
  { files, changesets, types: [before, after] }: Changes,
  packages: readonly Package[],
): readonly string[] {
  const named = (sets: readonly Changeset[]) => new Set(sets.flatMap(({ text }) => namesOf(text)));
  const all = named(changesets);
  const own = named(changesets.filter(({ isOwn }) => isOwn));
  return packages.flatMap(({ name, folder, version }) => {
    const modules = changedModules(before[name], after[name]);
    if (modules.length > 0 && !own.has(name))
      return `The public names or types of ${name} changed, in ${modules.join(", ")}, and this branch changes no file of .changeset that names it.`;
    const isChanged = files.some((file) => file.startsWith(`${folder}/`) && !INTERNAL.test(file));
    return isChanged && !(version === "0.0.0" ? all : own).has(name)
      ? `${name} is changed, and no file of .changeset describes it: say what its users notice.`
      : [];
  });
}

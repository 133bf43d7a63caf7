/** A published package and its folder in the workspace. */
interface Package {
  readonly name: string;
  readonly folder: string;
}

/** Matches files that no user of a package gets. */
const INTERNAL =
  /\.(test|test-d|stories|setup)\.|\/(test|tests|testing|bench)\/|\.md$|\/(tsconfig|vitest|tsdown)[^/]*$/;

/** Returns the packages that a changeset names: the keys of its front matter. */
export const namesOf = (changeset: string): readonly string[] => {
  const [, head = ""] = /^---\n([^]*?)^---$/m.exec(changeset) ?? [];
  return Array.from(head.matchAll(/^["']?(@[\w-]+\/[\w-]+)["']?:/gm), ([, name = ""]) => name);
};

/**
 * Returns the packages with changed files that no changeset names. `changeset status` accepts any changeset for all
 * packages, since they are released under one version.
 */
export function findUndescribed(
  files: readonly string[],
  packages: readonly Package[],
  changesets: readonly string[],
): readonly string[] {
  const described = new Set(changesets.flatMap(namesOf));
  const isChanged = ({ folder }: Package) =>
    files.some((file) => file.startsWith(`${folder}/`) && !INTERNAL.test(file));
  return packages.filter((one) => isChanged(one) && !described.has(one.name)).map(({ name }) => name);
}

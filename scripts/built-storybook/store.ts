import { cpSync, existsSync, globSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** The folder of the local pictures, which Git ignores. */
export const storeFolder = join(root, ".pictures");
/** The accepted pictures. */
export const beforeFolder = join(storeFolder, "before");
/** The pictures of the last run. */
export const afterFolder = join(storeFolder, "after");
/** What differs between both, as a picture. */
const differenceFolder = join(storeFolder, "difference");
/** The files that a test run writes for pictures that differ from their committed baselines. */
const testsFolder = join(storeFolder, "tests");
const baselines = join(root, ".storybook/__screenshots__");

/** Returns the file of a picture: `story.mode-of-the-picture.png`. */
export const fileOf = (folder: string, story: string, name: string): string =>
  join(folder, `${story}.${name.replaceAll(" ", "-")}.png`);

/** A picture that a reviewer accepts or not, with the files of its two versions; null for a missing version. */
export interface Change {
  name: string;
  before: string | null;
  after: string;
  /** The file for the difference. */
  difference: string;
  /** Where an accepted picture is stored. */
  accepted: string;
}

const existing = (file: string): string | null => (existsSync(file) ? file : null);

/** Lists the pictures that a test run found different from their committed baselines. */
function listTestChanges(): Change[] {
  return globSync("*-actual.png", { cwd: testsFolder }).map((file) => {
    const name = basename(file, "-actual.png");
    const accepted = join(baselines, `${name}.png`);
    return {
      name: `committed/${name}`,
      before: existing(accepted),
      after: join(testsFolder, file),
      difference: join(testsFolder, `${name}-diff.png`),
      accepted,
    };
  });
}

/** Lists the pictures of the last run, and the pictures of tests that failed. */
export function listChanges(): Change[] {
  const taken = existsSync(afterFolder) ? readdirSync(afterFolder) : [];
  const changes = taken.map((file) => ({
    name: basename(file, ".png"),
    before: existing(join(beforeFolder, file)),
    after: join(afterFolder, file),
    difference: join(differenceFolder, file),
    accepted: join(beforeFolder, file),
  }));
  return [...changes, ...listTestChanges()];
}

/** Accepts pictures by name: their new version becomes the baseline. Returns how many were accepted. */
export function acceptPictures(isAccepted: (name: string) => boolean): number {
  const accepted = listChanges().filter(({ name }) => isAccepted(name));
  mkdirSync(beforeFolder, { recursive: true });
  for (const change of accepted) {
    cpSync(change.after, change.accepted);
    // The report then lists it no longer.
    if (change.name.startsWith("committed/")) rmSync(change.after);
  }
  return accepted.length;
}

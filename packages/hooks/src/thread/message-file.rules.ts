import type { Input } from "@broker/sdk";
import type { ProviderProfile } from "../capability/capability.rules.ts";
import { fileIssue } from "../form/file.rules.ts";
import type { Issue } from "../form/issue.ts";

/** The codes of a file that cannot be sent with a message. */
export type MessageFileCode = "fileType" | "fileTooLarge";

/** The file types that a file picker offers for a message: photos and PDF. */
export const messageFileTypes = ["image/jpeg", "image/png", "application/pdf"] as const;

const fields = ["File1", "File2", "File3"] as const;

/** Returns how many files a provider takes with a message. */
export function mostFilesOf({ settings }: Pick<ProviderProfile, "settings">): number {
  const most = settings.limits.messages?.files ?? 0;
  return Number.isInteger(most) ? Math.max(0, Math.min(most, fields.length)) : 0;
}

/** Returns what is wrong with each file of a message; null for one that can be sent. The provider validates the content. */
export const listFileIssues = (files: readonly File[]): readonly (Issue<MessageFileCode> | null)[] =>
  files.map((file) => fileIssue(file, messageFileTypes));

/** Converts files to the fields of a message; none for no files. */
export const toSentFiles = (files: readonly File[]): Pick<Input<"SendMessage">, (typeof fields)[number]> =>
  Object.fromEntries(
    fields.flatMap((field, index) => {
      const file = files[index];
      return file ? [[field, file] as const] : [];
    }),
  );

/**
 * Returns names in one order, each without what a provider may change: its ending, signs and a long beginning. A name of
 * which nothing is left gets that of its field, as providers name it.
 */
const toComparable = (names: readonly string[]): string =>
  names
    .map(
      (name, index) =>
        name
          .replace(/\.[^.]*$/, "")
          .replaceAll(/[^\p{L}\p{N}]/gu, "")
          .slice(-40) ||
        (fields[index] ?? ""),
    )
    .toSorted()
    .join("/");

/** Returns whether files are those of a message that arrived, by their names. */
export const areFileNames = (names: readonly string[], arrived: readonly string[]): boolean =>
  toComparable(names) === toComparable(arrived);

/** Returns the names of the files that were chosen before a reload, and not again since. */
export const listLost = (lost: readonly string[], files: readonly File[]): readonly string[] =>
  lost.filter((name) => !files.some((file) => file.name === name));
